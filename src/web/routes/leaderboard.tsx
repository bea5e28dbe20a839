import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { useUser } from "../account/user-context.tsx";
import { MonthlyLeaders } from "../leaderboard/monthly-leaders.tsx";

/** The leaderboards. */
export function LeaderboardRoute() {
  const user = useUser();
  return (
    <>
      <PageHeader title="Leaderboard" description="The managers with the most points from real fixtures." />
      <MonthlyLeaders viewerId={user.id} />
    </>
  );
}
