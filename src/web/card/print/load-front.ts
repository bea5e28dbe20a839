import { drawCardFront } from "#game/card/drawing/draw-card-front.ts";
import { type FrontText, frontTexts } from "#game/card/drawing/front-texts.ts";
import { words } from "#web/language/words.ts";
import type { CardFace } from "#web/ui/card/player-card.tsx";

const FACES = {
  display: '"Sofia Sans Extra Condensed Variable", Impact, sans-serif',
  text: '"Figtree Variable", system-ui, sans-serif',
} as const;

/** The front of a card, ready to be drawn on a canvas. */
export interface LoadedFront {
  readonly picture: HTMLImageElement;
  readonly texts: readonly FrontText[];
}

export interface FrontToLoad {
  /** The address of the face of a printed card; null: drawn. */
  readonly face: string | null;
  /** How far the stock continues around the card, in hundredths of its width; 0: none. */
  readonly bleed?: number;
}

/**
 * Loads the front of a card, and the letters of its texts.
 *
 * @throws TypeError if the face couldn't be fetched
 */
export async function loadFront(card: CardFace, { face, bleed = 0 }: FrontToLoad): Promise<LoadedFront> {
  const printed = face === null ? null : await asDataAddress(face);
  const picture = await loaded(drawCardFront(card, { face: printed, bleed, texts: null }));
  const texts = frontTexts(card, words("ui")(`playerCard.positionShort.${card.position}`), face !== null);
  await fontsFor(texts);
  return { picture, texts };
}

/** A picture as a data: address: an SVG document can show no other. */
async function asDataAddress(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new TypeError("The face of the card could not be fetched.");
  const blob = await answer.blob();
  return new Promise((settle, fail) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => {
      if (typeof reader.result === "string") settle(reader.result);
    });
    reader.addEventListener("error", () => fail(new TypeError("The face of the card could not be read.")));
    reader.readAsDataURL(blob);
  });
}

async function loaded(svg: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** A canvas doesn't wait for fonts. The texts decide which parts of them to load. */
async function fontsFor(texts: readonly FrontText[]): Promise<void> {
  const letters = texts.map(({ text }) => text).join("");
  await Promise.all(Object.values(FACES).map((face) => document.fonts.load(`800 32px ${face}`, letters)));
}

const ALIGN = { start: "left", middle: "center", end: "right" } as const;

/** Writes a line of a front, in hundredths of the card's width from its top left corner. */
export function writeFrontText(
  canvas: CanvasRenderingContext2D,
  { text, x, y, size, weight, anchor, face, ...line }: FrontText,
): void {
  const fontOf = (px: number) => `${weight} ${px}px ${FACES[face]}`;
  canvas.font = fontOf(size);
  const wide = canvas.measureText(text).width;
  if (wide > line.most) canvas.font = fontOf((size * line.most) / wide);
  canvas.textAlign = ALIGN[anchor];
  canvas.fillStyle = line.ink;
  canvas.fillText(text, x, y);
}
