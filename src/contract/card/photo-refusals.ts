/** What stands against a file as the photo of a card. */
export type PhotoRefusal =
  | { readonly code: "file_not_image" }
  | { readonly code: "file_too_large" }
  | { readonly code: "photo_too_many_pixels"; readonly mostMegapixels: number }
  | { readonly code: "photo_too_small"; readonly leastPixels: number }
  | { readonly code: "photo_too_narrow"; readonly mostTimes: number }
  | { readonly code: "photo_animated" }
  | { readonly code: "photo_broken" }
  | { readonly code: "photo_has_extra_content" }
  | { readonly code: "photo_heic" };

type Of<Code extends PhotoRefusal["code"]> = Extract<PhotoRefusal, { code: Code }>;

/** The refusals of photos with their HTTP status and message. */
export const photoRefusals = {
  file_not_image: { status: 415, message: "Please select an image file" },
  file_too_large: { status: 413, message: "File size must be less than 10MB" },
  photo_too_many_pixels: {
    status: 413,
    message: ({ mostMegapixels }: Of<"photo_too_many_pixels">) =>
      `A photo has at most ${mostMegapixels} megapixels.`,
  },
  photo_too_small: {
    status: 415,
    message: ({ leastPixels }: Of<"photo_too_small">) =>
      `Each side of a photo has at least ${leastPixels} pixels.`,
  },
  photo_too_narrow: {
    status: 415,
    message: ({ mostTimes }: Of<"photo_too_narrow">) =>
      `The longer side of a photo is at most ${mostTimes} times the shorter.`,
  },
  photo_animated: { status: 415, message: "Animated images are not accepted. Please take a single photo." },
  photo_broken: { status: 415, message: "This image is damaged or incomplete. Please choose another one." },
  photo_has_extra_content: {
    status: 415,
    message: "This file holds something beside the image. Please save the image again and try once more.",
  },
  photo_heic: {
    status: 415,
    message: "HEIC photos cannot be read here. Please save the photo as JPEG and try again.",
  },
} as const;
