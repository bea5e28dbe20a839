/** A point of a line, in percent from the left and upper edge of the plot. */
export interface LinePoint {
  readonly x: number;
  readonly y: number;
}

/** The SVG path through points; null leaves a gap. */
export function pathThrough(points: readonly (LinePoint | null)[]): string {
  return points
    .map((point, at) => point && `${points[at - 1] ? "L" : "M"}${point.x.toFixed(2)} ${point.y.toFixed(2)}`)
    .filter((step) => step !== null)
    .join("");
}

/** The area between the line and the lower edge. */
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
