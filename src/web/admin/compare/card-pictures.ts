import type { EvidenceView, PendingCardView } from "#contract/admin.ts";
import type { PhotoView } from "#contract/card/card.ts";

/** A card is 5 wide and 7 high. */
export const CARD_RATIO = "5 / 7";

/** What an admin compares of a card: its face, straightened, if there is one, and the whole photo. */
export interface CardPictures {
  readonly face: PhotoView | null;
  readonly whole: PhotoView;
}

/** The pictures of a pending card. */
export function picturesOf(card: PendingCardView): CardPictures {
  return { face: card.photo, whole: card.wholePhoto };
}

/** The same part of a card and of its look-alike, with the ratio of both. */
export interface ComparedPart {
  readonly own: PhotoView;
  readonly earlier: string;
  readonly ratio: string;
}

/** Faces are compared with faces where both are known, else whole photos. */
export function comparedPart(
  { face, whole }: CardPictures,
  lookalike: EvidenceView["lookalikes"][number],
): ComparedPart {
  return face !== null && lookalike.face !== null
    ? { own: face, earlier: lookalike.face, ratio: CARD_RATIO }
    : { own: whole, earlier: lookalike.photo, ratio: `${whole.width} / ${whole.height}` };
}
