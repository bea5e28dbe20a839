import { useTranslation } from "react-i18next";
import type { OfferView, ScoutView } from "#contract/scout.ts";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { Link } from "#web/ui/action/link.tsx";
import { FaceUp } from "#web/ui/card/face-down.tsx";
import { PlayerCard } from "#web/ui/card/player-card.tsx";
import { focusOnArrival } from "#web/ui/focus-on-arrival.ts";
import { NextOffer } from "./next-offer.tsx";

export interface SignedCardProps {
  readonly player: NonNullable<OfferView["signedPlayer"]>;
  readonly view: ScoutView;
  /** True right after signing: it takes the focus from the question it replaces. */
  readonly isNew: boolean;
}

/** The card signed from an offer, and what to do next. */
export function SignedCard({ player, view, isNew }: SignedCardProps) {
  const { t } = useTranslation("scout");
  const { playerName } = player;
  return (
    <div className="flex flex-wrap items-center gap-6">
      <FaceUp isArriving={isNew} className="w-40 flex-none">
        <PlayerCard card={player} size="medium" />
      </FaceUp>
      <div className="grid flex-[1_1_16rem] gap-3">
        <h3 ref={isNew ? focusOnArrival : undefined} tabIndex={-1} className="type-heading outline-none">
          {t("signed.title", { playerName })}
        </h3>
        <p className="text-ink-muted">{t("signed.description")}</p>
        <div className="flex flex-wrap gap-3">
          <Link to="/team-builder" search={{}} className={buttonClass()}>
            {t("signed.builder")}
          </Link>
          <Link to="/collection" className={buttonClass({ variant: "secondary" })}>
            {t("signed.collection")}
          </Link>
        </div>
        <p className="text-sm text-ink-muted">
          <NextOffer {...view} />
        </p>
      </div>
    </div>
  );
}
