import { useQuery } from "@tanstack/react-query";
import type { UserView } from "#contract/account.ts";
import { Journey } from "../account/journey.tsx";
import { useLoggedOutReads } from "../account/use-logged-out-reads.ts";
import { cardsQuery } from "../card/card-queries.ts";
import { countOwned } from "../card/count-owned.ts";
import { FeaturedCard } from "../card/featured-card.tsx";
import { NextDeadline } from "../fantasy/next-deadline.tsx";
import { CurrentRankings } from "../leaderboard/current-rankings.tsx";
import { RecentActivity } from "../match/recent-activity.tsx";
import { OwnFixtures } from "../own-fixture/own-fixtures.tsx";
import { activeTeamQuery } from "../team/team-queries.ts";
import { TournamentWidget } from "../tournament/tournament-widget.tsx";

/** What the dashboard has below its head. */
export function HomeWidgets({ user }: { readonly user: UserView }) {
  const cards = useQuery(cardsQuery);
  const owned = countOwned(cards.data);
  const team = useQuery(activeTeamQuery);
  useLoggedOutReads();
  return (
    <>
      <div className="grid gap-6">
        <TournamentWidget />
        <NextDeadline />
        <OwnFixtures />
        <CurrentRankings viewerId={user.id} />
        <RecentActivity />
      </div>
      <div className="grid gap-6 sm:max-lg:grid-cols-2">
        <Journey
          ownsCards={owned === null ? null : owned > 0}
          hasActiveTeam={team.data === undefined ? null : team.data !== null}
          hasPlayed={user.totalMatches > 0}
        />
        <FeaturedCard />
      </div>
    </>
  );
}
