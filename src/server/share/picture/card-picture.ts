import type { SharedCard } from "#contract/share.ts";
import type { Rarity } from "#game/card/rarity.ts";
import { escapedMarkup } from "#server/match/escaped-markup.ts";
import type { Words } from "#words/noun.ts";
import { onPitch, type Picture, type PictureText, signature } from "./picture.ts";

/** The card's corner and size, 5:7. */
const [LEFT, TOP, WIDTH, HEIGHT] = [95, 45, 386, 540];
const MIDDLE = LEFT + WIDTH / 2;
/** The left edge of the texts beside the card. */
const ASIDE = 560;

/** The colours of a rarity's stock, edge and text, and its signs, which tell it apart without colours. */
const LOOKS: Readonly<Record<Rarity, Look>> = {
  common: { stock: "#efe9d6", edge: "#a39871", ink: "#14160f", marks: 1, mark: "M0-8a8 8 0 1 0 .1 0Z" },
  rare: { stock: "#dff4fd", edge: "#4aa6d6", ink: "#06202f", marks: 2, mark: "M0-10 9 0 0 10-9 0Z" },
  epic: { stock: "#ff8a70", edge: "#a50f23", ink: "#2a0207", marks: 3, mark: "M0-9 10 8H-10Z" },
  legendary: {
    stock: "#ffd65a",
    edge: "#a86a00",
    ink: "#2b1a00",
    marks: 4,
    mark: "M0-11 3-4 11-3 5 2 7 10 0 6-7 10-5 2-11-3-3-4Z",
  },
};

interface Look {
  readonly stock: string;
  readonly edge: string;
  readonly ink: string;
  /** A row of this many signs. */
  readonly marks: number;
  readonly mark: string;
}

const BODY = "M4 134c0-30 8-43 28-49l17-6h22l17 6c20 6 28 19 28 49Z";
const HEAD =
  "M48 60h24v18c0 12-24 12-24 0ZM60 16c14 0 20.5 10 20.5 23 0 2 2.5 2 2 7-.5 4-2.5 6-4 6C77 64 69 73 60 73S43 64 41.5 52c-1.5 0-3.5-2-4-6-.5-5 2-5 2-7 0-13 6.5-23 20.5-23Z";

const NO_COLOURS = { primary: "#12683a", secondary: "#f3f0dd" };

/** The front of a card, and its facts beside it. */
export function cardPicture(card: SharedCard, sharer: string | null, t: Words<"ui">): Picture {
  return { shapes: onPitch(frontOf(card)), texts: [...printOn(card, t), ...factsOf(card, sharer, t)] };
}

/** A row of signs around the middle of the card. */
function marksOf({ marks, mark, ink }: Look): string {
  const row = Array.from({ length: marks }, (_, at) => {
    const x = MIDDLE + (at - (marks - 1) / 2) * 30;
    return `<path d="${mark}" transform="translate(${x} ${TOP + 514})"/>`;
  });
  return `<g fill="${ink}">${row.join("")}</g>`;
}

function frontOf({ rarity, clubColours }: SharedCard): string {
  const { stock, edge } = LOOKS[rarity];
  const colours = clubColours ?? NO_COLOURS;
  const [primary, secondary] = [escapedMarkup(colours.primary), escapedMarkup(colours.secondary)];
  return `<defs>
    <linearGradient id="stock" x1="0" y1="0" x2="0.5" y2="1"><stop stop-color="#ffffff"/><stop offset="0.4" stop-color="${stock}"/></linearGradient>
    <linearGradient id="art" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${primary}" stop-opacity="0.35"/><stop offset="1" stop-color="${primary}"/></linearGradient>
    <clipPath id="window"><rect x="${LEFT + 26}" y="${TOP + 26}" width="${WIDTH - 52}" height="360" rx="16"/></clipPath>
  </defs>
  <rect x="${LEFT + 8}" y="${TOP + 14}" width="${WIDTH}" height="${HEIGHT}" rx="28" fill="#000000" fill-opacity="0.35"/>
  <rect x="${LEFT}" y="${TOP}" width="${WIDTH}" height="${HEIGHT}" rx="28" fill="url(#stock)" stroke="${edge}" stroke-width="5"/>
  <g clip-path="url(#window)">
    <rect x="${LEFT}" y="${TOP}" width="${WIDTH}" height="400" fill="#f7f4e8"/>
    <rect x="${LEFT}" y="${TOP}" width="${WIDTH}" height="400" fill="url(#art)"/>
    <g transform="translate(${MIDDLE - 150} ${TOP + 72}) scale(2.5)">
      <path d="${BODY}" fill="${primary}" stroke="${secondary}" stroke-width="3"/>
      <path d="M60 78v60" stroke="${secondary}" stroke-width="9"/>
      <path d="${HEAD}" fill="#20362b"/>
    </g>
  </g>
  <rect x="${LEFT + 26}" y="${TOP + 26}" width="${WIDTH - 52}" height="360" rx="16" fill="none" stroke="${edge}" stroke-width="4"/>
  <rect x="${LEFT + 14}" y="${TOP + 14}" width="112" height="136" rx="18" fill="${stock}" stroke="${edge}" stroke-width="4"/>
  ${marksOf(LOOKS[rarity])}`;
}

/** What is printed on the card itself. */
function printOn({ playerName, club, overall, position, rarity }: SharedCard, t: Words<"ui">): PictureText[] {
  const { ink } = LOOKS[rarity];
  const inside = WIDTH - 60;
  return [
    { text: String(overall), colour: ink, x: LEFT + 70, y: TOP + 66, width: 92, height: 72 },
    {
      text: t(`playerCard.positionShort.${position}`),
      colour: ink,
      x: LEFT + 70,
      y: TOP + 124,
      width: 84,
      height: 30,
    },
    {
      text: playerName.toUpperCase(),
      colour: ink,
      x: MIDDLE,
      y: TOP + 430,
      width: inside,
      height: 58,
    },
    { text: club, colour: ink, x: MIDDLE, y: TOP + 483, width: inside, height: 28 },
  ];
}

/** The same beside the card, large enough for a small preview. */
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
      width: 560,
      height: 130,
    },
    { ...beside, text: club, colour: "#ffd35c", y: 282, width: 560, height: 54 },
    { ...beside, text: facts, colour: "#d9e6dc", y: 355, width: 560, height: 44 },
    { ...beside, text: String(overall), colour: "#ffffff", y: 450, width: 200, height: 100 },
    ...signature(sharer, ASIDE),
  ];
}
