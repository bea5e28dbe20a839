import { useQuery } from "@tanstack/react-query";
import { Link } from "#web/router/link.tsx";
import { Swords } from "lucide-react";
import { displayName } from "#game/account/display-name.ts";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { Journey } from "../account/journey.tsx";
import { RecordTiles } from "../account/record-tiles.tsx";
import { useUserOrNull } from "../account/user-context.tsx";
import { cardsQuery } from "../card/card-queries.ts";
import { FeaturedCard } from "../card/featured-card.tsx";
import { CurrentRankings } from "../leaderboard/current-rankings.tsx";
import { RecentActivity } from "../match/recent-activity.tsx";
import { OwnFixtures } from "../own-fixture/own-fixtures.tsx";
import { activeTeamQuery } from "../team/team-queries.ts";
import { TournamentWidget } from "../tournament/tournament-widget.tsx";
import type { UserView } from "#contract/account.ts";
import { BackToLanding } from "../shell/back-to-landing.tsx";

/** The dashboard of a signed-in user; a visitor belongs on the landing page (spec §2). */
export function HomeRoute() {
  const user = useUserOrNull();
  return user ? <Dashboard user={user} /> : <BackToLanding />;
}

function Dashboard({ user }: { readonly user: UserView }) {
  const cards = useQuery(cardsQuery);
  const team = useQuery(activeTeamQuery);
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid gap-1">
          <h1 className="type-title wrap-anywhere">Welcome back, {displayName(user)}</h1>
          <p className="text-ink-muted">Five cards, one month, and every goal of the real season counts.</p>
        </div>
        <Link to="/matches/new" search={{}} className={buttonClass({ size: "large" })}>
          <Swords aria-hidden="true" />
          Play a Match
        </Link>
      </header>
      <RecordTiles user={user} cardsOwned={cards.data?.length ?? null} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div className="grid gap-6">
          <TournamentWidget />
          <OwnFixtures />
          <CurrentRankings viewerId={user.id} />
          <RecentActivity />
        </div>
        <div className="grid gap-6 sm:max-lg:grid-cols-2">
          <Journey
            ownsCards={cards.data === undefined ? null : cards.data.length > 0}
            hasActiveTeam={team.data === undefined ? null : team.data !== null}
            hasPlayed={user.totalMatches > 0}
          />
          <FeaturedCard />
        </div>
      </div>
    </>
  );
}
