import { sql } from "drizzle-orm";
import { seasonStarting } from "#game/leaderboard/season.ts";
import type { InstantText } from "#server/platform/db/columns.ts";
import type { Queryable } from "#server/platform/db/database.ts";

/** A gameweek whose deadline has passed, while its offers last. */
export interface Gameweek {
  readonly roundId: number;
  readonly leagueId: string;
  /** The year in which the season starts. */
  readonly season: number;
  readonly round: number;
  /** Epoch milliseconds. */
  readonly deadline: number;
  /** The next deadline, or the end of the season; epoch milliseconds. */
  readonly until: number;
}

interface Row extends Record<string, unknown> {
  roundId: number;
  season: number;
  round: number;
  deadline: InstantText;
  next: InstantText | null;
}

/** The gameweek of a league whose deadline passed last; null: there is none in this season. */
export async function loadGameweek(db: Queryable, leagueId: string, now: number): Promise<Gameweek | null> {
  const { rows } = await db.execute<Row>(sql`
    select r.id as "roundId", l.season, r.round, r.deadline,
           (select min(next.deadline) from fantasy_round next
             where next.league_id = l.id and next.deadline > r.deadline) as next
      from fantasy_round r
      join fantasy_league l on l.id = r.league_id
     where l.league_id = ${leagueId} and r.deadline <= ${new Date(now)}
     order by r.deadline desc, r.round desc
     limit 1`);
  const [row] = rows;
  if (row === undefined) return null;
  const until = row.next === null ? seasonStarting(row.season).endsAt : new Date(row.next).getTime();
  const { roundId, season, round } = row;
  return now < until
    ? { roundId, leagueId, season, round, deadline: new Date(row.deadline).getTime(), until }
    : null;
}

/**
 * Whether a user took part in a gameweek: with a five in the tournament of its deadline, or a squad that it locked.
 * Served by tournament_entry_user_id_idx and fantasy_locked_squad_once.
 */
export async function hasTakenPart(
  db: Queryable,
  userId: string,
  { roundId, deadline }: Gameweek,
): Promise<boolean> {
  const at = new Date(deadline);
  const { rows } = await db.execute<{ took: boolean }>(sql`
    select exists (
             select from tournament_entry e
               join tournament t on t.id = e.tournament_id
              where e.user_id = ${userId} and e.entered_at <= ${at} and t.starts_at <= ${at} and t.ends_at > ${at})
        or exists (
             select from fantasy_locked_squad s
              where s.round_id = ${roundId} and s.user_id = ${userId}) as took`);
  return rows[0]?.took === true;
}

/** A gameweek to come. */
export interface NextGameweek {
  readonly round: number;
  /** Epoch milliseconds. */
  readonly deadline: number;
  /** Whether the five or the squad that the user has now will be in play. */
  readonly isEarned: boolean;
}

/**
 * The gameweek of a league whose deadline is next; null: none is planned. A squad is locked at every deadline from the
 * first one on; a five counts for its tournament's month.
 */
export async function loadNextGameweek(
  db: Queryable,
  userId: string,
  { leagueId, now }: { readonly leagueId: string; readonly now: number },
): Promise<NextGameweek | null> {
  const { rows } = await db.execute<{ round: number; deadline: InstantText; isEarned: boolean }>(sql`
    select r.round, r.deadline,
           exists (
             select from tournament_entry e
               join tournament t on t.id = e.tournament_id
              where e.user_id = ${userId} and t.starts_at <= r.deadline and t.ends_at > r.deadline)
           or exists (
             select from fantasy_squad s
              where s.league_id = r.league_id and s.user_id = ${userId}) as "isEarned"
      from fantasy_round r
      join fantasy_league l on l.id = r.league_id
     where l.league_id = ${leagueId} and r.deadline > ${new Date(now)}
     order by r.deadline, r.round
     limit 1`);
  const [row] = rows;
  return row === undefined ? null : { ...row, deadline: new Date(row.deadline).getTime() };
}
