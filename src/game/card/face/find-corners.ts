import { checkCorners, type Corners } from "./corners.ts";
import { contentOf } from "./content.ts";
import { findEdges } from "./edges.ts";
import { findLines } from "./lines.ts";
import type { Pixels } from "./pixels.ts";
import type { Place } from "./projection.ts";
import { type Candidate, findQuads, type Quad } from "./quads.ts";
import { isSleeveEdge, SLEEVE_SIDE } from "./sleeve.ts";
import { shrink } from "./shrink.ts";

/** The longer side of the picture in which the card is looked for: enough for 0.1 % of it, and quick. */
const SIDE = 400;
/** A quadrilateral below this score isn't a card. */
const LEAST_SCORE = 0.3;
/** The share of its rank that a candidate loses for each side that is the edge of a sleeve. */
const SLEEVE = 0.05;
/** The share that it loses if nothing is printed in it. */
const PLAIN = 0.3;
/** Only candidates above this share of the best rank can still be the best. */
const IN_REACH = 0.8;
/**
 * A card has frames within its edge: the outermost candidate around the best one counts, if it's nearly as good. Areas
 * are multiples; a shadow adds less than the narrowest border.
 */
const OUTER = { rank: 0.92, least: 1.03, most: 1.36 } as const;

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

/** The number of sides of a quadrilateral that are edges of a sleeve. Candidates share sides, so each is looked at once. */
type SleeveEdges = (corners: Quad) => number;

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

/** A candidate with its place among the others, which isn't how much it looks like a card: a plain card is one. */
interface Ranked extends Candidate {
  readonly rank: number;
}

function bestOf(candidates: readonly Ranked[], sleeveEdgesOf: SleeveEdges): Candidate | null {
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
