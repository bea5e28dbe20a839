import type { Corners } from "#game/card/face/corners.ts";
import { wholeCorners } from "#game/card/face/corners.ts";
import { FACE_SIZES, faceHeight, faceWidth } from "#game/card/face/face-size.ts";
import { findCorners } from "#game/card/face/find-corners.ts";
import type { Pixels } from "#game/card/face/pixels.ts";
import { straighten } from "#game/card/face/straighten.ts";
import { type EncodedSizes, encodeSizes } from "#server/card/photo/encode-sizes.ts";

/** A card's face as stored: straightened, in three sizes. */
export interface EncodedFace extends EncodedSizes {
  /** The largest size's, in pixels. */
  readonly height: number;
  /** What it shows of the photo. */
  readonly corners: Corners;
}

/**
 * Makes the face of the card on a photo, in a child process: half a second of CPU at most.
 *
 * @param given the uploader's corners; null: the server looks for the card, and takes the middle of a photo without one
 */
export async function makeFace(photo: Pixels, given: Corners | null): Promise<EncodedFace> {
  const corners = given ?? findCorners(photo) ?? wholeCorners(photo.width, photo.height);
  const height = faceHeight(photo, corners);
  const face = straighten(photo, corners, faceWidth(height), height);
  return { ...(await encodeSizes(face, FACE_SIZES)), height, corners };
}
