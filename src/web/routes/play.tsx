import { CalendarRange } from "lucide-react";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { useUser } from "../account/user-context.tsx";
import { MonthlyLeaders } from "../leaderboard/monthly-leaders.tsx";
import { MonthPanel } from "../tournament/month-panel.tsx";
import { TournamentTeam } from "../tournament/tournament-team.tsx";

/** Fantasy (spec §2). */
export function PlayRoute() {
  const user = useUser();
  return (
    <>
      <PageHeader title="Fantasy" />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
        <div className="grid gap-6">
          <MonthPanel />
          <Panel title="Fantasy League">
            <EmptyState
              icon={<CalendarRange aria-hidden="true" />}
              title="Not open yet"
              description="Your squad for the gameweeks of a real league will stand here."
            />
          </Panel>
        </div>
        <MonthlyLeaders viewerId={user.id} />
      </div>
      <TournamentTeam />
    </>
  );
}
