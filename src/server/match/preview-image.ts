import { existsSync } from "node:fs";
import { join } from "node:path";
import type { OverlayOptions } from "sharp";
import { escapedMarkup } from "./escaped-markup.ts";
import type { MatchPreview } from "./match-preview.ts";

/** The size that messengers and social sites show whole. */
const WIDTH = 1200;
const HEIGHT = 630;

/** The comma ends the family's name: without it Pango takes "Extra Condensed" for a width. */
const FONT = "Sofia Sans Extra Condensed, 10";

const STRIPES = Array.from(
  { length: 6 },
  (_, index) => `<rect x="${index * 200}" width="100" height="630"/>`,
);

/** The pitch at night, without a word on it. */
const GROUND = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <defs>
    <radialGradient id="light" cx="0" cy="0" r="0.75"><stop stop-color="#fff4cf" stop-opacity="0.45"/><stop offset="1" stop-color="#fff4cf" stop-opacity="0"/></radialGradient>
    <radialGradient id="shade" cx="0.5" cy="0.45" r="0.75"><stop offset="0.4" stop-color="#00100a" stop-opacity="0"/><stop offset="1" stop-color="#00100a" stop-opacity="0.75"/></radialGradient>
  </defs>
  <rect width="100%" height="100%" fill="#15573a"/>
  <g fill="#185f40">${STRIPES.join("")}</g>
  <g fill="none" stroke="#f3f0dd" stroke-opacity="0.35" stroke-width="5">
    <rect x="40" y="40" width="1120" height="550" rx="4"/><path d="M600 40V590"/><circle cx="600" cy="315" r="130"/>
    <path d="M40 150a165 165 0 0 1 0 330M1160 150a165 165 0 0 0 0 330"/>
  </g>
  <rect width="100%" height="100%" fill="url(#shade)"/>
  <rect width="100%" height="100%" fill="url(#light)"/>
  <rect width="100%" height="100%" fill="url(#light)" transform="matrix(-1 0 0 1 ${WIDTH} 0)"/>
  <rect x="430" y="205" width="340" height="220" rx="18" fill="#06150d" fill-opacity="0.85"/>
</svg>`;

/** The ground as pixels: drawing it takes ten times as long as writing on it. */
let ground: Promise<Buffer> | null = null;

interface Words {
  readonly text: string;
  readonly colour: string;
  /** The box that the words fill as large as they fit, and its middle. */
  readonly box: { readonly width: number; readonly height: number; readonly x: number; readonly y: number };
}

/**
 * Draws the preview image of a match as a PNG. sharp is loaded at the first image.
 *
 * @param webDir the built pages, which hold the face to write with; without it the machine's own font writes
 */
export async function drawPreview(preview: MatchPreview, webDir: string | null): Promise<Buffer> {
  const { sharp } = await import("#server/card/photo/sharp.ts");
  const face = webDir === null ? null : join(webDir, "preview-face.ttf");
  const fontfile = face !== null && existsSync(face) ? { fontfile: face } : {};
  const layers = await Promise.all(
    wordsOf(preview).map(async ({ text, colour, box }): Promise<OverlayOptions> => {
      const markup = `<span foreground="${colour}">${escapedMarkup(written(text))}</span>`;
      const { data, info } = await sharp({
        text: { text: markup, font: FONT, ...fontfile, rgba: true, align: "centre", ...sizeOf(box) },
      })
        .png()
        .toBuffer({ resolveWithObject: true });
      const left = Math.round(box.x - info.width / 2);
      return { input: data, left, top: Math.round(box.y - info.height / 2) };
    }),
  );
  ground ??= sharp(Buffer.from(GROUND)).removeAlpha().raw().toBuffer();
  return sharp(await ground, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .composite(layers)
    .png()
    .toBuffer();
}

function wordsOf({ homeTeamName, awayTeamName, homeScore, awayScore, matchType }: MatchPreview): Words[] {
  const kind = matchType === "ranked" ? "RANKED MATCH" : "QUICK MATCH";
  return [
    {
      text: `${homeScore}–${awayScore}`,
      colour: "#ffffff",
      box: { width: 280, height: 150, x: 600, y: 315 },
    },
    {
      text: homeTeamName.toUpperCase(),
      colour: "#ffd35c",
      box: { width: 340, height: 110, x: 235, y: 315 },
    },
    {
      text: awayTeamName.toUpperCase(),
      colour: "#d8ecff",
      box: { width: 340, height: 110, x: 965, y: 315 },
    },
    { text: "PANNA", colour: "#ffffff", box: { width: 180, height: 52, x: 600, y: 110 } },
    { text: kind, colour: "#ffffff", box: { width: 220, height: 34, x: 600, y: 525 } },
  ];
}

function sizeOf({ width, height }: Words["box"]) {
  return { width, height };
}

/** Letters that the face lacks, without their marks: an s for an š. */
function written(text: string): string {
  return text.replaceAll(/[^\u0020-\u00ff–]/gu, (letter) =>
    letter.normalize("NFD").replaceAll(/\p{M}/gu, ""),
  );
}
