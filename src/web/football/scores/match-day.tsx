import { useTranslation } from "react-i18next";
import type { Words } from "#words/noun.ts";
import type { MatchDayFixture } from "#contract/football/football.ts";
import { leagues } from "#game/world/catalogue/leagues.ts";
import { Panel } from "#web/ui/layout/panel.tsx";
import { dayTitle, zoneText } from "#web/language/date-text.ts";
import { stageOf } from "#web/football/match-status.ts";
import { MatchRow } from "./match-row.tsx";

export interface MatchDayProps {
  /** The day in the visitor's time zone, such as 2026-08-22. */
  readonly date: string;
  readonly matches: readonly MatchDayFixture[];
  /** Whether to show the leagues' names above their matches. */
  readonly hasLeagues: boolean;
}

/** The matches of a day, by league and kick-off. */
export function MatchDay({ date, matches, hasLeagues }: MatchDayProps) {
  const { t } = useTranslation("football");
  const byLeague = leagues
    .map(({ name }) => [name, matches.filter(({ leagueName }) => leagueName === name)] as const)
    .filter(([, ofLeague]) => ofLeague.length > 0);
  const day = dayTitle(date);
  return (
    <Panel title={day} description={factsOf(matches, t)} isFlush>
      {byLeague.map(([league, ofLeague]) => (
        <section key={league} className="@container" aria-label={`${league}, ${day}`}>
          {hasLeagues && <h3 className="type-label px-5 pt-3 pb-1.5">{league}</h3>}
          {ofLeague.map((match) => (
            <MatchRow key={match.fixture.id} match={match} />
          ))}
        </section>
      ))}
    </Panel>
  );
}

/** How many matches there are, and the time zone if any hasn't kicked off. */
function factsOf(matches: readonly MatchDayFixture[], t: Words<"football">): string {
  const count = matches.length;
  const upcoming = matches.filter(({ fixture }) => stageOf(fixture.status.short) === "upcoming");
  const zone = upcoming.map(({ fixture }) => zoneText(fixture.date)).find((text) => text !== "");
  return zone === undefined ? t("scores.matches", { count }) : t("scores.matchesWithZone", { count, zone });
}
