import type { OwnCardView } from "#contract/card/card.ts";
import { CARD_BOX, drawCardFront } from "#game/card/drawing/draw-card-front.ts";
import { type FrontText, frontTexts } from "#game/card/drawing/front-texts.ts";
import { PRINT_BLEED, PRINT_DOTS_PER_METRE, PRINT_PIXELS } from "#game/card/drawing/print-measures.ts";
import { words } from "#web/language/words.ts";
import { withResolution } from "./with-resolution.ts";

const FACES = {
  display: '"Sofia Sans Extra Condensed Variable", Impact, sans-serif',
  text: '"Figtree Variable", system-ui, sans-serif',
} as const;

/**
 * The front of a card for a printer, as a PNG file with bleed: drawn here, where the fonts are. It shows the face alone,
 * never the photo it was taken from, and is drawn from pixels, so nothing of a camera or a place is in it.
 *
 * @throws Error with a text for the manager if the browser can't draw; TypeError if the face couldn't be fetched
 */
export async function printCard(card: OwnCardView): Promise<File> {
  const t = words("card");
  const canvas = document.createElement("canvas");
  canvas.width = PRINT_PIXELS.width;
  canvas.height = PRINT_PIXELS.height;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error(t("print.unsupported"));
  const face = card.photo === null ? null : await asDataAddress(card.photo.large);
  const picture = await loaded(drawCardFront(card, { face, bleed: PRINT_BLEED, texts: null }));
  const scale = canvas.width / (CARD_BOX.width + 2 * PRINT_BLEED);
  const height = scale * (CARD_BOX.height + 2 * PRINT_BLEED);
  // The drawing is a hair taller than a card; what is over is bleed.
  const top = (canvas.height - height) / 2;
  context.drawImage(picture, 0, top, canvas.width, height);
  const texts = frontTexts(card, words("ui")(`playerCard.positionShort.${card.position}`), face !== null);
  await fontsFor(texts);
  context.setTransform(scale, 0, 0, scale, scale * PRINT_BLEED, top + scale * PRINT_BLEED);
  for (const text of texts) write(context, text);
  const png = await new Promise<Blob | null>((settle) => {
    canvas.toBlob(settle, "image/png");
  });
  if (png === null) throw new Error(t("print.unsupported"));
  const bytes = withResolution(new Uint8Array(await png.arrayBuffer()), PRINT_DOTS_PER_METRE);
  return new File([bytes], `${fileNameOf(card.playerName) || t("print.fileName")}.png`, { type: png.type });
}

/** Such as "bukayo-saka"; keeps letters of any script. */
function fileNameOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/gu, "");
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

function write(
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
