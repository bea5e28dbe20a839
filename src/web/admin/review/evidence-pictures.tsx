import { useTranslation } from "react-i18next";
import type { PendingCardView } from "#contract/admin.ts";
import { LookalikePanel } from "#web/admin/compare/lookalike-panel.tsx";
import { CARD_RATIO, picturesOf } from "#web/admin/compare/card-pictures.ts";
import { ZoomablePhoto } from "./zoomable-photo.tsx";

/** The face, the whole photo and the look-alikes of a card, side by side where there's room. */
export function EvidencePictures({ card }: { readonly card: PendingCardView }) {
  const { t } = useTranslation("admin");
  const { face, whole } = picturesOf(card);
  const named = { playerName: card.playerName, user: card.user.name };
  return (
    <div className="desk-pictures">
      {face !== null && (
        <img
          src={face.large}
          alt={t("compare.face", named)}
          className="desk-face"
          style={{ aspectRatio: CARD_RATIO, backgroundImage: `url(${face.placeholder})` }}
        />
      )}
      <ZoomablePhoto photo={whole} alt={t("review.sentBy", named)} />
      <LookalikePanel card={card} />
    </div>
  );
}

/** The next card's pictures, fetched and decoded while this one is being judged, and kept in the page. */
export function NextPictures({ card }: { readonly card: PendingCardView | null }) {
  if (card === null) return null;
  const { face, whole } = picturesOf(card);
  const earlier = (card.evidence?.lookalikes ?? []).map((one) => one.photo);
  return (
    <div hidden aria-hidden="true" data-testid="next-pictures">
      {[...(face === null ? [] : [face.large, face.medium]), whole.large, ...earlier].map((src) => (
        <img key={src} src={src} alt="" decoding="async" />
      ))}
    </div>
  );
}
