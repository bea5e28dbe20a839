import "#web/scout/scout.css";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { ScoutView } from "#contract/scout.ts";
import { leagues } from "#game/world/catalogue/leagues.ts";
import { ReadView } from "#web/api/read-view.tsx";
import { NoOffer, SeasonFull } from "#web/scout/no-offer.tsx";
import { Offer } from "#web/scout/offer.tsx";
import { scoutQuery, useChooseRegion } from "#web/scout/scout-queries.ts";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";

/** Scout: the players a manager can sign (docs/rules.md#the-scout). */
export function ScoutRoute() {
  const { t } = useTranslation("scout");
  const scout = useQuery(scoutQuery);
  return (
    <>
      <PageHeader title={t("title")} description={t("description")} />
      <ReadView query={scout} failure={t("failed")} skeleton={<ScoutSkeleton />}>
        {(view) => (
          <>
            <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
              <RegionChoice region={view.region} />
              <p className="tabular text-sm text-ink-muted">{t("signedSoFar", view)}</p>
            </div>
            <Offers view={view} />
          </>
        )}
      </ReadView>
    </>
  );
}

/** The league the scout offers players from; a change takes effect immediately. */
function RegionChoice({ region }: Pick<ScoutView, "region">) {
  const { t } = useTranslation("scout");
  const choose = useChooseRegion();
  return (
    <SelectField
      label={t("region.label")}
      className="w-full sm:w-72"
      options={leagues.map(({ slug, name }) => ({ value: slug, label: name }))}
      value={choose.isPending ? choose.variables : region}
      aria-busy={choose.isPending || undefined}
      onChange={({ target }) => {
        const chosen = leagues.find(({ slug }) => slug === target.value);
        if (chosen) choose.mutate(chosen.slug);
      }}
    />
  );
}

function Offers({ view }: { readonly view: ScoutView }) {
  const isFull = view.signed >= view.most;
  const shown = view.offers.filter(({ signedPlayer }) => signedPlayer !== null || !isFull);
  return (
    <>
      {shown.map((offer) => (
        <Offer key={offer.id} offer={offer} view={view} />
      ))}
      {isFull && <SeasonFull most={view.most} />}
      {!isFull && shown.length === 0 && <NoOffer view={view} />}
    </>
  );
}

/** As tall as an offer. */
function ScoutSkeleton() {
  const { t } = useTranslation("scout");
  return (
    <SkeletonRegion label={t("loading")} className="grid gap-6">
      <Skeleton shape="block" className="h-17 w-full sm:w-72" />
      <Skeleton shape="block" className="h-128" />
    </SkeletonRegion>
  );
}
