import type { GreyPhoto } from "./grey-photo.ts";
import { powerSpectrum } from "./spectrum.ts";

const PATCH = 256;
/** Patches in each direction. */
const GRID = 3;
/** Coarser patterns than this many waves to a patch are pictures, not pixels. */
const LEAST_WAVES = 14;
/** A peak is this many times as strong as the frequencies around it. */
const PEAK = 40;
/** Peaks within this many waves are of one pattern: perspective shifts it from patch to patch. */
const SAME = 6;
/** So many of the nine patches show the same pattern on a screen. */
const PATCHES_SHOWING = 3;

/**
 * Whether a fine pattern of one frequency covers much of a photo: the pixels of a display, or their beat with the camera's.
 * A QR code or a print covers a part of the photo. It's a hint: a woven cloth has such a pattern too.
 */
export function hasMoire(photo: GreyPhoto): boolean {
  const patches = patchesOf(photo).map((pixels) => peaksOf(powerSpectrum({ pixels, side: PATCH })));
  const all = patches.flat();
  return all.some(
    (peak) =>
      patches.filter((peaks) => peaks.some((other) => areSame(peak, other))).length >= PATCHES_SHOWING,
  );
}

interface Peak {
  readonly u: number;
  readonly v: number;
}

function areSame(a: Peak, b: Peak): boolean {
  return Math.hypot(a.u - b.u, a.v - b.v) <= SAME;
}

/** Squares all over the photo. */
function patchesOf({ pixels, width, height }: GreyPhoto): Float64Array[] {
  const startsOf = (length: number): number[] =>
    length < PATCH
      ? []
      : Array.from({ length: GRID }, (_, at) => Math.round(((length - PATCH) * at) / (GRID - 1)));
  return startsOf(height).flatMap((top) =>
    startsOf(width).map((left) =>
      Float64Array.from({ length: PATCH * PATCH }, (_, at) => {
        const [x, y] = [at % PATCH, Math.floor(at / PATCH)];
        return pixels[(top + y) * width + left + x] ?? 0;
      }),
    ),
  );
}

/** The frequencies that stand out from those around them. */
function peaksOf(power: Float64Array): Peak[] {
  const half = PATCH / 2;
  const peaks: Peak[] = [];
  // The other half mirrors this one.
  for (let v = 0; v < half - 2; v += 1) {
    for (let u = -half + 3; u < half - 2; u += 1) {
      if (Math.hypot(u, v) < LEAST_WAVES || (v === 0 && u < 0)) continue;
      if (isPeak(power, u, v)) peaks.push({ u, v });
    }
  }
  return peaks;
}

function powerAt(power: Float64Array, u: number, v: number): number {
  return power[((v + PATCH) % PATCH) * PATCH + ((u + PATCH) % PATCH)] ?? 0;
}

function isPeak(power: Float64Array, u: number, v: number): boolean {
  const here = powerAt(power, u, v);
  if (here < FAINT) return false;
  const around: number[] = [];
  for (let dv = -4; dv <= 4; dv += 1) {
    for (let du = -4; du <= 4; du += 1) {
      const near = powerAt(power, u + du, v + dv);
      const isOwn = Math.abs(du) <= 2 && Math.abs(dv) <= 2;
      if (isOwn && near > here) return false;
      if (!isOwn) around.push(near);
    }
  }
  // The strongest quarter, so a straight edge, which is strong along a line of frequencies, hides no peak and makes none.
  const sorted = around.toSorted((a, b) => a - b);
  return here > PEAK * (sorted[Math.floor(sorted.length * 0.9)] ?? 0);
}

/** Weaker peaks are rounding. */
const FAINT = 1e7;
