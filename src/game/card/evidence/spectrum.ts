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
  const turns = turnsOf(side);
  for (let at = 0; at < side; at += 1) {
    transform({ real, imaginary, turns, start: at * side, step: 1 });
  }
  for (let at = 0; at < side; at += 1) transform({ real, imaginary, turns, start: at, step: side });
  return real.map((part, at) => part * part + (imaginary[at] ?? 0) ** 2);
}

/** A row or a column of complex numbers. */
interface Series {
  readonly real: Float64Array;
  readonly imaginary: Float64Array;
  readonly turns: Turns;
  readonly start: number;
  readonly step: number;
}

/** Half a circle backwards, in half as many steps as a series has numbers. */
interface Turns {
  readonly cosines: Float64Array;
  readonly sines: Float64Array;
}

function turnsOf(count: number): Turns {
  const angles = Float64Array.from({ length: count / 2 }, (_, at) => (-2 * Math.PI * at) / count);
  return { cosines: angles.map(Math.cos), sines: angles.map(Math.sin) };
}

/** Cooley and Tukey's transform, in place. */
function transform(series: Series): void {
  sortByReversedBits(series);
  const count = 2 * series.turns.sines.length;
  for (let size = 2; size <= count; size *= 2) {
    for (let first = 0; first < count; first += size) combine(series, first, size);
  }
}

/** Joins two halves of a transform. */
function combine({ real, imaginary, turns, start, step }: Series, first: number, size: number): void {
  const { cosines, sines } = turns;
  const half = size / 2;
  for (let at = 0; at < half; at += 1) {
    const turn = (at * sines.length) / half;
    const [cos, sin] = [cosines[turn] ?? 0, sines[turn] ?? 0];
    const even = start + (first + at) * step;
    const odd = start + (first + at + half) * step;
    const [oddReal, oddImaginary] = [real[odd] ?? 0, imaginary[odd] ?? 0];
    const turnedReal = oddReal * cos - oddImaginary * sin;
    const turnedImaginary = oddReal * sin + oddImaginary * cos;
    real[odd] = (real[even] ?? 0) - turnedReal;
    imaginary[odd] = (imaginary[even] ?? 0) - turnedImaginary;
    real[even] = (real[even] ?? 0) + turnedReal;
    imaginary[even] = (imaginary[even] ?? 0) + turnedImaginary;
  }
}

function sortByReversedBits({ real, imaginary, turns, start, step }: Series): void {
  const count = 2 * turns.sines.length;
  for (let at = 1, reversed = 0; at < count; at += 1) {
    let bit = count >> 1;
    for (; (reversed & bit) !== 0; bit >>= 1) reversed ^= bit;
    reversed ^= bit;
    if (at >= reversed) continue;
    const [here, there] = [start + at * step, start + reversed * step];
    [real[here], real[there]] = [real[there] ?? 0, real[here] ?? 0];
    [imaginary[here], imaginary[there]] = [imaginary[there] ?? 0, imaginary[here] ?? 0];
  }
}
