import { useQuery } from "@tanstack/react-query";
import { Link } from "#web/ui/action/link.tsx";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { LeagueList } from "./league-list.tsx";
import { leaguesQuery } from "./league-queries.ts";

const SHOWN = 4;

/** One's mini-leagues on the Fantasy page. */
export function LeaguesPanel() {
  const leagues = useQuery(leaguesQuery);
  return (
    <Panel
      title="Mini-Leagues"
      isFlush
      action={
        <Link to="/leagues" className="reach font-semibold text-flood-text hover:underline">
          Open
        </Link>
      }
    >
      <ReadView
        query={leagues}
        failure="Failed to load your leagues"
        skeleton={
          <div className="px-5 pb-5">
            <RowsSkeleton count={2} label="Loading your leagues" />
          </div>
        }
      >
        {(found) =>
          found.length === 0 ? (
            <p className="px-5 pb-5 text-ink-muted">
              A table of your own among friends.{" "}
              <Link to="/leagues" className="font-semibold text-flood-text hover:underline">
                Make a league or join one
              </Link>
            </p>
          ) : (
            <LeagueList leagues={found.slice(0, SHOWN)} />
          )
        }
      </ReadView>
    </Panel>
  );
}
