/** The class of what leads back, above a screen's title, with a chevron of `size-5`. */
export const BACK_LINK =
  "flex min-h-11 items-center gap-1 justify-self-start font-semibold text-flood-text hover:underline";
