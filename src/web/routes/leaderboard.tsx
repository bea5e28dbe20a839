import { Link } from "#web/ui/action/link.tsx";
import { Swords } from "lucide-react";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { useUser } from "#web/account/user-context.tsx";
import { useLiveFootball } from "#web/football/use-live-football.ts";
import { MatchLadder } from "#web/leaderboard/match-ladder.tsx";
import { TournamentTables } from "#web/leaderboard/table/tournament-tables.tsx";

/** The ladder of the match game beside the leaders of the tournaments. */
export function LeaderboardRoute() {
  const user = useUser();
  useLiveFootball();
  return (
    <>
      <PageHeader
        title="Leaderboard"
        description="Who wins matches, and whose cards win points on real pitches."
        actions={
          <Link to="/matches/new" search={{}} className={buttonClass()}>
            <Swords aria-hidden="true" />
            Play a Match
          </Link>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <MatchLadder viewerId={user.id} />
        <TournamentTables viewerId={user.id} />
      </div>
    </>
  );
}
