import { useQuery } from "@tanstack/react-query";
import { Link } from "#web/ui/action/link.tsx";
import { useParams } from "@tanstack/react-router";
import { ChevronLeft, UserX } from "lucide-react";
import { useState } from "react";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { getMiniLeague, MiniLeaguePeriod } from "#contract/mini-league/mini-league.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { KeptTabs } from "#web/ui/layout/kept-tabs.tsx";
import { Tabs } from "#web/ui/layout/tabs.tsx";
import { useUser } from "#web/account/user-context.tsx";
import { isRefusedWith } from "#web/api/api-error.ts";
import { ReadView } from "#web/api/read-view.tsx";
import { FantasyTable } from "#web/mini-league/fantasy/fantasy-table.tsx";
import { HeadToHead } from "#web/mini-league/fantasy/head-to-head.tsx";
import { InvitePanel } from "#web/mini-league/invite-panel.tsx";
import { leagueQuery } from "#web/mini-league/league-queries.ts";
import { LeagueTable } from "#web/mini-league/league-table.tsx";
import { ManagePanel } from "#web/mini-league/manage-panel.tsx";

const PERIODS = [
  ["month", "Month"],
  ["season", "Season"],
] as const;

/** A mini-league: its table, how to come in, and what its owner can do. */
export function LeagueRoute() {
  const { leagueId } = useParams({ from: "/leagues/$leagueId" });
  const [period, setPeriod] = useState<MiniLeaguePeriod>("month");
  const league = useQuery(leagueQuery(Number(leagueId), period));
  const isMissing = isRefusedWith(league.error, "not_found") || isRefusedWith(league.error, "invalid_input");
  return (
    <>
      <Link
        to="/leagues"
        className="flex min-h-11 items-center gap-1 justify-self-start font-semibold text-flood-text hover:underline"
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
        All leagues
      </Link>
      {isMissing ? (
        <>
          <PageHeader title="Mini-League" />
          <EmptyState
            icon={<UserX aria-hidden="true" />}
            title="You are not in this league"
            description="It was deleted, or you are not one of its managers."
          />
        </>
      ) : (
        <ReadView
          query={league}
          heading="Mini-League"
          failure="Failed to load the league"
          skeleton={<RowsSkeleton count={6} label="Loading the league" />}
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
  const { id, name, size, ownerName, isOwner, inviteCode } = league;
  const viewerId = useUser().id;
  const tournament = <TournamentTable {...{ league, period, onPeriodChange, viewerId }} />;
  return (
    <>
      <PageHeader
        title={name}
        description={`${size} ${size === 1 ? "manager" : "managers"} · made by ${ownerName}`}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <KeptTabs
          label="Tables"
          className="min-w-0"
          tabs={[
            { value: "tournament", label: "Tournament", content: tournament },
            {
              value: "fantasy",
              label: "Fantasy",
              content: <FantasyTable leagueId={id} viewerId={viewerId} />,
            },
            {
              value: "duels",
              label: "Head to Head",
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

/** The table on the points of the monthly tournament. */
function TournamentTable(props: LeagueProps & { readonly viewerId: string }) {
  const { league, period, onPeriodChange, viewerId } = props;
  const { id, name, isOwner, tableName, rows } = league;
  const caption = `${name}, ${tableName}`;
  const table = <LeagueTable leagueId={id} {...{ caption, rows, viewerId, isOwner }} />;
  return (
    <Panel title="Table" description={tableName} isFlush className="[&_:is(th,td):first-child]:w-16">
      <Tabs
        label="Period"
        value={period}
        onValueChange={onPeriodChange}
        tabs={PERIODS.map(([value, label]) => ({ value, label, content: table }))}
      />
    </Panel>
  );
}
