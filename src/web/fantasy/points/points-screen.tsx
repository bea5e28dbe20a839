import { Link } from "#web/ui/action/link.tsx";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { KeptTabs } from "#web/ui/layout/kept-tabs.tsx";
import { useUser } from "#web/account/user-context.tsx";
import { useLiveFootball } from "#web/football/use-live-football.ts";
import { LeagueChoice } from "#web/fantasy/league-choice.tsx";
import { LeagueTables } from "./league-tables.tsx";
import { RoundPoints } from "./round-points.tsx";

/** The points of one's squad by round, and the tables of the league. */
export function PointsScreen() {
  const user = useUser();
  useLiveFootball();
  return (
    <>
      <PageHeader
        title="Fantasy Points"
        actions={
          <Link to="/transfers" className={buttonClass({ variant: "secondary" })}>
            Transfers
          </Link>
        }
      />
      <LeagueChoice>
        {(league) => (
          <KeptTabs
            key={league.id}
            label="Points or tables"
            tabs={[
              { value: "points", label: "Points", content: <RoundPoints leagueId={league.id} /> },
              {
                value: "tables",
                label: "Tables",
                content: <LeagueTables leagueId={league.id} viewerId={user.id} />,
              },
            ]}
          />
        )}
      </LeagueChoice>
    </>
  );
}
