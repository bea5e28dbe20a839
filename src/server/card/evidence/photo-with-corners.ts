import { type Corners, wholeCorners } from "#game/card/face/corners.ts";
import type { Pixels } from "#game/card/face/pixels.ts";

/** A photo, and where the card is on it. */
export interface PhotoWithCorners {
  /** Of the photo, upright. */
  readonly path: string;
  /** Null: nobody has looked yet. */
  readonly corners: Corners | null;
}

/** Corners closer than this to those of the whole photo are the same, as fractions of the photo. */
const SAME = 1e-6;

/** Whether the corners are those that a photo gets on which no card was found. */
export function isWholePhoto(corners: Corners, { width, height }: Pick<Pixels, "width" | "height">): boolean {
  const whole = wholeCorners(width, height);
  return corners.every(({ x, y }, at) => Math.hypot(x - (whole[at]?.x ?? 0), y - (whole[at]?.y ?? 0)) < SAME);
}
