import type { PhotoView } from "#contract/card/photo.ts";
import type { PhotoSize } from "#game/card/photo-limits.ts";
import type { cardPhoto } from "./table.ts";

/** Where photos are served. */
export const IMAGES_PATH = "/images";

/** The address of a photo in a size. */
export function photoUrl(key: string, size: PhotoSize): string {
  return `${IMAGES_PATH}/${key}/${size}.webp`;
}

type PhotoRow = Pick<typeof cardPhoto.$inferSelect, "key" | "width" | "height" | "placeholder">;

/** A photo as the contract shows it: the addresses of its sizes, and its own size in pixels. */
export function toPhotoView({ key, width, height, placeholder }: PhotoRow): PhotoView {
  return {
    small: photoUrl(key, "small"),
    medium: photoUrl(key, "medium"),
    large: photoUrl(key, "large"),
    width,
    height,
    placeholder,
  };
}
