import type { Candidate, Quad } from "./quads.ts";

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
export type SleeveEdges = (corners: Quad) => number;

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
