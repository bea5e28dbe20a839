import { useQuery } from "@tanstack/react-query";
import { BackLink } from "#web/ui/action/back-link.tsx";
import { useParams, useSearch } from "@tanstack/react-router";
import { EyeOff, UserX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { useUser } from "#web/account/user-context.tsx";
import { isRefusedWith, namesNothing } from "#web/api/api-error.ts";
import { ReadView } from "#web/api/read-view.tsx";
import { ComparedSquads } from "#web/mini-league/fantasy/compared-squads.tsx";
import { comparisonQuery } from "#web/mini-league/fantasy/fantasy-league-queries.ts";

/** The squads of two managers of a mini-league in a gameweek. */
export function CompareRoute() {
  const { t } = useTranslation("league");
  const { leagueId } = useParams({ from: "/leagues/compare/$leagueId" });
  const search = useSearch({ from: "/leagues/compare/$leagueId" });
  const user = useUser();
  const compared = useQuery(comparisonQuery(Number(leagueId), search));
  const isMissing = namesNothing(compared.error);
  return (
    <>
      <BackLink to="/leagues/$leagueId" params={{ leagueId }}>
        {t("compare.back")}
      </BackLink>
      <PageHeader title={t("compare.title")} />
      {isMissing && (
        <EmptyState
          icon={<UserX aria-hidden="true" />}
          title={t("compare.missing.title")}
          description={t("compare.missing.description")}
        />
      )}
      {isRefusedWith(compared.error, "round_not_locked") && (
        <EmptyState
          icon={<EyeOff aria-hidden="true" />}
          title={t("compare.hidden.title")}
          description={t("compare.hidden.description")}
        />
      )}
      {!isMissing && !isRefusedWith(compared.error, "round_not_locked") && (
        <ReadView
          query={compared}
          failure={t("compare.failure")}
          skeleton={<RowsSkeleton count={9} label={t("compare.loading")} />}
        >
          {(found) => <ComparedSquads compared={found} viewerId={user.id} />}
        </ReadView>
      )}
    </>
  );
}
