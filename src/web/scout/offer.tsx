import { useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import type { OfferView, ScoutView } from "#contract/scout.ts";
import { BEST_ONE_IN } from "#game/scout/decide-signing.ts";
import { DateTime } from "#web/api/date-time.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Pack } from "./pack.tsx";
import { SignedCard } from "./signed-card.tsx";

export interface OfferProps {
  readonly offer: OfferView;
  readonly view: ScoutView;
}

/** An offer: three players to choose from, or the signed one. */
export function Offer({ offer, view }: OfferProps) {
  const { t } = useTranslation("scout");
  const [hasJustSigned, setHasJustSigned] = useState(false);
  const { signedPlayer } = offer;
  return (
    <Panel
      tone={signedPlayer === null ? "lit" : "plain"}
      title={
        offer.look === 1 ? t("offer.gameweek", { round: view.gameweek?.round ?? 0 }) : t("offer.secondLook")
      }
      description={signedPlayer === null ? <Until offer={offer} view={view} /> : undefined}
    >
      {signedPlayer === null ? (
        <Pack offer={offer} onSigned={() => setHasJustSigned(true)} />
      ) : (
        <SignedCard player={signedPlayer} view={view} isNew={hasJustSigned} />
      )}
    </Panel>
  );
}

function Until({ offer, view }: OfferProps) {
  const { t } = useTranslation("scout");
  return (
    <Trans
      t={t}
      i18nKey={offer.look === 1 ? "offer.until" : "offer.untilForFinish"}
      values={{ percent: 100 / BEST_ONE_IN }}
      components={{
        date: <DateTime instant={view.gameweek?.until ?? ""} hasZone className="font-semibold text-ink" />,
      }}
    />
  );
}
