import type { PhotoView } from "#contract/card/photo.ts";
import { faceWidth } from "#game/card/face/face-size.ts";
import type { PhotoSize } from "#game/card/photo-limits.ts";
import type { cardPhoto } from "./table.ts";

/** Where faces are served. */
export const IMAGES_PATH = "/images";

/** The address of a face in a size: everyone who has it may see the face. */
export function faceUrl(faceKey: string, size: PhotoSize): string {
  return `${IMAGES_PATH}/${faceKey}/${size}.webp`;
}

/** The address of a whole photo in a size, which answers its owner and admins (`getWholePhoto`). */
export function wholePhotoUrl(cardId: number, size: PhotoSize): string {
  return `/api/cards/${cardId}/photo/${size}`;
}

type PhotoRow = typeof cardPhoto.$inferSelect;

/** A card's face as the contract shows it; null: not made yet. */
export function toFaceView({
  faceKey,
  faceHeight,
  facePlaceholder,
}: Pick<PhotoRow, "faceKey" | "faceHeight" | "facePlaceholder">): PhotoView | null {
  if (faceKey === null || faceHeight === null || facePlaceholder === null) return null;
  return {
    small: faceUrl(faceKey, "small"),
    medium: faceUrl(faceKey, "medium"),
    large: faceUrl(faceKey, "large"),
    width: faceWidth(faceHeight),
    height: faceHeight,
    placeholder: facePlaceholder,
  };
}

/** The whole photo of a card, for its owner and admins. */
export function toWholePhotoView({
  cardId,
  width,
  height,
  placeholder,
}: Pick<PhotoRow, "cardId" | "width" | "height" | "placeholder">): PhotoView {
  return {
    small: wholePhotoUrl(cardId, "small"),
    medium: wholePhotoUrl(cardId, "medium"),
    large: wholePhotoUrl(cardId, "large"),
    width,
    height,
    placeholder,
  };
}
