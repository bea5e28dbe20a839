/** The largest photo, in bytes (spec §5, "File size must be less than 10MB"). */
export const PHOTO_MAX_BYTES = 10 * 1024 * 1024;

/** The largest photo in pixels, whatever its bytes (docs/rules.md#photos). */
export const PHOTO_MAX_PIXELS = 50_000_000;

/** The shortest side in pixels on which anything can be read. */
export const PHOTO_MIN_SIDE = 64;

/** How often the shorter side of a photo goes into the longer, at most: what is narrower shows no card. */
export const PHOTO_MAX_RATIO = 8;

/** The photos that a user may have waiting for a decision: nobody fills the admins' queue alone. */
export const PENDING_PHOTOS_MAX = 50;

/** The sizes in which a photo is kept: the longer side in pixels (docs/rules.md#photos). */
export const PHOTO_SIZES = { small: 320, medium: 800, large: 2000 } as const;

export type PhotoSize = keyof typeof PHOTO_SIZES;
