import type { GreyPhoto } from "#game/card/face/pixels.ts";

const PATCH = 256;
/** Patches in each direction. */
const GRID = 3;
/** So many of the nine patches show the same pattern on a screen. */
const PATCHES_SHOWING = 3;

/**
 * Whether a fine pattern of one frequency covers much of a photo: the pixels of a display, or their beat with the camera's.
 * A QR code or a print covers a part of the photo. It's a hint: a woven cloth has such a pattern too.
 */
export function hasMoire(photo: GreyPhoto): boolean {
  const patches = patchesOf(photo).map((pixels) => peaksOf(powerSpectrum({ pixels, side: PATCH }), PATCH));
  const all = patches.flat();
  return all.some(
    (peak) =>
      patches.filter((peaks) => peaks.some((other) => areSame(peak, other))).length >= PATCHES_SHOWING,
  );
}

/** Squares all over the photo. */
function patchesOf({ pixels, width, height }: GreyPhoto): Float64Array[] {
  const startsOf = (length: number): number[] =>
    length < PATCH
      ? []
      : Array.from({ length: GRID }, (_, at) => Math.round(((length - PATCH) * at) / (GRID - 1)));
  return startsOf(height).flatMap((top) =>
    startsOf(width).map((left) =>
      Float64Array.from(
        { length: PATCH * PATCH },
        (_, at) => pixels[(top + Math.floor(at / PATCH)) * width + left + (at % PATCH)] ?? 0,
      ),
    ),
  );
}

/** A frequency that stands out, in waves to a square: v from 0 up, because the other half of a spectrum mirrors this one. */
export interface Peak {
  readonly u: number;
  readonly v: number;
}

/** Coarser patterns than this many waves to a square are pictures, not pixels. */
const LEAST_WAVES = 14;
/** A peak is this many times as strong as the frequencies around it. */
const PEAK = 40;
/** Weaker peaks are rounding. */
const FAINT = 1e7;
/** Peaks within this many waves are of one pattern: perspective shifts it from place to place. */
const SAME = 6;

/** The frequencies that stand out from those around them, in a spectrum as `powerSpectrum` gives it. */
export function peaksOf(power: Float64Array, side: number): Peak[] {
  const half = side / 2;
  const peaks: Peak[] = [];
  for (let v = 0; v < half - 2; v += 1) {
    for (let u = -half + 3; u < half - 2; u += 1) {
      if (Math.hypot(u, v) >= LEAST_WAVES && isPeak({ power, side }, u, v)) peaks.push({ u, v });
    }
  }
  return peaks;
}

/** Whether two peaks are of one pattern. One whose waves are nearly upright may show on either side of the mirror. */
export function areSame(a: Peak, b: Peak): boolean {
  return Math.min(Math.hypot(a.u - b.u, a.v - b.v), Math.hypot(a.u + b.u, a.v + b.v)) <= SAME;
}

interface Spectrum {
  readonly power: Float64Array;
  readonly side: number;
}

function powerAt({ power, side }: Spectrum, u: number, v: number): number {
  return power[((v + side) % side) * side + ((u + side) % side)] ?? 0;
}

function isPeak(spectrum: Spectrum, u: number, v: number): boolean {
  const here = powerAt(spectrum, u, v);
  if (here < FAINT) return false;
  const around: number[] = [];
  for (let dv = -4; dv <= 4; dv += 1) {
    for (let du = -4; du <= 4; du += 1) {
      const near = powerAt(spectrum, u + du, v + dv);
      const isOwn = Math.abs(du) <= 2 && Math.abs(dv) <= 2;
      if (isOwn && near > here) return false;
      if (!isOwn) around.push(near);
    }
  }
  // Among the strongest, so a straight edge, which is strong along a line of frequencies, hides no peak and makes none.
  const sorted = around.toSorted((a, b) => a - b);
  return here > PEAK * (sorted[Math.floor(sorted.length * 0.9)] ?? 0);
}

/** A square of grey values. */
interface GreySquare {
  readonly pixels: ArrayLike<number>;
  /** A power of two. */
  readonly side: number;
}

/**
 * How strong each frequency is in a square picture: |F|² by a two-dimensional fast Fourier transform under a Hann window,
 * so the square's own edges count for nothing. Frequency (u, v) is at v × side + u; from side / 2 on they're negative.
 */
export function powerSpectrum({ pixels, side }: GreySquare): Float64Array {
  const real = new Float64Array(side * side);
  const imaginary = new Float64Array(side * side);
  const mean = Array.from(pixels).reduce((sum, light) => sum + light, 0) / (side * side);
  const hann = Float64Array.from(
    { length: side },
    (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / side),
  );
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      real[y * side + x] = ((pixels[y * side + x] ?? 0) - mean) * (hann[x] ?? 0) * (hann[y] ?? 0);
    }
  }
  const series = { real, imaginary, turns: turnsOf(side) };
  transformRows(series, side);
  // Columns become rows: numbers that are beside each other are quicker to read.
  const columns = { ...series, real: transposed(real, side), imaginary: transposed(imaginary, side) };
  transformRows(columns, side);
  const power = columns.real.map((part, at) => part * part + (columns.imaginary[at] ?? 0) ** 2);
  return transposed(power, side);
}

function transposed(square: Float64Array, side: number): Float64Array {
  return square.map((_, at) => square[(at % side) * side + Math.floor(at / side)] ?? 0);
}

/** Rows of complex numbers. */
interface Series {
  readonly real: Float64Array;
  readonly imaginary: Float64Array;
  readonly turns: Turns;
}

/** Half a circle, in half as many steps as a series has numbers. */
interface Turns {
  readonly cosines: Float64Array;
  readonly sines: Float64Array;
}

function turnsOf(count: number): Turns {
  const angles = Float64Array.from({ length: count / 2 }, (_, at) => (2 * Math.PI * at) / count);
  return { cosines: angles.map(Math.cos), sines: angles.map(Math.sin) };
}

/** Cooley and Tukey's transform of each row, in place. */
function transformRows(series: Series, side: number): void {
  for (let start = 0; start < side * side; start += side) {
    sortByReversedBits(series, start, side);
    for (let size = 2; size <= side; size *= 2) {
      for (let first = start; first < start + side; first += size) combine(series, first, size);
    }
  }
}

/** Joins two halves of a transform. */
function combine({ real, imaginary, turns }: Series, first: number, size: number): void {
  const { cosines, sines } = turns;
  const half = size / 2;
  for (let at = 0; at < half; at += 1) {
    const turn = (at * sines.length) / half;
    const cos = cosines[turn] ?? 0;
    const sin = sines[turn] ?? 0;
    const even = first + at;
    const odd = even + half;
    const oddReal = real[odd] ?? 0;
    const oddImaginary = imaginary[odd] ?? 0;
    const turnedReal = oddReal * cos - oddImaginary * sin;
    const turnedImaginary = oddReal * sin + oddImaginary * cos;
    real[odd] = (real[even] ?? 0) - turnedReal;
    imaginary[odd] = (imaginary[even] ?? 0) - turnedImaginary;
    real[even] = (real[even] ?? 0) + turnedReal;
    imaginary[even] = (imaginary[even] ?? 0) + turnedImaginary;
  }
}

function sortByReversedBits({ real, imaginary }: Series, start: number, count: number): void {
  for (let at = 1, reversed = 0; at < count; at += 1) {
    let bit = count >> 1;
    for (; (reversed & bit) !== 0; bit >>= 1) reversed ^= bit;
    reversed ^= bit;
    if (at >= reversed) continue;
    const [here, there] = [start + at, start + reversed];
    [real[here], real[there]] = [real[there] ?? 0, real[here] ?? 0];
    [imaginary[here], imaginary[there]] = [imaginary[there] ?? 0, imaginary[here] ?? 0];
  }
}
