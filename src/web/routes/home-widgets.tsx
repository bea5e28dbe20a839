import type { ReactNode } from "react";
import type { UserView } from "#contract/account.ts";
import { useLoggedOutReads } from "#web/account/use-logged-out-reads.ts";
import { FeaturedCard } from "#web/card/featured-card.tsx";
import { NextDeadline } from "#web/fantasy/next-deadline.tsx";
import { useLiveFootball } from "#web/football/use-live-football.ts";
import { CurrentRankings } from "#web/leaderboard/current-rankings.tsx";
import { RecentActivity } from "#web/match/recent-activity.tsx";
import { OwnFixtures } from "#web/own-fixture/own-fixtures.tsx";
import { ScoutBox } from "#web/scout/scout-box.tsx";
import { TournamentWidget } from "#web/tournament/tournament-widget.tsx";

export interface HomeWidgetsProps {
  readonly user: UserView;
  /** The tracker of the first steps, if it isn't shown above. */
  readonly journey: ReactNode;
}

/** The panels of the dashboard. */
export function HomeWidgets({ user, journey }: HomeWidgetsProps) {
  useLoggedOutReads();
  useLiveFootball();
  return (
    <>
      <div className="grid gap-6">
        <TournamentWidget />
        <NextDeadline />
        <ScoutBox />
        <OwnFixtures />
        <CurrentRankings viewerId={user.id} />
      </div>
      <div className="grid items-start gap-6 sm:max-lg:grid-cols-2">
        <RecentActivity played={user.totalMatches} />
        {journey}
        <FeaturedCard />
      </div>
    </>
  );
}
