/** A point of a line in the plot: from its left and its upper edge, both in percent; null where there is none. */
export interface LinePoint {
  readonly x: number;
  readonly y: number;
}

/** The SVG path through points; a gap in them is a gap in the line. */
export function pathThrough(points: readonly (LinePoint | null)[]): string {
  return points
    .map((point, at) => point && `${points[at - 1] ? "L" : "M"}${point.x.toFixed(2)} ${point.y.toFixed(2)}`)
    .filter((step) => step !== null)
    .join("");
}

/** The same with all that lies below it, down to the lower edge. */
export function areaBelow(points: readonly (LinePoint | null)[]): string {
  return piecesOf(points)
    .map((piece) => {
      const [first, last] = [piece[0], piece.at(-1)];
      return first && last ? `${pathThrough(piece)}L${last.x.toFixed(2)} 100L${first.x.toFixed(2)} 100Z` : "";
    })
    .join("");
}

function piecesOf(points: readonly (LinePoint | null)[]): LinePoint[][] {
  const pieces: LinePoint[][] = [[]];
  for (const point of points) {
    if (point) pieces.at(-1)?.push(point);
    else pieces.push([]);
  }
  return pieces.filter((piece) => piece.length > 0);
}
