import { and, eq, type SQL, sql } from "drizzle-orm";
import { utcDay } from "#game/leaderboard/movement.ts";
import { type Candidate, NEAREST_OPPONENTS, REMATCH_PAUSE_MS } from "#game/match/matchmaking.ts";
import { isPlayableU } from "#server/account/name-columns.ts";
import type { InstantText } from "#server/platform/db/columns.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { isFull } from "#server/team/store.ts";
import { match } from "./table.ts";

/** Ranked matches that a manager has started today. Served by match_ranked_number_once. */
export async function countRankedToday(db: Queryable, userId: string, now: number): Promise<number> {
  return db.$count(match, and(eq(match.homeUserId, userId), eq(match.rankedDay, utcDay(now))));
}

/** Written out: with a parameter in its place the planner reads all to find the few. */
const LIMIT = sql.raw(String(NEAREST_OPPONENTS));

type CandidateRow = { id: string; points: number; rematchFrom: InstantText | null };

/** The active team of five of the user `u`. */
const teamToPlay = sql`select from team t where t.user_id = u.id and t.is_active and ${isFull(sql`t.id`)}`;

/** Whom a manager has met so lately that they may not meet yet, and until when. From both sides of match. */
function metBy(userId: string, now: number): SQL {
  const at = new Date(now);
  return sql`
    select away_user_id as id, rematch_from from match where home_user_id = ${userId} and rematch_from > ${at}
    union all
    select home_user_id, rematch_from from match where away_user_id = ${userId} and rematch_from > ${at}`;
}

/**
 * Whom a manager could meet in a ranked match: the nearest in points who have an active team of five and are free; where
 * there is nobody, the one of those met lately who is free first. Among equals the search begins at `userIdFrom`, so that
 * not everybody meets the same few.
 */
export async function loadRankedCandidates(
  db: Queryable,
  manager: { readonly id: string; readonly points: number },
  userIdFrom: string,
  now: number,
): Promise<Candidate[]> {
  const nearest = await loadNearest(db, manager, userIdFrom, now);
  const rows = nearest.length > 0 ? nearest : await loadFirstFree(db, manager.id, now);
  return rows.map(({ id, points, rematchFrom }) => ({
    userId: id,
    points,
    hasActiveTeam: true,
    lastMet: rematchFrom === null ? null : new Date(rematchFrom).getTime() - REMATCH_PAUSE_MS,
  }));
}

/** Walks user_points_idx to both sides, and reads nothing beyond the few that are found. */
async function loadNearest(
  db: Queryable,
  { id, points }: { readonly id: string; readonly points: number },
  userIdFrom: string,
  now: number,
): Promise<CandidateRow[]> {
  const isFree = sql`u.id <> ${id} and u.id not in (select id from (${metBy(id, now)}) as met where id is not null)
    and ${isPlayableU(now)} and exists (${teamToPlay})`;
  const from = sql`(${points}::integer, ${userIdFrom}::text)`;
  const { rows } = await db.execute<CandidateRow>(sql`
    (select u.id, u.points, null::timestamptz as "rematchFrom" from "user" u
      where (u.points, u.id) >= ${from} and ${isFree}
      order by u.points, u.id limit ${LIMIT})
    union all
    (select u.id, u.points, null from "user" u
      where (u.points, u.id) < ${from} and ${isFree}
      order by u.points desc, u.id desc limit ${LIMIT})`);
  return rows;
}

async function loadFirstFree(db: Queryable, userId: string, now: number): Promise<CandidateRow[]> {
  const { rows } = await db.execute<CandidateRow>(sql`
    select u.id, u.points, met.rematch_from as "rematchFrom"
      from (${metBy(userId, now)}) as met
      join "user" u on u.id = met.id
     where ${isPlayableU(now)} and exists (${teamToPlay})
     order by met.rematch_from limit 1`);
  return rows;
}

/** Whether two managers may not meet yet in a ranked match, and since when: epoch milliseconds, or null. */
export async function loadLastMet(
  db: Queryable,
  one: string,
  other: string,
  now: number,
): Promise<number | null> {
  const { rows } = await db.execute<{ last: InstantText | null }>(sql`
    select max(rematch_from) as last from match
     where rematch_from > ${new Date(now)}
       and ((home_user_id = ${one} and away_user_id = ${other}) or (home_user_id = ${other} and away_user_id = ${one}))`);
  const last = rows[0]?.last ?? null;
  return last === null ? null : new Date(last).getTime() - REMATCH_PAUSE_MS;
}

/** Some managers with an active team of five, around `userIdFrom`. Served by team_one_active_per_user. */
export async function loadQuickCandidates(
  db: Queryable,
  userId: string,
  userIdFrom: string,
  now: number,
): Promise<{ userId: string; hasActiveTeam: true }[]> {
  const active = sql`select t.user_id as id from team t join "user" u on u.id = t.user_id and ${isPlayableU(now)}
     where t.is_active and t.user_id <> ${userId} and ${isFull(sql`t.id`)}`;
  const { rows } = await db.execute<{ id: string }>(sql`
    (${active} and t.user_id >= ${userIdFrom}::text order by t.user_id limit ${LIMIT})
    union all
    (${active} and t.user_id < ${userIdFrom}::text order by t.user_id desc limit ${LIMIT})`);
  return rows.map(({ id }) => ({ userId: id, hasActiveTeam: true }));
}
