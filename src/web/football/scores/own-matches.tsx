import { useTranslation } from "react-i18next";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { MatchDayFixture } from "#contract/football/football.ts";
import type { getOwnFixtures } from "#contract/football/own-fixture.ts";
import { OwnPlayers } from "#web/own-fixture/own-players.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { MatchRow } from "./match-row.tsx";

export interface OwnMatchesProps {
  readonly fixtures: ResponseOf<typeof getOwnFixtures>;
  readonly matches: readonly MatchDayFixture[];
}

/** Today's matches of the viewer's players, with live points; nothing if none of them plays. */
export function OwnMatches({ fixtures, matches }: OwnMatchesProps) {
  const { t } = useTranslation("home");
  const today = fixtures.today.flatMap((own) => {
    const match = matches.find(({ fixture }) => fixture.id === own.id);
    return match === undefined ? [] : [{ match, own: own.own }];
  });
  if (today.length === 0) return null;
  return (
    <Panel
      title={t("ownFixtures.title")}
      description={t(
        fixtures.source === "active team" ? "ownFixtures.ofActiveTeam" : "ownFixtures.ofTournamentTeam",
      )}
      tone="lit"
      isFlush
    >
      <div className="@container">
        {today.map(({ match, own }) => (
          <div key={match.fixture.id}>
            <MatchRow match={match} />
            <OwnPlayers own={own} className="px-5 pb-3" />
          </div>
        ))}
      </div>
    </Panel>
  );
}
