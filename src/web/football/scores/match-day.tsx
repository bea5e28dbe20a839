import type { MatchDayFixture } from "#contract/football/football.ts";
import { leagues } from "#game/world/catalogue/leagues.ts";
import { Panel } from "#web/ui/layout/panel.tsx";
import { MatchRow } from "./match-row.tsx";

const DAY = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

export interface MatchDayProps {
  /** The date in UTC, such as 2026-08-22. */
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
  const day = DAY.format(new Date(date));
  return (
    <Panel title={day} description={countText(matches.length)} isFlush>
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

function countText(count: number): string {
  return `${count} ${count === 1 ? "match" : "matches"}`;
}
