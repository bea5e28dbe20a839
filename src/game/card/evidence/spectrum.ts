/** A square of grey values. */
export interface GreySquare {
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
