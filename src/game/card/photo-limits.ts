/** A photo has fewer bytes than this (spec §5, "File size must be less than 10MB"). */
export const PHOTO_LIMIT_BYTES = 10 * 1024 * 1024;

/** The largest photo that is accepted, in bytes. */
export const PHOTO_MAX_BYTES = PHOTO_LIMIT_BYTES - 1;

/** The most pixels of a photo, whatever its bytes (docs/rules.md#photos). */
export const PHOTO_MAX_PIXELS = 50_000_000;

/** How many pending photos a user can have: no one fills the admins' queue alone. */
export const PENDING_PHOTOS_MAX = 50;

/** The stored sizes of a photo: the longer side in pixels (docs/rules.md#photos). */
export const PHOTO_SIZES = { small: 320, medium: 800, large: 2000 } as const;

export type PhotoSize = keyof typeof PHOTO_SIZES;

export const photoSizes = ["small", "medium", "large"] as const satisfies readonly PhotoSize[];
