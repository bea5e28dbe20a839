import { sql } from "drizzle-orm";
import type { LockSource } from "#server/card/locks.ts";
import type { InstantText } from "#server/platform/db/columns.ts";
import { preparedOnce } from "#server/platform/db/prepared-once.ts";

/**
 * What a user's squads lock at this time (epoch milliseconds): those locked in rounds that are not final, and those that
 * a deadline has just passed and the job has not yet locked. Served by fantasy_locked_squad_user_id_idx.
 */
export const loadSquadLocks: LockSource = async (db, userId, now) => {
  const rows = await squadLocksOf(db).execute({ userId, at: new Date(now) });
  return rows.map(({ leagueName, round, until, cardIds }) => ({
    where: { kind: "gameweek", league: leagueName, gameweek: round },
    // With late details a round becomes final later than expected.
    until: new Date(Math.max(new Date(until).getTime(), now)).toISOString(),
    cardIds,
  }));
};

const squadLocksOf = preparedOnce((db) => {
  const userId = sql.placeholder("userId");
  return db
    .select({
      leagueName: sql<string>`f.name`,
      round: sql<number>`r.round`,
      until: sql<InstantText>`r.final_at`,
      cardIds: sql<number[]>`squad.card_ids`,
    })
    .from(sql`fantasy_round r
      join fantasy_league f on f.id = r.league_id
      join lateral (
        select l.card_ids from fantasy_locked_squad l where l.round_id = r.id and l.user_id = ${userId}
        union all
        select s.card_ids from fantasy_squad s
         where s.league_id = r.league_id and s.user_id = ${userId} and coalesce(s.executed_at, s.locked_until) < r.deadline
      ) squad on true`)
    .where(sql`r.deadline <= ${sql.placeholder("at")} and r.state <> 'final'`)
    .orderBy(sql`r.deadline`)
    .prepare("squad_locks");
});
