import type { Pixels } from "./pixels.ts";

/** Where a picture changes its colour, and in which direction. */
export interface Edges {
  readonly width: number;
  readonly height: number;
  /** 0 to 1 for each pixel: certain for any clear edge, however strong. */
  readonly strength: Float32Array;
  /** The direction across the edge, of length 1. */
  readonly across: { readonly x: Float32Array; readonly y: Float32Array };
}

/** The share of pixels that certainly aren't edges, and how far above them an edge is half certain. */
const GROUND = { share: 0.5, times: 2.2, least: 9 } as const;

/** The edges of a picture: of each pixel, that in the colour that changes most (Sobel). */
export function findEdges(picture: Pixels): Edges {
  const { width, height } = picture;
  const size = new Float32Array(width * height);
  const across = { x: new Float32Array(width * height), y: new Float32Array(width * height) };
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) writeGradient(picture, y * width + x, { size, across });
  }
  const half = Math.max(GROUND.least, GROUND.times * quantile(size, GROUND.share));
  const strength = size.map((value) => value ** 2 / (value ** 2 + half ** 2));
  return { width, height, strength, across };
}

interface Gradients {
  readonly size: Float32Array;
  readonly across: Edges["across"];
}

function writeGradient({ data, width }: Pixels, at: number, { size, across }: Gradients): void {
  const row = width * 4;
  let [best, bestX, bestY] = [0, 0, 0];
  for (let channel = 0; channel < 3; channel += 1) {
    const middle = at * 4 + channel;
    const nw = data[middle - row - 4] ?? 0;
    const ne = data[middle - row + 4] ?? 0;
    const sw = data[middle + row - 4] ?? 0;
    const se = data[middle + row + 4] ?? 0;
    const dx = ne + se - nw - sw + 2 * ((data[middle + 4] ?? 0) - (data[middle - 4] ?? 0));
    const dy = sw + se - nw - ne + 2 * ((data[middle + row] ?? 0) - (data[middle - row] ?? 0));
    const squared = dx * dx + dy * dy;
    if (squared > best) [best, bestX, bestY] = [squared, dx, dy];
  }
  const length = Math.sqrt(best);
  size[at] = length;
  across.x[at] = length > 0 ? bestX / length : 0;
  across.y[at] = length > 0 ? bestY / length : 0;
}

/** A value that a share of others is below; of every seventh, which is enough. */
function quantile(values: Float32Array, share: number): number {
  const some = values.filter((_, at) => at % 7 === 0).toSorted();
  return some[Math.floor(some.length * share)] ?? 0;
}
