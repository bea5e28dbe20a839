import type { Corners } from "#game/card/face/corners.ts";
import { findCorners } from "#game/card/face/find-corners.ts";
import { type GreyPicture, meansAround, type Pixels } from "#game/card/face/pixels.ts";
import { straighten } from "#game/card/face/straighten.ts";
import { readPixels, sharp } from "#server/card/photo/sharp.ts";

/** The side of the square picture a print is made from. */
export const PRINT_SIDE = 48;

/** Frequencies per direction in the hash: 16 × 16 bits. */
const FREQUENCIES = 16;
export const HASH_BITS = FREQUENCIES * FREQUENCIES;

/** What a picture looks like, small enough to store. */
export interface PhotoPrint {
  /** Bits as text of 0 and 1: whether each low frequency is above the median. */
  readonly hash: string;
  /** Grey values of the square picture, row by row. */
  readonly miniature: Uint8Array;
}

type PrintedPart = "photo" | "card";

export type Prints = { readonly photo: PhotoPrint } & Partial<Record<PrintedPart, PhotoPrint>>;

/**
 * The work of a child process: the prints of the photo at a path and, if one is found, of the card on it. The uploader's
 * corners don't matter: moving them would hide a copy.
 */
export async function makePrints(path: string): Promise<Prints> {
  const photo = await readPixels(path);
  const whole = await printOfPixels(photo);
  const corners = findCorners(photo);
  if (corners === null) return { photo: whole };
  return { photo: whole, card: await printBetween(photo, corners) };
}

/** The print of what is between four corners. */
export async function printBetween(photo: Pixels, corners: Corners): Promise<PhotoPrint> {
  return printOfPixels(straighten(photo, corners, PRINT_SIDE, PRINT_SIDE));
}

/** Squeezed into a square, whatever its shape. */
async function printOfPixels({ data, width, height }: Pixels): Promise<PhotoPrint> {
  const pixels = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .greyscale()
    .resize(PRINT_SIDE, PRINT_SIDE, { fit: "fill" })
    .raw()
    .toBuffer();
  return printOf({ pixels });
}

/** cos((2n + 1) u π / 2N), for each frequency u and sample n. */
const cosines = Array.from({ length: FREQUENCIES }, (_, u) =>
  Float64Array.from({ length: PRINT_SIDE }, (_sample, n) =>
    Math.cos(((2 * n + 1) * u * Math.PI) / (2 * PRINT_SIDE)),
  ),
);

/** The print of a square grey picture of PRINT_SIDE: a hash of its low frequencies, by a discrete cosine transform. */
export function printOf({ pixels }: Pick<GreyPicture, "pixels">): PhotoPrint {
  const rows = Array.from({ length: PRINT_SIDE }, (_, y) =>
    cosines.map((wave) =>
      wave.reduce((sum, cosine, x) => sum + cosine * (pixels[y * PRINT_SIDE + x] ?? 0), 0),
    ),
  );
  const strengths = cosines.flatMap((wave) =>
    Array.from({ length: FREQUENCIES }, (_, u) =>
      wave.reduce((sum, cosine, y) => sum + cosine * (rows[y]?.[u] ?? 0), 0),
    ),
  );
  // The first is the overall brightness, which says nothing.
  const sorted = strengths.slice(1).toSorted((a, b) => a - b);
  const middle = sorted[sorted.length >> 1] ?? 0;
  const hash = strengths.map((strength, at) => (at > 0 && strength > middle ? "1" : "0")).join("");
  return { hash, miniature: Uint8Array.from(pixels) };
}

/** The number of bits in which two hashes differ; find-lookalikes.ts lets the database count them. */
export function hashDistance(a: string, b: string): number {
  let different = 0;
  for (let at = 0; at < HASH_BITS; at += 1) if (a[at] !== b[at]) different += 1;
  return different;
}

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
  const picture = { pixels: miniature, width: PRINT_SIDE, height: PRINT_SIDE };
  return meansAround(picture, DETAIL_REACH).map((mean, at) => (miniature[at] ?? 0) - mean);
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
