import type { SharedCard } from "#contract/share.ts";
import { CARD_BOX, drawCardFront } from "#game/card/drawing/draw-card-front.ts";
import { type FrontText, frontTexts } from "#game/card/drawing/front-texts.ts";
import type { Words } from "#words/noun.ts";
import { FACE_PLACE, onPitch, type Picture, type PictureText, signature } from "./picture.ts";

/** The card's corner and size. */
const [LEFT, TOP, HEIGHT] = [95, 35, 560];
const SCALE = HEIGHT / CARD_BOX.height;
const WIDTH = CARD_BOX.width * SCALE;
/** The left edge of the texts beside the card. */
const ASIDE = 580;

/** Of a text's size: how far the middle of its letters is above the baseline. */
const MIDDLE_OF_LETTERS = 0.34;

/** Whose card it is, and its printed face in the store; null: unknown, and drawn. */
export interface CardFacts {
  readonly sharer: string | null;
  readonly face: string | null;
}

/** The front of a card, and its facts beside it. */
export function cardPicture(card: SharedCard, { sharer, face }: CardFacts, t: Words<"ui">): Picture {
  const shadow = `<rect x="${LEFT + 8}" y="${TOP + 14}" width="${WIDTH}" height="${HEIGHT}" rx="26" fill="#000000" fill-opacity="0.4"/>`;
  const printed = frontTexts(card, t(`playerCard.positionShort.${card.position}`), face !== null);
  return {
    face,
    shapes: onPitch(`${shadow}${frontOf(card, face !== null)}`),
    texts: [...printed.flatMap(toText), ...factsOf(card, sharer, t)],
  };
}

/** The drawing without its texts, at its place instead of the size of its own. */
function frontOf(card: SharedCard, isPrinted: boolean): string {
  const drawing = drawCardFront(card, { face: isPrinted ? FACE_PLACE : null, texts: null });
  const [root = ""] = /^<svg [^>]*>/u.exec(drawing) ?? [];
  const unsized = root.replaceAll(/ (?:x|y|width|height)="[^"]*"/gu, "");
  const placed = unsized.replace("<svg", `<svg x="${LEFT}" y="${TOP}" width="${WIDTH}" height="${HEIGHT}"`);
  return `${placed}${drawing.slice(root.length)}`;
}

/** A line on the card. Its signs of rarity aren't letters of the font, and its facts are beside the card anyway. */
function toText({ text, x, y, size, anchor, most, ink }: FrontText): PictureText[] {
  if (/^[●◆▲★]+$/u.test(text)) return [];
  const width = Math.round(most * SCALE);
  const at = Math.round(LEFT + x * SCALE);
  return [
    {
      text,
      colour: ink,
      x: anchor === "end" ? at - width / 2 : at,
      y: Math.round(TOP + (y - size * MIDDLE_OF_LETTERS) * SCALE),
      width,
      height: Math.round(size * 0.7 * SCALE),
      ...(anchor === "start" && { align: "left" as const }),
    },
  ];
}

/** What is on the card, beside it: large enough for a small preview. */
function factsOf(card: SharedCard, sharer: string | null, t: Words<"ui">): PictureText[] {
  const { playerName, club, overall, position, rarity } = card;
  const beside = { x: ASIDE, align: "left" } as const;
  const facts = `${t(`playerCard.rarity.${rarity}`)} · ${t(`playerCard.position.${position}`)}`;
  return [
    {
      ...beside,
      text: playerName.toUpperCase(),
      colour: "#ffffff",
      y: 165,
      width: 540,
      height: 130,
    },
    { ...beside, text: club, colour: "#ffd35c", y: 282, width: 540, height: 54 },
    { ...beside, text: facts, colour: "#d9e6dc", y: 355, width: 540, height: 44 },
    { ...beside, text: String(overall), colour: "#ffffff", y: 450, width: 200, height: 100 },
    ...signature(sharer, ASIDE),
  ];
}
