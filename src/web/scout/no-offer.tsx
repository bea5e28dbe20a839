import { Binoculars } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ScoutView } from "#contract/scout.ts";
import type { Words } from "#words/noun.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { EarnLinks, leagueName, NextOffer } from "./next-offer.tsx";

/** Says why there is no one to sign, and how to earn the next offer. */
export function NoOffer({ view }: { readonly view: ScoutView }) {
  const { t } = useTranslation("scout");
  const icon = <Binoculars aria-hidden="true" />;
  if (view.gameweek === null && view.next === null) {
    const league = leagueName(view.region);
    return (
      <EmptyState icon={icon} title={t("empty.unplanned")} description={t("empty.tryAnother", { league })} />
    );
  }
  return (
    <EmptyState
      icon={icon}
      title={titleOf(t, view)}
      description={<NextOffer {...view} />}
      action={view.next?.isEarned === false ? <EarnLinks next={view.next} /> : undefined}
    />
  );
}

/** Says that the season's signings are used up. */
export function SeasonFull({ most }: Pick<ScoutView, "most">) {
  const { t } = useTranslation("scout");
  return (
    <EmptyState
      icon={<Binoculars aria-hidden="true" />}
      title={t("empty.full", { most })}
      description={t("empty.fullDescription")}
    />
  );
}

function titleOf(t: Words<"scout">, { gameweek }: ScoutView): string {
  if (gameweek === null) return t("empty.beforeSeason");
  return gameweek.isEarned ? t("empty.nobody") : t("empty.missed");
}
