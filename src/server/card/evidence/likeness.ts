import { PRINT_SIDE } from "./photo-print.ts";

/** The shares of a side by which one picture can be cropped against the other. */
const CROPS = Array.from({ length: 13 }, (_, percent) => percent / 100);
/** Rounds of trying the four sides in turn; a third changes nothing more. */
const ROUNDS = 2;
/** Points compared in each direction. */
const SAMPLES = 32;
/** Half the width of the square with the subtracted mean: detail remains, light and shadow don't. */
const DETAIL_REACH = 4;

/** How much of its width or height a picture is cropped at each side. */
interface Crop {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface MiniaturesToCompare {
  readonly own: Uint8Array;
  readonly others: readonly Uint8Array[];
}

const WHOLE: Crop = { left: 0, top: 0, right: 0, bottom: 0 };
const sides = ["left", "top", "right", "bottom"] as const;

/** The work of a child process: how similar one miniature is to each of the others, a tenth of a second for 64. */
export async function compareMiniatures({ own, others }: MiniaturesToCompare): Promise<number[]> {
  return others.map((other) => likeness(own, other));
}

/**
 * The similarity of two miniatures, 0–1, with either cropped a little. Light and contrast don't matter; 1 is the same
 * picture. It compares details, so two cards on the same table don't look alike.
 */
export function likeness(a: Uint8Array, b: Uint8Array): number {
  const [first, second] = [detailsOf(a), detailsOf(b)];
  return Math.max(0, bestCorrelation(first, second), bestCorrelation(second, first));
}

/** A crop and how well it fits. */
interface Fit {
  readonly crop: Crop;
  readonly correlation: number;
}

/** The best correlation of a picture with crops of another; each side in turn is set to its best fit. */
function bestCorrelation(cropped: Float64Array, whole: Float64Array): number {
  const target = sample(cropped, WHOLE);
  const fitOf = (crop: Crop): Fit => ({ crop, correlation: correlation(target, sample(whole, crop)) });
  let best = fitOf(WHOLE);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const side of sides) {
      const fits = CROPS.map((part) => fitOf({ ...best.crop, [side]: part }));
      best = fits.reduce((top, fit) => (fit.correlation > top.correlation ? fit : top), best);
    }
  }
  return best.correlation;
}

/** Each point's difference from its surroundings. */
function detailsOf(miniature: Uint8Array): Float64Array {
  const sums = new Float64Array((PRINT_SIDE + 1) ** 2);
  const width = PRINT_SIDE + 1;
  for (let y = 0; y < PRINT_SIDE; y += 1) {
    for (let x = 0; x < PRINT_SIDE; x += 1) {
      const above = (sums[y * width + x + 1] ?? 0) - (sums[y * width + x] ?? 0);
      const here = miniature[y * PRINT_SIDE + x] ?? 0;
      sums[(y + 1) * width + x + 1] = (sums[(y + 1) * width + x] ?? 0) + above + here;
    }
  }
  return Float64Array.from({ length: PRINT_SIDE ** 2 }, (_, at) => {
    const [x, y] = [at % PRINT_SIDE, Math.floor(at / PRINT_SIDE)];
    const [left, right] = [Math.max(0, x - DETAIL_REACH), Math.min(PRINT_SIDE, x + DETAIL_REACH + 1)];
    const [top, bottom] = [Math.max(0, y - DETAIL_REACH), Math.min(PRINT_SIDE, y + DETAIL_REACH + 1)];
    const sum =
      (sums[bottom * width + right] ?? 0) -
      (sums[top * width + right] ?? 0) -
      (sums[bottom * width + left] ?? 0) +
      (sums[top * width + left] ?? 0);
    return (miniature[at] ?? 0) - sum / ((right - left) * (bottom - top));
  });
}

/** The points of a crop, interpolated between pixels. */
function sample(details: Float64Array, { left, top, right, bottom }: Crop): Float64Array {
  const last = PRINT_SIDE - 1;
  const points = new Float64Array(SAMPLES ** 2);
  for (let row = 0; row < SAMPLES; row += 1) {
    const y = last * (top + ((1 - top - bottom) * row) / (SAMPLES - 1));
    const y0 = Math.min(last - 1, Math.floor(y));
    for (let column = 0; column < SAMPLES; column += 1) {
      const x = last * (left + ((1 - left - right) * column) / (SAMPLES - 1));
      const x0 = Math.min(last - 1, Math.floor(x));
      const at = y0 * PRINT_SIDE + x0;
      const upper = mix(details[at] ?? 0, details[at + 1] ?? 0, x - x0);
      const lower = mix(details[at + PRINT_SIDE] ?? 0, details[at + PRINT_SIDE + 1] ?? 0, x - x0);
      points[row * SAMPLES + column] = mix(upper, lower, y - y0);
    }
  }
  return points;
}

function mix(from: number, to: number, part: number): number {
  return from + (to - from) * part;
}

/** Pearson's: 1 if both rise and fall together, 0 if they're unrelated. */
function correlation(a: Float64Array, b: Float64Array): number {
  let [sumA, sumB, sumAA, sumBB, sumAB] = [0, 0, 0, 0, 0];
  for (let at = 0; at < a.length; at += 1) {
    const [x, y] = [a[at] ?? 0, b[at] ?? 0];
    sumA += x;
    sumB += y;
    sumAA += x * x;
    sumBB += y * y;
    sumAB += x * y;
  }
  const covariance = sumAB - (sumA * sumB) / a.length;
  const spread = Math.sqrt((sumAA - (sumA * sumA) / a.length) * (sumBB - (sumB * sumB) / a.length));
  return spread > 0 ? covariance / spread : 0;
}
