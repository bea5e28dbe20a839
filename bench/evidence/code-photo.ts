import { CODE_ALPHABET } from "#game/card/verification-code.ts";
import { players } from "#game/world/catalogue/players.ts";
import { sharp } from "#server/card/photo/sharp.ts";
import { anySpoiling, type Chance, chanceFrom, drawScene, takePicture } from "#bench/support/card-photo.ts";
import { handwritten } from "./handwriting.ts";

/** How a code is written on the slip. */
export type Writing = "hand" | "print" | "none";

/** The product's own face for display, which ships as TTF too. */
const BUNDLED = "src/web/public/preview-face.ttf";
const PRINTED = ["DejaVu Sans", "Liberation Sans", "DejaVu Sans Mono", "Liberation Mono", "DejaVu Serif"];

/** Any code, from a seed. */
export function anyCode(seed: number): string {
  const chance = chanceFrom(seed + 5_000_000);
  return Array.from({ length: 8 }, () => CODE_ALPHABET[chance(0, CODE_ALPHABET.length - 1)]).join("");
}

/** A photo of a card with a slip of paper below it: a code in handwriting or in print, or nothing that's a code. */
export async function codePhoto(seed: number, code: string, writing: Writing): Promise<Buffer> {
  const chance = chanceFrom(seed + 9_000_000);
  const player = players[(seed * 37) % players.length];
  if (player === undefined) throw new Error("no player");
  const facts = {
    seed,
    tableSeed: seed,
    playerName: player.name,
    club: "Arsenal",
    position: player.position,
  };
  const scene = drawScene({ ...facts, code: null });
  const slip = writing === "none" ? "" : await drawSlip(code, writing, chance);
  return takePicture(
    { ...scene, svg: scene.svg.replace(/<\/svg>$/u, `${slip}</svg>`) },
    anySpoiling(seed),
    seed,
  );
}

async function drawSlip(code: string, writing: Writing, chance: Chance): Promise<string> {
  const height = chance(52, 110);
  const between = ["-", "-", " ", ""][chance(0, 3)] ?? "-";
  const text = code.slice(0, 4) + between + code.slice(4);
  const wide = height * 9;
  const left = chance(40, Math.max(41, 1460 - Math.round(wide)));
  const top = chance(1560, 1760);
  const paper = ["#fbfaf5", "#ffffff", "#f3efdf", "#f6f6f2"][chance(0, 3)];
  const lines = chance(0, 3) === 0 ? ruled({ left, top, wide, height }) : "";
  const line = { x: left + height * 0.6, baseline: top + height * 1.5, height };
  const drawn = writing === "hand" ? handwritten(text, line, chance) : await printed(text, line, chance);
  return `<g transform="rotate(${chance(-140, 140) / 10} ${left + wide / 2} ${top + height})">
    <rect x="${left}" y="${top}" width="${wide}" height="${height * 2.1}" fill="${paper}"/>${lines}${drawn}</g>`;
}

/** Ruled paper. */
function ruled(slip: {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly height: number;
}): string {
  return [0.3, 1.68]
    .map((part) => {
      const y = slip.top + slip.height * part;
      return `<path d="M${slip.left} ${y}H${slip.left + slip.wide}" stroke="#9bb7d8" stroke-width="2"/>`;
    })
    .join("");
}

interface PrintedLine {
  readonly x: number;
  readonly baseline: number;
  readonly height: number;
}

async function printed(text: string, { x, baseline, height }: PrintedLine, chance: Chance): Promise<string> {
  const face = chance(0, PRINTED.length);
  if (face < PRINTED.length) {
    return `<text x="${x}" y="${baseline}" font-family="${PRINTED[face]}" font-weight="${chance(0, 1) === 0 ? 400 : 700}"
      font-size="${height * 1.25}" fill="#161616">${text}</text>`;
  }
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="#161616">${text}</span>`,
      fontfile: BUNDLED,
      font: "PannaPreview",
      rgba: true,
      height: Math.round(height),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return `<image x="${x}" y="${baseline - height}" width="${(info.width * height) / info.height}" height="${height}"
    href="data:image/png;base64,${data.toString("base64")}"/>`;
}
