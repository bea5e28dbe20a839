import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { seedOf } from "#game/seed.ts";

/** A random integer from the least to the most. */
export type Chance = (least: number, most: number) => number;

export function chanceOf(seed: number): Chance {
  const generator = xoroshiro128plus(seedOf(`face ${seed}`));
  return (least, most) => uniformInt(generator, least, most);
}

/** The units in which a card is drawn. */
const CARD_SIZE = { width: 1000, height: 1400 } as const;

/** What surrounds the printed picture. */
export type Border = "white" | "dark" | "coloured" | "none";

export function colour(chance: Chance, light: readonly [number, number]): string {
  return `hsl(${chance(0, 359)} ${chance(20, 80)}% ${chance(...light)}%)`;
}

/** A printed card with rounded corners, transparent around them. */
export function drawCard(chance: Chance, border: Border, edge: string): string {
  const { width, height } = CARD_SIZE;
  const inset = border === "none" ? 0 : chance(24, 60);
  const inner = { width: width - 2 * inset, height: height - 2 * inset };
  const band = height - inset - chance(180, 330);
  const blobs = Array.from({ length: 12 }, () => drawBlob(chance));
  const isFramed = chance(0, 2) === 0;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 0.75}" height="${height * 0.75}" viewBox="0 0 ${width} ${height}">
    <defs><linearGradient id="g" x1="0" y1="0" x2="${chance(0, 1)}" y2="1">
      <stop offset="0" stop-color="${colour(chance, [25, 75])}"/><stop offset="1" stop-color="${colour(chance, [15, 65])}"/>
    </linearGradient><clipPath id="card"><rect width="${width}" height="${height}" rx="${chance(30, 48)}"/></clipPath>
    <clipPath id="picture"><rect x="${inset}" y="${inset}" width="${inner.width}" height="${inner.height}"/></clipPath></defs>
    <g clip-path="url(#card)"><rect width="${width}" height="${height}" fill="${edge}"/>
      <rect x="${inset}" y="${inset}" width="${inner.width}" height="${inner.height}" rx="${inset > 0 ? 14 : 0}" fill="url(#g)"/>
      <g clip-path="url(#picture)">${blobs.join("")}${drawFigure(chance)}
        <rect x="${inset}" y="${band}" width="${inner.width}" height="${chance(110, 170)}" fill="${colour(chance, [8, 95])}"/></g>
      ${isFramed ? `<rect x="${inset + 22}" y="${inset + 22}" width="${inner.width - 44}" height="${inner.height - 44}" fill="none" stroke="${colour(chance, [60, 95])}" stroke-width="5"/>` : ""}
      <text x="${width / 2}" y="${band + 95}" font-family="DejaVu Sans" font-weight="700" font-size="76" fill="#fff"
        text-anchor="middle">${["SAKA", "ØDEGAARD", "BELLINGHAM", "YAMAL"][chance(0, 3)]}</text>
      <text x="${inset + 50}" y="${inset + 150}" font-family="DejaVu Sans" font-weight="700" font-size="110" fill="#fff"
        >${chance(60, 94)}</text></g></svg>`;
}

function drawBlob(chance: Chance): string {
  return `<ellipse cx="${chance(0, 1000)}" cy="${chance(0, 1200)}" rx="${chance(40, 330)}" ry="${chance(30, 260)}"
    transform="rotate(${chance(0, 180)} 500 600)" fill="${colour(chance, [15, 85])}" opacity="${chance(15, 80) / 100}"/>`;
}

/** A player from the waist up. */
function drawFigure(chance: Chance): string {
  const head = chance(95, 140);
  return `<path d="M${chance(180, 280)} 1150 Q${chance(240, 400)} ${chance(560, 640)} 500 ${chance(580, 640)}
      Q${chance(600, 760)} ${chance(560, 640)} ${chance(720, 820)} 1150 Z" fill="${colour(chance, [15, 90])}"/>
    <ellipse cx="500" cy="${chance(400, 470)}" rx="${head}" ry="${head * 1.3}" fill="hsl(28 45% ${chance(20, 75)}%)"/>`;
}
