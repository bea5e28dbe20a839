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
const DARK = { least: 2, most: 6 } as const;
/** Where the surfaces are compared. */
const BESIDE = 6;
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

type Colour = readonly [red: number, green: number, blue: number];

interface Across {
  readonly from: Place;
  readonly to: Place;
  readonly part: number;
}

/** The colours across a side, in half pixels, from the inside to the outside. */
function profileAt(picture: Pixels, { from, to, part }: Across): readonly Colour[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  return Array.from({ length: 2 * REACH + 1 }, (_, at) => {
    const out = (at - REACH) / 2;
    const sum: [number, number, number] = [0, 0, 0];
    for (const along of ALONG) {
      const by = part * length + along;
      addColour(sum, picture, { x: from.x + dx * by + dy * out, y: from.y + dy * by - dx * out });
    }
    return [sum[0] / ALONG.length, sum[1] / ALONG.length, sum[2] / ALONG.length] as const;
  });
}

/** How much brighter the edge is than the darkest places near it on either side. */
function ridgeOf(profile: readonly Colour[]): number {
  const lights = profile.map(([red, green, blue]) => (red + green + blue) / 3);
  let best = -Infinity;
  for (let at = REACH - EDGE; at <= REACH + EDGE; at += 1) {
    const inside = Math.min(...lights.slice(at - DARK.most, at - DARK.least + 1));
    const outside = Math.min(...lights.slice(at + DARK.least, at + DARK.most + 1));
    best = Math.max(best, (lights[at] ?? 0) - Math.max(inside, outside));
  }
  return best;
}

/** The difference of the two surfaces beside the edge, in the colour that differs most. */
function stepOf(profile: readonly Colour[]): number {
  const [inside, outside] = [profile[REACH - BESIDE], profile[REACH + BESIDE]];
  const differences = [0, 1, 2].map((channel) => (inside?.[channel] ?? 0) - (outside?.[channel] ?? 0));
  return Math.max(...differences.map(Math.abs));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** Adds the colour of the nearest pixel. */
function addColour(sum: [number, number, number], { data, width, height }: Pixels, { x, y }: Place): void {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)));
  const row = Math.min(height - 1, Math.max(0, Math.round(y)));
  const at = (row * width + column) * 4;
  sum[0] += data[at] ?? 0;
  sum[1] += data[at + 1] ?? 0;
  sum[2] += data[at + 2] ?? 0;
}
