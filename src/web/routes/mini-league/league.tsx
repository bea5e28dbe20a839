import { useQuery } from "@tanstack/react-query";
import { BackLink } from "#web/ui/action/back-link.tsx";
import { useParams } from "@tanstack/react-router";
import { UserX } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { getMiniLeague, MiniLeaguePeriod } from "#contract/mini-league/mini-league.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { KeptTabs } from "#web/ui/layout/kept-tabs.tsx";
import { Tabs } from "#web/ui/layout/tabs.tsx";
import { useUser } from "#web/account/user-context.tsx";
import { namesNothing } from "#web/api/api-error.ts";
import { ReadView } from "#web/api/read-view.tsx";
import { useLiveFootball } from "#web/football/use-live-football.ts";
import { monthName } from "#web/language/date-text.ts";
import { FantasyTable } from "#web/mini-league/fantasy/fantasy-table.tsx";
import { HeadToHead } from "#web/mini-league/fantasy/head-to-head.tsx";
import { InvitePanel } from "#web/mini-league/invite-panel.tsx";
import { leagueQuery } from "#web/mini-league/league-queries.ts";
import { LeagueTable } from "#web/mini-league/league-table.tsx";
import { ManagePanel } from "#web/mini-league/manage-panel.tsx";

const PERIODS = [
  ["month", "league.month"],
  ["season", "season"],
] as const;

/** A mini-league: its tables, its invite code, and what its owner can do. */
export function LeagueRoute() {
  const { t } = useTranslation("league");
  useLiveFootball();
  const { leagueId } = useParams({ from: "/leagues/$leagueId" });
  const [period, setPeriod] = useState<MiniLeaguePeriod>("month");
  const league = useQuery(leagueQuery(Number(leagueId), period));
  const isMissing = namesNothing(league.error);
  return (
    <>
      <BackLink to="/leagues">{t("league.all")}</BackLink>
      {isMissing ? (
        <>
          <PageHeader title={t("league.title")} />
          <EmptyState
            icon={<UserX aria-hidden="true" />}
            title={t("league.missing.title")}
            description={t("league.missing.description")}
          />
        </>
      ) : (
        <ReadView
          query={league}
          heading={t("league.title")}
          failure={t("league.failure")}
          skeleton={<RowsSkeleton count={6} label={t("league.loading")} />}
        >
          {(found) => <League league={found} period={period} onPeriodChange={setPeriod} />}
        </ReadView>
      )}
    </>
  );
}

interface LeagueProps {
  readonly league: ResponseOf<typeof getMiniLeague>;
  readonly period: MiniLeaguePeriod;
  readonly onPeriodChange: (period: MiniLeaguePeriod) => void;
}

function League({ league, period, onPeriodChange }: LeagueProps) {
  const { t } = useTranslation("league");
  const { id, name, size, ownerName, isOwner, inviteCode } = league;
  const viewerId = useUser().id;
  const tournament = <TournamentTable {...{ league, period, onPeriodChange, viewerId }} />;
  return (
    <>
      <PageHeader
        title={name}
        description={
          isOwner ? t("managersOwn", { count: size }) : t("managersOf", { count: size, owner: ownerName })
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <KeptTabs
          name="table"
          label={t("league.tables")}
          className="min-w-0"
          tabs={[
            { value: "tournament", label: t("league.tournament"), content: tournament },
            {
              value: "fantasy",
              label: t("league.fantasy"),
              content: <FantasyTable leagueId={id} viewerId={viewerId} />,
            },
            {
              value: "duels",
              label: t("league.duels"),
              content: <HeadToHead leagueId={id} viewerId={viewerId} />,
            },
          ]}
        />
        <div className="grid gap-6">
          <InvitePanel leagueId={id} inviteCode={inviteCode} isOwner={isOwner} />
          <ManagePanel key={id} league={league} />
        </div>
      </div>
    </>
  );
}

/** The table by points in the monthly tournament. */
function TournamentTable(props: LeagueProps & { readonly viewerId: string }) {
  const { league, period, onPeriodChange, viewerId } = props;
  const { t } = useTranslation("league");
  const { id, name, isOwner, month, season, rows } = league;
  const shown = month === null ? season : monthName(month);
  const caption = t("league.caption", { name, period: shown });
  const table = <LeagueTable leagueId={id} {...{ caption, rows, viewerId, isOwner }} />;
  return (
    <Panel title={t("league.table")} description={shown} isFlush className="[&_:is(th,td):first-child]:w-16">
      <Tabs
        label={t("league.period")}
        value={period}
        onValueChange={onPeriodChange}
        tabs={PERIODS.map(([value, label]) => ({ value, label: t(label), content: table }))}
      />
    </Panel>
  );
}
