import { CalendarX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { leagues } from "#game/world/catalogue/leagues.ts";
import type { MatchDayFixture } from "#contract/football/football.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { KeptTabs } from "#web/ui/layout/kept-tabs.tsx";
import { dayOf } from "#web/language/date-text.ts";
import { MatchDay } from "./match-day.tsx";

type ByDate = Readonly<Record<string, readonly MatchDayFixture[]>>;

/** The matches of the last days, in all leagues or one, newest day first. */
export function MatchesByDate({ matchesByDate }: { readonly matchesByDate: ByDate }) {
  const { t } = useTranslation("football");
  const choices = [
    { value: "all", label: t("scores.allLeagues"), name: null },
    ...leagues.map(({ slug, name }) => ({ value: slug, label: name, name })),
  ];
  return (
    <KeptTabs
      label={t("scores.league")}
      tabs={choices.map(({ value, label, name }) => ({
        value,
        label,
        content: <Days days={daysOf(matchesByDate, name)} hasLeagues={name === null} />,
      }))}
    />
  );
}

type Day = readonly [date: string, matches: readonly MatchDayFixture[]];

/** Groups matches by day in the visitor's time zone; the server's dates are UTC. */
function daysOf(matchesByDate: ByDate, league: string | null): Day[] {
  const ofLeague = Object.values(matchesByDate)
    .flat()
    .filter(({ leagueName }) => league === null || leagueName === league)
    .toSorted((a, b) => a.fixture.date.localeCompare(b.fixture.date));
  const byDay = Map.groupBy(ofLeague, ({ fixture }) => dayOf(fixture.date));
  return [...byDay].toSorted(([a], [b]) => b.localeCompare(a));
}

function Days({ days, hasLeagues }: { readonly days: readonly Day[]; readonly hasLeagues: boolean }) {
  const { t } = useTranslation("football");
  if (days.length === 0) {
    return (
      <Panel>
        <EmptyState
          icon={<CalendarX aria-hidden="true" />}
          title={t("scores.empty.title")}
          description={t("scores.empty.description")}
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
