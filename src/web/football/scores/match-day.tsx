import type { MatchDayFixture } from "#contract/football/football.ts";
import { leagues } from "#game/world/catalogue/leagues.ts";
import { Panel } from "#web/ui/layout/panel.tsx";
import { countText } from "#web/language/count-text.ts";
import { dayTitle, zoneText } from "#web/language/date-text.ts";
import { stageOf } from "#web/football/match-status.ts";
import { MatchRow } from "./match-row.tsx";

export interface MatchDayProps {
  /** The day where the visitor is, such as 2026-08-22. */
  readonly date: string;
  readonly matches: readonly MatchDayFixture[];
  /** Whether matches of several leagues are among them. */
  readonly hasLeagues: boolean;
}

/** The matches of a day, by league and kick-off. */
export function MatchDay({ date, matches, hasLeagues }: MatchDayProps) {
  const byLeague = leagues
    .map(({ name }) => [name, matches.filter(({ leagueName }) => leagueName === name)] as const)
    .filter(([, ofLeague]) => ofLeague.length > 0);
  const day = dayTitle(date);
  return (
    <Panel title={day} description={factsOf(matches)} isFlush>
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

/** How many there are; and in which time zone those kick off that have not yet. */
function factsOf(matches: readonly MatchDayFixture[]): string {
  const count = `${countText(matches.length)} ${matches.length === 1 ? "match" : "matches"}`;
  const next = matches.find(({ fixture }) => stageOf(fixture.status.short) === "upcoming");
  return next === undefined ? count : `${count}, times in ${zoneText(next.fixture.date)}`;
}
