import type { GreyPhoto } from "./grey-photo.ts";
import { areSame, peaksOf } from "./peaks.ts";
import { powerSpectrum } from "./spectrum.ts";

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
