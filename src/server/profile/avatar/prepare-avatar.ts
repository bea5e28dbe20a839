import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { AVATAR_SIZES, type AvatarSize } from "#contract/account/avatar.ts";
import type { PhotoRefusal } from "#contract/card/photo-refusals.ts";
import { accepted, type Outcome } from "#game/outcome.ts";
import { encodePhoto } from "#server/card/photo/encode-photo.ts";
import { inspectPhoto } from "#server/card/photo/inspect-photo.ts";
import { sharp } from "#server/card/photo/sharp.ts";

/** A user's picture in its sizes: squares of WebP with nothing but pixels. */
export interface TakenAvatar {
  readonly sizes: Readonly<Record<AvatarSize, Uint8Array>>;
  /** The uploaded file's. */
  readonly hash: string;
}

const WEBP = { quality: 82, effort: 3 } as const;

/** The work of a child process: the checks of a card's photo, then the square in the middle. */
export async function prepareAvatar(path: string): Promise<Outcome<TakenAvatar, PhotoRefusal>> {
  const bytes = await readFile(path);
  const inspected = inspectPhoto(bytes);
  if (!inspected.ok) return inspected;
  const encoded = await encodePhoto(bytes, inspected.value);
  if (!encoded.ok) return encoded;
  const { data, width, height } = encoded.value.pixels;
  const square = (side: number): Promise<Uint8Array> =>
    sharp(data, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .resize({ width: side, height: side, fit: "cover" })
      .webp(WEBP)
      .toBuffer();
  const sizes = { small: await square(AVATAR_SIZES.small), large: await square(AVATAR_SIZES.large) };
  return accepted({ sizes, hash: createHash("sha256").update(bytes).digest("base64url") });
}
