import type { Corner } from "#game/card/face/corners.ts";
import type { Frame } from "./camera.ts";
import { type Chance, colour } from "./drawn-card.ts";

/** The table or paper under a card. */
export interface Ground {
  readonly fill: string;
  /** The number of lines in it. */
  readonly grain: number;
}

export function drawTable(chance: Chance, { width, height }: Frame, { fill, grain }: Ground): string {
  const lines = Array.from({ length: grain }, () => {
    const y = chance(0, height);
    return `<path d="M0 ${y} Q${chance(200, width - 200)} ${y + chance(-40, 40)} ${width} ${y + chance(-30, 30)}" stroke="#000"
      stroke-width="${chance(1, 7)}" fill="none" opacity="${chance(3, 16) / 100}"/>`;
  });
  return `<rect width="${width}" height="${height}" fill="${fill}"/>${lines.join("")}`;
}

/** A pen, a coin, a slip of paper and the back of a card, in pixels. */
const THINGS = [
  { long: 460, short: 20 },
  { long: 110, short: 110 },
  { long: 320, short: 225 },
  { long: 250, short: 345 },
] as const;

/** Pens, coins, a slip with the code and other cards around a card, not over it. */
export function drawClutter(chance: Chance, { width, height }: Frame, card: readonly Corner[]): string {
  const things = Array.from({ length: chance(3, 8) }, () => {
    const kind = chance(0, 3);
    const { long, short } = THINGS[kind] ?? THINGS[0];
    const reach = Math.hypot(long, short) / 2;
    const at = freePlace(chance, { width, height }, card, reach * 0.8);
    if (at === null) return "";
    const shape =
      kind === 1
        ? `<circle r="55" fill="hsl(${chance(20, 50)} ${chance(10, 60)}% ${chance(40, 70)}%)" stroke="#0006" stroke-width="4"/>`
        : `<rect x="${-long / 2}" y="${-short / 2}" width="${long}" height="${short}" rx="${kind === 0 ? 12 : 3}" fill="${kind === 2 ? "#f7f5ee" : colour(chance, [15, 85])}"/>`;
    const marks =
      kind === 2
        ? `<text x="-115" y="15" font-family="DejaVu Sans Mono" font-size="36">ACEF-3479</text>`
        : "";
    return `<g transform="translate(${at.x} ${at.y}) rotate(${chance(0, 359)})">${shape}${marks}</g>`;
  });
  return things.join("");
}

/** Where a thing of this radius doesn't cover the card, partly outside the photo at most; null: nowhere. */
function freePlace(
  chance: Chance,
  { width, height }: Frame,
  card: readonly Corner[],
  reach: number,
): Corner | null {
  for (let attempt = 0; attempt < 30; attempt += 1) {
    const at = { x: chance(0, width), y: chance(0, height) };
    if (distanceTo(card, at) > reach) return at;
  }
  return null;
}

/** From a clockwise polygon: 0 inside. */
function distanceTo(polygon: readonly Corner[], { x, y }: Corner): number {
  let outside = 0;
  for (const [index, from] of polygon.entries()) {
    const to = polygon[(index + 1) % polygon.length] ?? from;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    outside = Math.max(outside, ((x - from.x) * dy - (y - from.y) * dx) / Math.hypot(dx, dy));
  }
  return outside;
}

/** A sleeve a little wider than the card and higher at its top, with streaks of light on it. */
export function drawGlare(chance: Chance, at: (u: number, v: number) => Corner): string {
  const wide = chance(15, 25) / 1000;
  const top = chance(10, 30) / 1000;
  const corners = [at(-wide, -top), at(1 + wide, -top), at(1 + wide, 1 + wide / 2), at(-wide, 1 + wide / 2)];
  const points = (places: readonly Corner[]): string => places.map(({ x, y }) => `${x},${y}`).join(" ");
  const streaks = Array.from({ length: chance(1, 3) }, () => {
    const [u, lean, breadth] = [chance(-10, 90) / 100, chance(-40, 40) / 100, chance(6, 26) / 100];
    const places = [at(u, 0), at(u + breadth, 0), at(u + breadth + lean, 1), at(u + lean, 1)];
    return `<polygon points="${points(places)}" fill="#fff" opacity="${chance(25, 85) / 100}" filter="url(#glare)"/>`;
  });
  return `<defs><filter id="glare"><feGaussianBlur stdDeviation="${chance(8, 30)}"/></filter>
    <clipPath id="sleeve"><polygon points="${points(corners)}"/></clipPath></defs>
    <g clip-path="url(#sleeve)"><polygon points="${points(corners)}" fill="#fff" opacity="${chance(2, 9) / 100}"/>${streaks.join("")}</g>
    <polygon points="${points(corners)}" fill="none" stroke="#fff" stroke-width="2" opacity="${chance(10, 45) / 100}"/>`;
}
