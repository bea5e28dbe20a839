import type { CornersRefusal } from "#game/card/face/corners.ts";

/** Reasons why a file can't be the photo of a card. */
export type PhotoRefusal =
  | { readonly code: "file_not_image" }
  | { readonly code: "file_too_large" }
  | { readonly code: "photo_too_many_pixels"; readonly mostMegapixels: number }
  | { readonly code: "photo_animated" }
  | { readonly code: "photo_broken" }
  | { readonly code: "photo_took_too_long" }
  | { readonly code: "photo_has_extra_content" }
  | { readonly code: "photo_heic" };

/** The refusals of photos with their HTTP status. */
export const photoRefusals = {
  file_not_image: { status: 415 },
  file_too_large: { status: 413 },
  photo_too_many_pixels: { status: 413 },
  photo_animated: { status: 415 },
  photo_broken: { status: 415 },
  photo_took_too_long: { status: 422 },
  photo_has_extra_content: { status: 415 },
  photo_heic: { status: 415 },
} as const;

/** The refusals of a card's corners with their HTTP status. */
export const cornersRefusals: Readonly<Record<CornersRefusal["code"], { readonly status: number }>> = {
  corners_invalid: { status: 400 },
  corners_outside: { status: 400 },
  corners_crossed: { status: 400 },
  corners_too_small: { status: 400 },
};
