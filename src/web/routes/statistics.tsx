import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { RecordTiles } from "../account/record-tiles.tsx";
import { useUser } from "../account/user-context.tsx";
import { cardsQuery } from "../card/card-queries.ts";
import { MonthlyLeaders } from "../leaderboard/monthly-leaders.tsx";
import { buttonClass } from "#web/ui/action/button-class.ts";

/** Statistics: one's own figures, and the leaders. */
export function StatisticsRoute() {
  const user = useUser();
  const cards = useQuery(cardsQuery);
  return (
    <>
      <PageHeader
        title="Statistics"
        actions={
          <Link to="/leaderboard" className={buttonClass({ variant: "secondary" })}>
            Leaderboard
          </Link>
        }
      />
      <RecordTiles user={user} cardsOwned={cards.data?.length ?? null} />
      <MonthlyLeaders viewerId={user.id} />
    </>
  );
}
