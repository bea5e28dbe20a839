import { checkCorners, type Corners } from "./corners.ts";
import { findEdges } from "./edges.ts";
import { findLines } from "./lines.ts";
import type { Pixels } from "./pixels.ts";
import { type Candidate, findQuads, type Quad } from "./quads.ts";
import { isSleeve } from "./sleeve.ts";
import { shrink } from "./shrink.ts";

/** The longer side of the picture in which the card is looked for: enough for 0.1 % of it, and quick. */
const SIDE = 400;
/** A quadrilateral below this score isn't a card. */
const LEAST_SCORE = 0.3;
/** A card has frames within its edge: the outermost candidate around the best one counts, if it's nearly as good. */
const OUTER = { score: 0.92, area: 1.36 } as const;

/**
 * The corners of the card on a photo, clockwise from the one at its top left, unless the card is upside down: that
 * doesn't show on its edges. A tenth of a second.
 *
 * @returns null if no card stands out
 */
export function findCorners(photo: Pixels): Corners | null {
  const small = shrink(photo, Math.ceil(Math.max(photo.width, photo.height) / SIDE));
  const best = bestOf(findQuads(findLines(findEdges(small)), small), small);
  if (best === null) return null;
  const inside = (value: number, side: number): number => Math.min(1, Math.max(0, (value + 0.5) / side));
  const corners = best.corners.map(({ x, y }) => ({
    x: inside(x, small.width),
    y: inside(y, small.height),
  }));
  const checked = checkCorners(corners);
  return checked.ok ? checked.value : null;
}

function bestOf(candidates: readonly Candidate[], picture: Pixels): Candidate | null {
  const sorted = candidates.toSorted((a, b) => b.score - a.score);
  const first = sorted.find(({ corners }) => !isSleeve(picture, corners)) ?? sorted[0];
  if (first === undefined || first.score < LEAST_SCORE) return null;
  return sorted
    .filter(({ score, area }) => score >= OUTER.score * first.score && area <= OUTER.area * first.area)
    .filter(({ corners }) => contains(corners, first.corners) && !isSleeve(picture, corners))
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
