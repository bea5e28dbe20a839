import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { seasonStarting } from "#game/leaderboard/season.ts";
import type { InstantText } from "#server/platform/db/columns.ts";
import type { Queryable } from "#server/platform/db/database.ts";

/** A gameweek after its deadline, while its offers are open. */
export interface Gameweek {
  readonly leagueId: string;
  /** The year in which the season starts. */
  readonly season: number;
  readonly round: number;
  /** The `fantasy_round` in the fantasy league of this league and season. */
  readonly roundId: number;
  /** Epoch milliseconds. */
  readonly deadline: number;
  /** The next deadline, or the end of the season; epoch milliseconds. */
  readonly until: number;
}

/** A league's gameweeks before and after an instant, from `last_round` and `next_round`. */
export interface RoundsAround extends Record<string, unknown> {
  readonly last: RoundRow | null;
  readonly next: RoundRow | null;
}

export interface RoundRow {
  readonly id: number;
  /** The season's fantasy league. */
  readonly league_id: number;
  readonly season: number;
  readonly round: number;
  readonly deadline: InstantText;
}

/**
 * Tables with at most one row: a league's gameweek with the latest past deadline, and the one with the next deadline.
 */
export function roundsAround(leagueId: SQL, at: Date | Placeholder): SQL {
  return sql`
    league_round as (
      select r.id, r.league_id, l.season, r.round, r.deadline
        from fantasy_round r
        join fantasy_league l on l.id = r.league_id
       where l.league_id = ${leagueId}),
    last_round as (
      select * from league_round where deadline <= ${at} order by deadline desc, round desc limit 1),
    next_round as (
      select * from league_round where deadline > ${at} order by deadline, round limit 1)`;
}

/** A league's current gameweek, the one with the latest past deadline; null: its offers have ended or there is none. */
export async function loadGameweek(db: Queryable, leagueId: string, now: number): Promise<Gameweek | null> {
  const { rows } = await db.execute<RoundsAround>(sql`
    with ${roundsAround(sql`${leagueId}`, new Date(now))}
    select (select to_json(l) from last_round l) as last, (select to_json(n) from next_round n) as next`);
  return toGameweek(leagueId, rows[0], now);
}

/** The gameweek at an instant, from the rounds around it; null: there is none. */
export function toGameweek(
  leagueId: string,
  { last, next }: RoundsAround = { last: null, next: null },
  now: number,
): Gameweek | null {
  if (last === null) return null;
  const { id: roundId, season, round } = last;
  const deadline = new Date(last.deadline).getTime();
  const isInSeason = next !== null && next.league_id === last.league_id;
  const until = isInSeason ? new Date(next.deadline).getTime() : seasonStarting(season).endsAt;
  return now < until ? { leagueId, season, round, roundId, deadline, until } : null;
}
