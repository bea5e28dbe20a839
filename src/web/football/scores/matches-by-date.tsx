import { CalendarX } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { MatchDayFixture } from "#contract/football/football.ts";
import { leagues } from "#game/world/catalogue/leagues.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { dayOf, dayTitle, zoneText } from "#web/language/date-text.ts";
import { stageOf } from "#web/football/match-status.ts";
import type { Words } from "#words/noun.ts";
import { isOfClub, LeagueTabs } from "./league-tabs.tsx";
import { MatchRow } from "./match-row.tsx";

type ByDate = Readonly<Record<string, readonly MatchDayFixture[]>>;

export interface MatchesByDateProps {
  readonly matchesByDate: ByDate;
  /** Show only this club's matches; null: all. */
  readonly club: string | null;
}

/** The matches of the last days, in all leagues or one, newest day first. */
export function MatchesByDate({ matchesByDate, club }: MatchesByDateProps) {
  if (club !== null) {
    const days = daysOf(matchesByDate, (match) => isOfClub(match, club));
    return <Days days={days} club={club} hasLeagues={false} />;
  }
  return (
    <LeagueTabs>
      {(league) => {
        const days = daysOf(matchesByDate, ({ leagueName }) => league === null || leagueName === league);
        return <Days days={days} club={null} hasLeagues={league === null} />;
      }}
    </LeagueTabs>
  );
}

type Day = readonly [date: string, matches: readonly MatchDayFixture[]];

/** Groups matches by day in the visitor's time zone; the server's dates are UTC, and count if a match has no kick-off. */
function daysOf(matchesByDate: ByDate, isShown: (match: MatchDayFixture) => boolean): Day[] {
  const dated = Object.entries(matchesByDate).flatMap(([date, matches]) =>
    matches.filter(isShown).map((match) => ({ match, day: dayOf(match.fixture.date) || date })),
  );
  const sorted = dated.toSorted((a, b) => a.match.fixture.date.localeCompare(b.match.fixture.date));
  return [...Map.groupBy(sorted, ({ day }) => day)]
    .map(([day, ofDay]): Day => [day, ofDay.map(({ match }) => match)])
    .toSorted(([a], [b]) => b.localeCompare(a));
}

interface DaysProps {
  readonly days: readonly Day[];
  readonly club: string | null;
  readonly hasLeagues: boolean;
}

function Days({ days, club, hasLeagues }: DaysProps) {
  const { t } = useTranslation("football");
  if (days.length === 0) {
    return (
      <Panel>
        <EmptyState
          icon={<CalendarX aria-hidden="true" />}
          title={club === null ? t("scores.empty.title") : t("scores.noneOfClub", { club })}
          description={t(club === null ? "scores.empty.description" : "scores.noneOfClubText")}
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

interface MatchDayProps {
  /** The day in the visitor's time zone, such as 2026-08-22. */
  readonly date: string;
  readonly matches: readonly MatchDayFixture[];
  /** Whether to show the leagues' names above their matches. */
  readonly hasLeagues: boolean;
}

/** The matches of a day, by league and kick-off. */
function MatchDay({ date, matches, hasLeagues }: MatchDayProps) {
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
