import type { PhotoRefusal } from "#contract/card/photo-refusals.ts";
import { refusalMessage } from "#web/language/refusal-message.ts";
import { PHOTO_MAX_BYTES } from "#game/card/photo-limits.ts";

/** Some systems give these files no type. */
const UNTYPED_PHOTO = /\.hei[cf]$/iu;

/** Why a file can't be a card photo, as far as the browser can tell (spec §5); null: it can. */
export function checkPhoto({ type, name, size }: Pick<File, "type" | "name" | "size">): string | null {
  const isImage = type.startsWith("image/") || (type === "" && UNTYPED_PHOTO.test(name));
  const refusal = refusalOf(isImage && type !== "image/svg+xml", size);
  return refusal === null ? null : refusalMessage(refusal);
}

function refusalOf(isImage: boolean, size: number): PhotoRefusal | null {
  if (!isImage) return { code: "file_not_image" };
  return size > PHOTO_MAX_BYTES ? { code: "file_too_large" } : null;
}
