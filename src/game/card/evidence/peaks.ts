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
