import { bestOf, type SleeveEdges } from "./best-quad.ts";
import { checkCorners, type Corners } from "./corners.ts";
import { contentOf } from "./content.ts";
import { findEdges } from "./edges.ts";
import { findLines } from "./lines.ts";
import type { Pixels } from "./pixels.ts";
import type { Place } from "./projection.ts";
import { findQuads } from "./quads.ts";
import { isSleeveEdge, SLEEVE_SIDE } from "./sleeve.ts";
import { shrink } from "./shrink.ts";

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
