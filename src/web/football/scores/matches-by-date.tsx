import { CalendarX } from "lucide-react";
import { leagues } from "#game/world/catalogue/leagues.ts";
import type { MatchDayFixture } from "#contract/football/football.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { KeptTabs } from "#web/ui/layout/kept-tabs.tsx";
import { dayOf } from "#web/language/date-text.ts";
import { MatchDay } from "./match-day.tsx";

type ByDate = Readonly<Record<string, readonly MatchDayFixture[]>>;

/** The matches of the last days, of all leagues or of one, the newest day first. */
export function MatchesByDate({ matchesByDate }: { readonly matchesByDate: ByDate }) {
  const choices = [
    { value: "all", label: "All leagues", name: null },
    ...leagues.map(({ slug, name }) => ({ value: slug, label: name, name })),
  ];
  return (
    <KeptTabs
      label="League"
      tabs={choices.map(({ value, label, name }) => ({
        value,
        label,
        content: <Days days={daysOf(matchesByDate, name)} hasLeagues={name === null} />,
      }))}
    />
  );
}

type Day = readonly [date: string, matches: readonly MatchDayFixture[]];

/** The server's dates are those of UTC: here a match stands on the day that it is where the visitor is. */
function daysOf(matchesByDate: ByDate, league: string | null): Day[] {
  const ofLeague = Object.values(matchesByDate)
    .flat()
    .filter(({ leagueName }) => league === null || leagueName === league)
    .toSorted((a, b) => a.fixture.date.localeCompare(b.fixture.date));
  const byDay = Map.groupBy(ofLeague, ({ fixture }) => dayOf(fixture.date));
  return [...byDay].toSorted(([a], [b]) => b.localeCompare(a));
}

function Days({ days, hasLeagues }: { readonly days: readonly Day[]; readonly hasLeagues: boolean }) {
  if (days.length === 0) {
    return (
      <Panel>
        <EmptyState
          icon={<CalendarX aria-hidden="true" />}
          title="No matches found in the last 7 days"
          description="The leagues have a break. Scores appear here as soon as they play again."
        />
      </Panel>
    );
  }
  return (
    <div className="grid gap-6">
      {days.map(([date, matches]) => (
        <MatchDay key={date} date={date} matches={matches} hasLeagues={hasLeagues} />
      ))}
    </div>
  );
}
