import { useQuery } from "@tanstack/react-query";
import { Link } from "#web/ui/action/link.tsx";
import { CalendarRange } from "lucide-react";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { DeadlineCountdown } from "./deadline-countdown.tsx";
import { fantasyLeaguesQuery } from "./fantasy-queries.ts";

/** The fantasy leagues with their next deadlines, and the way to one's squad (spec §2, Fantasy page). */
export function LeagueBox() {
  const leagues = useQuery(fantasyLeaguesQuery);
  return (
    <Panel title="Fantasy League">
      <ReadView
        query={leagues}
        failure="Failed to load the fantasy leagues"
        skeleton={<RowsSkeleton count={3} label="Loading the fantasy leagues" />}
      >
        {(list) => {
          const open = list.filter(({ nextRound }) => nextRound !== null);
          if (open.length === 0) {
            return (
              <EmptyState
                icon={<CalendarRange aria-hidden="true" />}
                title="Not open yet"
                description="Your squad for the gameweeks of a real league will stand here."
              />
            );
          }
          return (
            <div className="grid gap-4">
              {open.map(({ id, name, nextRound }) => (
                <section key={id} aria-label={name} className="grid gap-1">
                  <p className="font-semibold">{name}</p>
                  {nextRound !== null && <DeadlineCountdown round={nextRound} />}
                </section>
              ))}
              <Link to="/transfers" className={buttonClass({ isBlock: true })}>
                Manage Squad
              </Link>
              <Link to="/transfers/points" className={buttonClass({ variant: "secondary", isBlock: true })}>
                Points and Tables
              </Link>
            </div>
          );
        }}
      </ReadView>
    </Panel>
  );
}
