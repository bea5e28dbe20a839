import { PHOTO_SIZES } from "#game/card/photo-limits.ts";
import type { Corner, Corners } from "./corners.ts";
import { CARD_RATIO } from "./corners.ts";

/** The stored sizes of a face: the height in pixels, or less if the photo shows less (docs/rules.md#faces). */
export const FACE_SIZES = { small: 320, medium: 800, large: 1400 } as const;

/** A face lower than this, in pixels, is small: the form advises a closer photo, and admins see a mark. */
export const SMALL_FACE_HEIGHT = 400;

/** The width of a face of this height, in pixels. */
export function faceWidth(height: number): number {
  return Math.max(1, Math.round(height * CARD_RATIO));
}

/**
 * How high the face of a card is in pixels, at most as `FACE_SIZES.large`: as high as the card on the stored photo,
 * whose longer side is at most `PHOTO_SIZES.large`.
 *
 * @param photo the photo's size in pixels, as it is seen
 */
export function faceHeight(
  photo: { readonly width: number; readonly height: number },
  [a, b, c, d]: Corners,
): number {
  const scale = Math.min(1, PHOTO_SIZES.large / Math.max(photo.width, photo.height));
  const length = (from: Corner, to: Corner): number =>
    scale * Math.hypot((to.x - from.x) * photo.width, (to.y - from.y) * photo.height);
  const upright = (length(a, d) + length(b, c)) / 2;
  const across = (length(a, b) + length(d, c)) / 2;
  const height = Math.round(Math.max(upright, across / CARD_RATIO));
  return Math.min(FACE_SIZES.large, Math.max(1, height));
}
