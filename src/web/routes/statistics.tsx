import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { StatisticsView } from "#contract/statistics.ts";
import { Link } from "#web/ui/action/link.tsx";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { RecordTiles } from "#web/account/record-tiles.tsx";
import { useUser } from "#web/account/user-context.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { cardsQuery } from "#web/card/card-queries.ts";
import { countOwned } from "#web/card/count-owned.ts";
import { useLiveFootball } from "#web/football/use-live-football.ts";
import { CurrentRankings } from "#web/leaderboard/current-rankings.tsx";
import { rankingsQuery } from "#web/leaderboard/ladder-queries.ts";
import { MonthlyLeaders } from "#web/leaderboard/monthly-leaders.tsx";
import { GameMonth } from "#web/statistics/game-month.tsx";
import { OwnSeason } from "#web/statistics/own-season.tsx";
import { statisticsQuery } from "#web/statistics/statistics-queries.ts";

/** The full rankings (Home shows only the first rows), the user's and the game's statistics, and the leaders. */
export function StatisticsRoute() {
  const { t } = useTranslation("statistics");
  const user = useUser();
  useLiveFootball();
  const cards = useQuery(cardsQuery);
  const statistics = useQuery(statisticsQuery);
  const { isPending: isRanking } = useQuery(rankingsQuery);
  return (
    <>
      <PageHeader
        title={t("title")}
        actions={
          <Link to="/leaderboard" className={buttonClass({ variant: "secondary" })}>
            {t("leaderboard")}
          </Link>
        }
      />
      <CurrentRankings viewerId={user.id} isPreview={false} />
      {/* Hidden until the rankings above have loaded, so nothing moves. */}
      <div className={isRanking ? "hidden" : "contents"}>
        <RecordTiles user={user} cardsOwned={countOwned(cards.data)} />
        <ReadView
          query={statistics}
          failure={t("failed")}
          skeleton={
            <SkeletonRegion label={t("loading")} className="grid gap-6 lg:grid-cols-2">
              <Skeleton shape="block" className="h-80" />
              <Skeleton shape="block" className="h-80" />
            </SkeletonRegion>
          }
        >
          {(found) => (
            <div className={`grid items-start gap-6 *:min-w-0 lg:grid-cols-2 ${fillLastRow(found)}`}>
              <OwnSeason statistics={found} />
              {found.month !== null && <GameMonth month={found.month} />}
              <MonthlyLeaders viewerId={user.id} />
            </div>
          )}
        </ReadView>
      </div>
    </>
  );
}

/** Lets a last panel without a neighbour fill its row. "No points yet" takes a row of its own at the top. */
function fillLastRow({ weeks }: StatisticsView): string {
  return weeks.length === 0 ? "lg:*:last:even:col-span-2" : "lg:*:last:odd:col-span-2";
}
