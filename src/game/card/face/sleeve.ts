import type { Pixels } from "./pixels.ts";
import type { Place } from "./projection.ts";
import type { Quad } from "./quads.ts";

/** How far to each side of an edge, in pixels, the surfaces are compared. */
const APART = 2.5;
/** Where along a side: not at its ends, where other edges meet. */
const PLACES = Array.from({ length: 24 }, (_, at) => 0.1 + (0.8 * (at + 0.5)) / 24);
/** How much brighter than both surfaces the edge of a sleeve is: absolutely, and compared with the surfaces' difference. */
const RIDGE = { least: 0.8, times: 0.35 } as const;

/**
 * Whether a quadrilateral is the edge of a sleeve around a card: a line of light that is brighter than what is on both
 * sides of it, and these are nearly the same. At the edge of a card, one surface ends and another begins.
 */
export function isSleeve(picture: Pixels, corners: Quad): boolean {
  const sides = corners.map((from, at) => isRidge(picture, from, corners[(at + 1) % 4] ?? from));
  return sides.some(Boolean);
}

function isRidge(picture: Pixels, from: Place, to: Place): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const [outX, outY] = [dy / length, -dx / length];
  const meanAt = (offset: number): number =>
    PLACES.reduce(
      (sum, part) =>
        sum + lightAt(picture, from.x + dx * part + outX * offset, from.y + dy * part + outY * offset),
      0,
    ) / PLACES.length;
  const edge = Math.max(meanAt(-0.7), meanAt(0), meanAt(0.7));
  const [inside, outside] = [meanAt(-APART), meanAt(APART)];
  const above = edge - Math.max(inside, outside);
  return above > RIDGE.least && above > RIDGE.times * Math.abs(inside - outside);
}

/** The mean of red, green and blue, interpolated. */
function lightAt({ data, width, height }: Pixels, x: number, y: number): number {
  const left = Math.min(width - 2, Math.max(0, Math.floor(x)));
  const top = Math.min(height - 2, Math.max(0, Math.floor(y)));
  const [partX, partY] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))];
  const at = (top * width + left) * 4;
  const light = (from: number): number =>
    ((data[from] ?? 0) + (data[from + 1] ?? 0) + (data[from + 2] ?? 0)) / 3;
  const upper = light(at) * (1 - partX) + light(at + 4) * partX;
  const lower = light(at + width * 4) * (1 - partX) + light(at + width * 4 + 4) * partX;
  return upper * (1 - partY) + lower * partY;
}
