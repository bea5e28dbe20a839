import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "#web/ui/action/link.tsx";
import { Swords } from "lucide-react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { useUser } from "#web/account/user-context.tsx";
import { useLiveFootball } from "#web/football/use-live-football.ts";
import { ladderQuery } from "#web/leaderboard/ladder-queries.ts";
import { MatchLadder } from "#web/leaderboard/match-ladder.tsx";
import { TournamentTables } from "#web/leaderboard/table/tournament-tables.tsx";

/** The match game's ladder beside the tournament tables. */
export function LeaderboardRoute() {
  const { t } = useTranslation("leaderboard");
  const user = useUser();
  const { isPending: isLadderPending } = useInfiniteQuery(ladderQuery("all"));
  useLiveFootball();
  return (
    <>
      <PageHeader
        title={t("title")}
        description={t("intro")}
        actions={
          <Link to="/matches/new" search={{}} className={buttonClass()}>
            <Swords aria-hidden="true" />
            {t("playMatch")}
          </Link>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <MatchLadder viewerId={user.id} />
        {/* Below the ladder on a narrow screen, and hidden until it has loaded, so nothing moves. */}
        <div className={isLadderPending ? "grid gap-6 max-lg:hidden" : "grid gap-6"}>
          <TournamentTables viewerId={user.id} />
        </div>
      </div>
    </>
  );
}
