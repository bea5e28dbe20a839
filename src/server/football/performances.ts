import { sql, type SQL } from "drizzle-orm";
import type { ReceiptView } from "#contract/football/receipt.ts";
import { calledOffStatuses } from "#game/football/fixture-status.ts";
import type { Performance } from "#game/football/performance.ts";
import { pointsRulesOf, type Receipt } from "#game/football/points.ts";
import type { InstantText } from "#server/platform/db/columns.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { figuresOfP } from "./figure-columns.ts";
import { countsInItsTerm } from "./terms.ts";

/** A performance with its fixture. */
export interface PerformanceRow {
  readonly fixtureId: number;
  readonly playerId: number;
  /** When the match began, even if it was stopped and resumed on another day. */
  readonly kickOff: number;
  /** The year in which the fixture's season starts. */
  readonly season: number;
  /** Such as "ARS 2–1 CHE". */
  readonly title: string;
  readonly performance: Performance;
}

interface Span {
  /** Epoch milliseconds; excludes the end. */
  readonly from: number;
  readonly to: number;
}

type Row = Performance & {
  fixtureId: number;
  playerId: number;
  kickOff: InstantText;
  season: number;
  home: string;
  away: string;
  homeGoals: number | null;
  awayGoals: number | null;
};

/** Counted performances in fixtures that kick off in a span. Served by fixture_kick_off_idx and performance_once. */
export async function loadPerformances(db: Queryable, span: Span): Promise<PerformanceRow[]> {
  return load(db, span, sql`true`);
}

/** The same for some players only. Served by performance_player_id_idx. */
export async function loadPerformancesOf(
  db: Queryable,
  playerIds: readonly number[],
  span: Span,
): Promise<PerformanceRow[]> {
  if (playerIds.length === 0) return [];
  return load(db, span, sql`p.player_id = any(${sql.param([...playerIds])}::integer[])`);
}

/** All performances in these fixtures, from any provider. Served by performance_once. */
export async function loadPerformancesIn(
  db: Queryable,
  fixtureIds: readonly number[],
): Promise<PerformanceRow[]> {
  return fixtureIds.length === 0 ? [] : read(db, sql`f.id = any(${sql.param([...fixtureIds])}::integer[])`);
}

async function load(db: Queryable, { from, to }: Span, only: SQL): Promise<PerformanceRow[]> {
  return read(
    db,
    sql`f.kick_off >= ${new Date(from)} and f.kick_off < ${new Date(to)}
        and ${countsForPoints(sql`f`)} and ${only}`,
  );
}

/** Whether a fixture (by this name in the query) counts at all: it isn't called off, and in its provider's term. */
export function countsForPoints(fixture: SQL): SQL {
  return sql`${fixture}.status <> all(${sql.param([...calledOffStatuses])}::text[]) and ${countsInItsTerm(fixture)}`;
}

/** When a fixture (by this name in the query) first kicked off (docs/rules.md#stopped-matches). */
export function firstKickOff(fixture: SQL): SQL {
  return sql`least(${fixture}.began_at, ${fixture}.kick_off)`;
}

async function read(db: Queryable, where: SQL): Promise<PerformanceRow[]> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select p.fixture_id as "fixtureId", p.player_id as "playerId", ${firstKickOff(sql`f`)} as "kickOff",
           f.season, home.code as home, away.code as away, f.home_goals as "homeGoals", f.away_goals as "awayGoals",
           ${figuresOfP}
      from fixture f
      join performance p on p.fixture_id = f.id
      join club home on home.id = f.home_club_id
      join club away on away.id = f.away_club_id
     where ${where}
     order by f.kick_off, f.id, p.player_id`);
  return rows.map(
    ({ fixtureId, playerId, kickOff, season, home, away, homeGoals, awayGoals, ...performance }) => ({
      fixtureId,
      playerId,
      kickOff: new Date(kickOff).getTime(),
      season,
      title: `${home} ${homeGoals ?? 0}–${awayGoals ?? 0} ${away}`,
      performance,
    }),
  );
}

/** What a performance scored, with the title and the kick-off of its fixture. */
export function toReceiptView(
  { fixtureId, title, kickOff, season }: PerformanceRow,
  { points, lines }: Receipt,
): ReceiptView {
  const rules = pointsRulesOf(season).name;
  return { fixtureId, title, kickOff: new Date(kickOff).toISOString(), points, rules, lines: [...lines] };
}
