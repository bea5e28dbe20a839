import type { Edges } from "./edges.ts";
import { projected, projectionOnto } from "./projection.ts";
import type { Quad } from "./quads.ts";

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
