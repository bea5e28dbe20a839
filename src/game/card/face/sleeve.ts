import type { Pixels } from "./pixels.ts";
import type { Place } from "./projection.ts";

/** The longer side of the picture in which sleeves are looked for: between card and sleeve are a few pixels. */
export const SLEEVE_SIDE = 1200;

/** Where along a side: not at its ends, where other edges meet. */
const PLACES = Array.from({ length: 24 }, (_, at) => 0.1 + (0.8 * (at + 0.5)) / 24);
/** The light at a place is the mean of so many points along the side, in pixels. */
const ALONG = [-3.9, -2.6, -1.3, 0, 1.3, 2.6, 3.9] as const;
/** Across a side, in half pixels: where the edge itself may be, and how far from it the dark is on both sides of it. */
const EDGE = 4;
const DARK = { least: 2, most: 8 } as const;
/** Where the surfaces are compared. */
const BESIDE = 5;
const REACH = EDGE + DARK.most;
/** How much brighter than both surfaces the edge of a sleeve is: absolutely, and compared with the surfaces' difference. */
const RIDGE = { least: 4, times: 0.14 } as const;

/**
 * Whether a side is the edge of a sleeve around a card: a line of light, brighter than what is on both sides of it. At the
 * edge of a card, one surface ends and another begins.
 */
export function isSleeveEdge(picture: Pixels, from: Place, to: Place): boolean {
  const profiles = PLACES.map((part) => profileAt(picture, { from, to, part }));
  const ridge = median(profiles.map(ridgeOf));
  const step = median(profiles.map(stepOf));
  return ridge >= RIDGE.least && ridge >= RIDGE.times * step;
}

interface Across {
  readonly from: Place;
  readonly to: Place;
  readonly part: number;
}

/** The light across a side, in half pixels, from the inside to the outside. */
function profileAt(picture: Pixels, { from, to, part }: Across): readonly number[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  return Array.from({ length: 2 * REACH + 1 }, (_, at) => {
    const out = (at - REACH) / 2;
    let sum = 0;
    for (const along of ALONG) {
      const by = part * length + along;
      sum += lightAt(picture, from.x + dx * by + dy * out, from.y + dy * by - dx * out);
    }
    return sum / ALONG.length;
  });
}

/** The difference of the two surfaces, just beside the edge. */
function stepOf(profile: readonly number[]): number {
  return Math.abs((profile[REACH - BESIDE] ?? 0) - (profile[REACH + BESIDE] ?? 0));
}

/** How much brighter the edge is than the darkest places near it on either side. */
function ridgeOf(profile: readonly number[]): number {
  let best = -Infinity;
  for (let at = REACH - EDGE; at <= REACH + EDGE; at += 1) {
    const inside = Math.min(...profile.slice(at - DARK.most, at - DARK.least + 1));
    const outside = Math.min(...profile.slice(at + DARK.least, at + DARK.most + 1));
    best = Math.max(best, (profile[at] ?? 0) - Math.max(inside, outside));
  }
  return best;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** The mean of red, green and blue of the nearest pixel. */
function lightAt({ data, width, height }: Pixels, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)));
  const row = Math.min(height - 1, Math.max(0, Math.round(y)));
  const at = (row * width + column) * 4;
  return ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
}
