import { useQuery } from "@tanstack/react-query";
import { LEAGUE_SIZE_MAX } from "#game/mini-league/league.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { CreateLeagueForm } from "#web/mini-league/create-league-form.tsx";
import { JoinLeagueForm } from "#web/mini-league/join-league-form.tsx";
import { LeagueList } from "#web/mini-league/league-list.tsx";
import { leaguesQuery } from "#web/mini-league/league-queries.ts";

/** One's mini-leagues: making one, joining one, and those one is in. */
export function LeaguesRoute() {
  const leagues = useQuery(leaguesQuery);
  return (
    <>
      <PageHeader
        title="Mini-Leagues"
        description={`A table of your own: up to ${LEAGUE_SIZE_MAX} managers who know the code, with the points of the monthly tournament, with fantasy points, and in duels of two.`}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Panel title="Your Leagues" isFlush className="max-lg:min-h-60">
          <ReadView
            query={leagues}
            failure="Failed to load your leagues"
            skeleton={
              <div className="px-5 pb-5">
                <RowsSkeleton count={3} label="Loading your leagues" />
              </div>
            }
          >
            {(found) =>
              found.length === 0 ? (
                <EmptyState
                  title="You are in no league yet"
                  description="Make one and send its link to your friends, or enter the code that one of them gave you."
                />
              ) : (
                <LeagueList leagues={found} />
              )
            }
          </ReadView>
        </Panel>
        <div className="grid gap-6">
          <Panel title="New League">
            <CreateLeagueForm />
          </Panel>
          <Panel title="Join a League">
            <JoinLeagueForm />
          </Panel>
        </div>
      </div>
    </>
  );
}
