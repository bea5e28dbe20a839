import { checkCorners, type Corners } from "./corners.ts";
import { type Edges, findEdges, findLines } from "./lines.ts";
import { type Pixels, shrink } from "./pixels.ts";
import { type Place, projected, projectionOnto } from "./straighten.ts";
import { type Candidate, findQuads, type Quad } from "./quads.ts";

/** The longer side of the picture in which the card is looked for: enough for 0.1 % of it, and quick. */
const SIDE = 400;
/** The share of its rank that a candidate loses if nothing is printed in it. */
const PLAIN = 0.3;

/**
 * The corners of the card on a photo, clockwise from the one at its top left, unless the card is upside down: that
 * doesn't show on its edges. A fifth of a second.
 *
 * @returns null if no card stands out
 */
export function findCorners(photo: Pixels): Corners | null {
  const small = shrink(photo, Math.ceil(Math.max(photo.width, photo.height) / SIDE));
  const fine = shrink(photo, Math.ceil(Math.max(photo.width, photo.height) / SLEEVE_SIDE));
  const edges = findEdges(small);
  const ranked = findQuads(findLines(edges), small).map((candidate) => ({
    ...candidate,
    rank: candidate.score * (1 - PLAIN * (1 - contentOf(edges, candidate.corners))),
  }));
  const best = bestOf(ranked, sleeveEdges(fine, fine.width / small.width));
  if (best === null) return null;
  const inside = (value: number, side: number): number => Math.min(1, Math.max(0, (value + 0.5) / side));
  const corners = best.corners.map(({ x, y }) => ({
    x: inside(x, small.width),
    y: inside(y, small.height),
  }));
  const checked = checkCorners(corners);
  return checked.ok ? checked.value : null;
}

/** Points in each direction. */
const GRID = 16;
/** The share of a quadrilateral, at each side, that doesn't count: a border is plain. */
const BORDER = 0.1;
/** From this mean edge on, it is full of things. Grain alone is a fifth. */
const FULL = 0.5;

/** How much is printed in a quadrilateral, 0 to 1: nothing on a sheet of paper, much on a card. */
export function contentOf({ width, height, strength }: Edges, corners: Quad): number {
  const onPicture = projectionOnto(corners);
  let sum = 0;
  for (let at = 0; at < GRID ** 2; at += 1) {
    const [u, v] = [at % GRID, Math.floor(at / GRID)].map(
      (step) => BORDER + ((1 - 2 * BORDER) * (step + 0.5)) / GRID,
    );
    const { x, y } = projected(onPicture, { x: u ?? 0, y: v ?? 0 });
    const column = Math.min(width - 1, Math.max(0, Math.round(x)));
    const row = Math.min(height - 1, Math.max(0, Math.round(y)));
    sum += strength[row * width + column] ?? 0;
  }
  return Math.min(1, sum / GRID ** 2 / FULL);
}

/** A quadrilateral below this score isn't a card. */
const LEAST_SCORE = 0.3;
/** The share of its rank that a candidate loses for each side that is the edge of a sleeve. */
const SLEEVE = 0.05;
/** Only candidates above this share of the best rank can still be the best. */
const IN_REACH = 0.8;
/**
 * A card has frames within its edge: the outermost candidate around the best one counts, if it's nearly as good. Areas
 * are multiples; a shadow adds less than the narrowest border.
 */
const OUTER = { rank: 0.92, least: 1.03, most: 1.36 } as const;

/** The number of sides of a quadrilateral that are edges of a sleeve. */
type SleeveEdges = (corners: Quad) => number;

/** A candidate with its place among the others, which isn't how much it looks like a card: a plain card is one. */
export interface Ranked extends Candidate {
  readonly rank: number;
}

/** The candidate that is the card, or null if none looks enough like one. */
export function bestOf(candidates: readonly Ranked[], sleeveEdgesOf: SleeveEdges): Candidate | null {
  const highest = candidates.reduce((best, { rank }) => Math.max(best, rank), 0);
  const judged = candidates
    .filter(({ rank }) => rank >= IN_REACH * highest)
    .map((one) => ({ ...one, rank: one.rank * (1 - SLEEVE * sleeveEdgesOf(one.corners)) }))
    .toSorted((a, b) => b.rank - a.rank);
  const [first] = judged;
  if (first === undefined || first.score < LEAST_SCORE) return null;
  return judged
    .filter(({ rank }) => rank >= OUTER.rank * first.rank)
    .filter(({ area }) => area >= OUTER.least * first.area && area <= OUTER.most * first.area)
    .filter(({ corners }) => contains(corners, first.corners) && sleeveEdgesOf(corners) === 0)
    .reduce((outer, one) => (one.area > outer.area ? one : outer), first);
}

/** Whether a quadrilateral is around another, give or take a pixel. */
function contains(outer: Quad, inner: Quad): boolean {
  return inner.every(({ x, y }) =>
    outer.every((from, at) => {
      const to = outer[(at + 1) % 4] ?? from;
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      return (dx * (y - from.y) - dy * (x - from.x)) / Math.hypot(dx, dy) > -1;
    }),
  );
}

/** Candidates share sides, so each is looked at once. */
function sleeveEdges(fine: Pixels, scale: number): SleeveEdges {
  const known = new Map<string, boolean>();
  const onFine = ({ x, y }: Place): Place => ({ x: (x + 0.5) * scale - 0.5, y: (y + 0.5) * scale - 0.5 });
  const isOne = (from: Place, to: Place): boolean => {
    const key = [from.x, from.y, to.x, to.y].map((value) => Math.round(2 * value)).join(" ");
    const is = known.get(key) ?? isSleeveEdge(fine, onFine(from), onFine(to));
    known.set(key, is);
    return is;
  };
  return (corners) => corners.filter((from, at) => isOne(from, corners[(at + 1) % 4] ?? from)).length;
}

/** The longer side of the picture in which sleeves are looked for: between card and sleeve are a few pixels. */
const SLEEVE_SIDE = 1200;

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
