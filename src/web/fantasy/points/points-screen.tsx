import { useTranslation } from "react-i18next";
import { Link } from "#web/ui/action/link.tsx";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { KeptTabs } from "#web/ui/layout/kept-tabs.tsx";
import { useUser } from "#web/account/user-context.tsx";
import { useLiveFootball } from "#web/football/use-live-football.ts";
import { LeagueChoice } from "#web/fantasy/league-choice.tsx";
import { LeagueTables } from "./league-tables.tsx";
import { RoundPoints } from "./round-points.tsx";

/** The points of the user's squad by gameweek, and the tables of the league. */
export function PointsScreen() {
  const { t } = useTranslation("fantasy");
  const user = useUser();
  useLiveFootball();
  return (
    <>
      <PageHeader
        title={t("score.title")}
        actions={
          <Link to="/transfers" className={buttonClass({ variant: "secondary" })}>
            {t("screen.title")}
          </Link>
        }
      />
      <LeagueChoice>
        {(league) => (
          <KeptTabs
            key={league.id}
            name="view"
            label={t("score.label")}
            tabs={[
              { value: "points", label: t("points"), content: <RoundPoints leagueId={league.id} /> },
              {
                value: "tables",
                label: t("score.tables"),
                content: <LeagueTables leagueId={league.id} viewerId={user.id} />,
              },
            ]}
          />
        )}
      </LeagueChoice>
    </>
  );
}
