import { Link } from "#web/ui/action/link.tsx";
import { Swords } from "lucide-react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { classNames } from "#web/ui/class-names.ts";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { useLiveFootball } from "#web/football/use-live-football.ts";
import { useUser } from "#web/account/user-context.tsx";
import { LeagueBox } from "#web/fantasy/league-box.tsx";
import { MonthlyLeaders } from "#web/leaderboard/monthly-leaders.tsx";
import { LeaguesPanel } from "#web/mini-league/leagues-panel.tsx";
import { MonthPanel } from "#web/tournament/month-panel.tsx";
import { useTournamentTeamKnown } from "#web/tournament/tournament-queries.ts";
import { TournamentTeam } from "#web/tournament/tournament-team.tsx";

/** Fantasy (spec §2). */
export function PlayRoute() {
  const { t } = useTranslation("fantasy");
  const user = useUser();
  const isTeamKnown = useTournamentTeamKnown();
  useLiveFootball();
  return (
    <>
      <PageHeader
        title={t("play.title")}
        actions={
          <Link to="/matches/new" search={{}} className={buttonClass({ variant: "secondary" })}>
            <Swords aria-hidden="true" />
            {t("play.match")}
          </Link>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="grid gap-6 max-lg:contents">
          <MonthPanel />
          <div className="max-lg:order-last">
            <LeaguesPanel />
          </div>
          <div className="max-lg:order-last">
            <LeagueBox />
          </div>
        </div>
        <div className="grid min-w-0 gap-6">
          <TournamentTeam />
          {/* Hidden until the team above has loaded, so nothing moves. */}
          <div className={classNames("grid gap-6", !isTeamKnown && "hidden")}>
            <MonthlyLeaders viewerId={user.id} />
            {/* The empty placeholder box beside the cards (spec §2): just a frame. */}
            <div
              aria-hidden="true"
              className="placeholder-box h-20 rounded-panel border border-dashed border-line"
            />
          </div>
        </div>
      </div>
    </>
  );
}
