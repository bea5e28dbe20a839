import { and, desc, eq, gt, gte, inArray, lt, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { LIVE_SCORES_DAYS, type MatchDayFixture } from "#contract/football/football.ts";
import { notStartedStatuses } from "#game/football/fixture-status.ts";
import { DAY_MS } from "#game/milliseconds.ts";
import type { Side } from "#game/side.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { preparedOnce } from "#server/platform/db/prepared-once.ts";
import { loadFeed } from "#server/football/feed.ts";
import type { FootballProvider } from "#server/football/provider.ts";
import { loadScorers, type PlayerNames } from "./player-names.ts";
import { club, fixture, type FixtureEvent, league } from "#server/football/table.ts";

const home = alias(club, "home");
const away = alias(club, "away");

/** Which fixtures, and the application's time in epoch milliseconds. */
interface MatchesFacts {
  readonly provider: FootballProvider["name"];
  readonly now: number;
}

/**
 * Fixtures of the last seven days and of the rest of today, by date (UTC), newest day first and by kick-off and id
 * within a day, as `patchMatches` orders them; and until when they're known to be current. Served by
 * fixture_kick_off_idx: its cost doesn't grow with other weeks' fixtures.
 */
export async function loadMatchesByDate(db: Queryable, facts: MatchesFacts) {
  const [{ currentAt, trouble }, views] = await Promise.all([
    loadFeed(db, facts.provider),
    liveScores(db)
      .execute({ provider: facts.provider, ...liveScoresSpan(facts.now) })
      .then((rows) => toMatchDayFixtures(db, rows)),
  ]);
  const matchesByDate: Record<string, MatchDayFixture[]> = {};
  for (const view of views) (matchesByDate[view.fixture.date.slice(0, 10)] ??= []).unshift(view);
  return { matchesByDate, updatedAt: currentAt?.toISOString() ?? null, isCurrent: trouble === null };
}

/** Those of these fixtures that the live scores page shows. */
export async function loadMatchDayFixtures(
  db: Queryable,
  ids: readonly number[],
  facts: MatchesFacts,
): Promise<MatchDayFixture[]> {
  return ids.length === 0 ? [] : loadViews(db, and(inLiveScores(facts), inArray(fixture.id, [...ids])));
}

/** Those of these fixtures that are still to kick off. */
export async function loadComingFixtures(
  db: Queryable,
  ids: readonly number[],
  now: number,
): Promise<MatchDayFixture[]> {
  if (ids.length === 0) return [];
  return loadViews(
    db,
    and(
      inArray(fixture.id, [...ids]),
      gt(fixture.kickOff, new Date(now)),
      inArray(fixture.status, [...notStartedStatuses]),
    ),
  );
}

/** One fixture, on any day; null: there's none. */
export async function loadMatchDayFixture(db: Queryable, id: number): Promise<MatchDayFixture | null> {
  return (await loadViews(db, eq(fixture.id, id)))[0] ?? null;
}

function liveScoresSpan(now: number) {
  return {
    from: new Date(now - LIVE_SCORES_DAYS * DAY_MS),
    to: new Date((Math.floor(now / DAY_MS) + 1) * DAY_MS),
  };
}

function inLiveScores({ provider, now }: MatchesFacts): SQL | undefined {
  const { from, to } = liveScoresSpan(now);
  return and(eq(fixture.provider, provider), gte(fixture.kickOff, from), lt(fixture.kickOff, to));
}

const liveScores = preparedOnce((db) =>
  selectRows(
    db,
    and(
      eq(fixture.provider, sql.placeholder("provider")),
      gte(fixture.kickOff, sql.placeholder("from")),
      lt(fixture.kickOff, sql.placeholder("to")),
    ),
  ).prepare("live_scores"),
);

function selectRows(db: Queryable, only: SQL | undefined) {
  return db
    .select({ fixture, home, away, leagueName: league.name })
    .from(fixture)
    .innerJoin(home, eq(home.id, fixture.homeClubId))
    .innerJoin(away, eq(away.id, fixture.awayClubId))
    .innerJoin(league, eq(league.id, fixture.leagueId))
    .where(only)
    .orderBy(desc(fixture.kickOff), desc(fixture.id));
}

async function loadViews(db: Queryable, only: SQL | undefined): Promise<MatchDayFixture[]> {
  return toMatchDayFixtures(db, await selectRows(db, only));
}

async function toMatchDayFixtures(db: Queryable, rows: readonly Row[]): Promise<MatchDayFixture[]> {
  const scored = rows.filter((row) => row.fixture.events.some(({ kind }) => isGoal(kind)));
  const namesOf = await loadScorers(
    db,
    scored.map((row) => row.fixture.id),
  );
  return rows.map((row) => toMatchDayFixture(row, namesOf(row.fixture.id)));
}

type Club = typeof club.$inferSelect;

interface Row {
  readonly fixture: typeof fixture.$inferSelect;
  readonly home: Club;
  readonly away: Club;
  readonly leagueName: string;
}

function toMatchDayFixture(row: Row, idOf: PlayerNames): MatchDayFixture {
  const { id, kickOff, status, elapsed, homeGoals, awayGoals, events } = row.fixture;
  const names = { home: row.home.name, away: row.away.name };
  return {
    fixture: { id, date: kickOff.toISOString(), status: { short: status, elapsed } },
    teams: { home: toSideView(row.home), away: toSideView(row.away) },
    goals: { home: homeGoals, away: awayGoals },
    leagueName: row.leagueName,
    goalScorers: events.flatMap((event) => toScorer(event, names, idOf)),
  };
}

function toSideView({ name, logoUrl, code, primaryColour, secondaryColour }: Club) {
  return { name, logo: logoUrl, code, colours: { primary: primaryColour, secondary: secondaryColour } };
}

function toScorer(
  { kind, minute, playerName, side }: FixtureEvent,
  names: Record<Side, string>,
  idOf: PlayerNames,
): MatchDayFixture["goalScorers"] {
  if (!isGoal(kind)) return [];
  return [{ minute, player: playerName, playerId: idOf(playerName), team: names[side], kind }];
}

type Goal = "goal" | "own goal" | "penalty";

function isGoal(kind: FixtureEvent["kind"]): kind is Goal {
  return kind === "goal" || kind === "own goal" || kind === "penalty";
}
