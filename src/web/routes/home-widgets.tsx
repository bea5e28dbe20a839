import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue, useEffect, useState } from "react";
import type { UserView } from "#contract/account.ts";
import { FeaturedCard } from "#web/card/featured-card.tsx";
import { fantasyLeaguesQuery } from "#web/fantasy/fantasy-queries.ts";
import { NextDeadline } from "#web/fantasy/next-deadline.tsx";
import { useLiveFootball } from "#web/football/use-live-football.ts";
import { CurrentRankings } from "#web/leaderboard/current-rankings.tsx";
import { rankingsQuery } from "#web/leaderboard/ladder-queries.ts";
import { RecentActivity } from "#web/match/recent-activity.tsx";
import { ownFixturesQuery } from "#web/own-fixture/own-fixture-queries.ts";
import { OwnFixtures } from "#web/own-fixture/own-fixtures.tsx";
import { useTournamentWidgetKnown } from "#web/tournament/tournament-queries.ts";
import { TournamentWidget } from "#web/tournament/tournament-widget.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { isUnauthorized } from "#web/api/api-error.ts";
import { isKnown } from "#web/api/is-known.ts";
import { handleLoggedOut } from "#web/account/logged-out.ts";
import { loadWords } from "#web/language/words.ts";
import { LazyPart } from "#web/ui/lazy-part.tsx";
import { ScoutLineSkeleton } from "#web/scout/scout-line-skeleton.tsx";

const loadScout = async () => {
  const [{ ScoutLine }] = await Promise.all([import("#web/scout/scout-line.tsx"), loadWords(["scout"])]);
  return ScoutLine;
};

export interface HomeWidgetsProps {
  readonly user: UserView;
  /** The tracker of the first steps, if it isn't shown above. */
  readonly journey: ReactNode;
}

/** The panels of the dashboard. */
export function HomeWidgets({ user, journey }: HomeWidgetsProps) {
  useLoggedOutReads();
  useLiveFootball();
  const isTournamentKnown = useTournamentWidgetKnown();
  const areFixturesKnown = isKnown(useQuery(ownFixturesQuery));
  const areDeadlinesKnown = isKnown(useQuery(fantasyLeaguesQuery));
  // Deferred like the content of the panels: they appear together.
  const isTopKnown = useDeferredValue(isTournamentKnown && areFixturesKnown && areDeadlinesKnown);
  const areRankingsKnown = isKnown(useQuery(rankingsQuery));
  return (
    <>
      <div className="grid gap-6">
        <TournamentWidget />
        {/* Hidden until what is above has loaded, so nothing moves. */}
        <div className={isTopKnown ? "contents" : "hidden"}>
          <NextDeadline />
          <ScoutBox />
          <OwnFixtures />
          <CurrentRankings viewerId={user.id} />
        </div>
      </div>
      <div
        className={classNames(
          "grid items-start gap-6 sm:max-lg:grid-cols-2",
          !(isTopKnown && areRankingsKnown) && "max-lg:hidden",
        )}
      >
        <RecentActivity played={user.totalMatches} />
        {journey}
        <FeaturedCard />
      </div>
    </>
  );
}

/**
 * Goes to sign-in as soon as a read fails because the session has ended. Only the dashboard does this (spec §2); other
 * screens show the failed read (spec §7).
 */
function useLoggedOutReads(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== "updated" || event.action.type !== "error") return;
        if (isUnauthorized(event.action.error)) handleLoggedOut();
      }),
    [queryClient],
  );
}

/** The scout's line on the home screen. Its code and texts load after the screen. */
function ScoutBox() {
  const [isWanted, setIsWanted] = useState(true);
  if (!isWanted) return null;
  return (
    <LazyPart
      isWanted
      load={loadScout}
      props={{}}
      fallback={<ScoutLineSkeleton />}
      onFailure={() => setIsWanted(false)}
    />
  );
}
