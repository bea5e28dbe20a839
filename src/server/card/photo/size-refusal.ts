import type { PhotoRefusal } from "#contract/refusals.ts";
import { PHOTO_MAX_PIXELS, PHOTO_MAX_RATIO, PHOTO_MIN_SIDE } from "#game/card/photo-limits.ts";

interface Size {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** Why no photo of this size is taken; null: it is. */
export function sizeRefusal({ width, height }: Size): PhotoRefusal | null {
  if (width * height > PHOTO_MAX_PIXELS) {
    return { code: "photo_too_many_pixels", mostMegapixels: PHOTO_MAX_PIXELS / 1e6 };
  }
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  if (shorter < PHOTO_MIN_SIDE) return { code: "photo_too_small", leastPixels: PHOTO_MIN_SIDE };
  if (longer > shorter * PHOTO_MAX_RATIO) return { code: "photo_too_narrow", mostTimes: PHOTO_MAX_RATIO };
  return null;
}
