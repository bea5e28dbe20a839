import * as z from "zod/mini";
import { photoRefusalCodes } from "#contract/card/upload.ts";
import { defineEndpoint } from "#contract/endpoint.ts";
import { done } from "#contract/ids.ts";

/** Where pictures of users are served: a key that can't be guessed, and a size. */
export const AVATARS_PATH = "/avatars";

/** The sides of a user's picture in pixels: in lists, and on the profile. */
export const AVATAR_SIZES = { small: 96, large: 256 } as const;

export type AvatarSize = keyof typeof AVATAR_SIZES;

/** multipart/form-data with the part `image` alone. */
export const setAvatar = defineEndpoint({
  method: "POST",
  path: "/api/auth/avatar",
  access: "user",
  summary: "Upload your picture, which everyone sees; it's cut to a square",
  file: "image",
  response: z.strictObject({ profileImageUrl: z.string() }),
  refusals: ["idempotency_key_reused", "idempotency_key_in_use", ...photoRefusalCodes],
  isIdempotent: true,
});

export const removeAvatar = defineEndpoint({
  method: "DELETE",
  path: "/api/auth/avatar",
  access: "user",
  summary: "Remove your picture",
  response: done,
  refusals: [],
});
