import { sql } from "drizzle-orm";
import { tournamentMonthOf } from "#game/tournament/month.ts";
import type { Queryable } from "../../db/database.ts";
import type { fantasyRound } from "../table.ts";

/** The table of the whole season, as `fantasy_standing.scope` names it. */
export const SEASON_SCOPE = "season";

export function roundScope(round: number): string {
  return `round ${round}`;
}

/**
 * Ranks the tables that a round is in, as `rankLeague` of the game does: the round's own, that of the month (UTC) in which
 * its deadline lies, and the season's.
 */
export async function writeTables(
  db: Queryable,
  { leagueId, round, deadline }: Pick<typeof fantasyRound.$inferSelect, "leagueId" | "round" | "deadline">,
): Promise<void> {
  const month = tournamentMonthOf(deadline.getTime());
  const ofMonth = sql`r.deadline >= ${new Date(month.startsAt)} and r.deadline < ${new Date(month.endsAt)}`;
  await writeTable(db, leagueId, roundScope(round), sql`r.round = ${round}`);
  await writeTable(db, leagueId, month.key, ofMonth);
  await writeTable(db, leagueId, SEASON_SCOPE, sql`true`);
}

async function writeTable(
  db: Queryable,
  leagueId: number,
  scope: string,
  ofTable: ReturnType<typeof sql>,
): Promise<void> {
  await db.execute(sql`delete from fantasy_standing where league_id = ${leagueId} and scope = ${scope}`);
  await db.execute(sql`
    insert into fantasy_standing
           (league_id, scope, user_id, position, points, paid_transfers, transfers, joined_at)
    select ${leagueId}, ${scope}, user_id,
           rank() over (order by points desc, paid, transfers, joined_at), points, paid, transfers, joined_at
      from (select l.user_id, s.joined_at, sum(coalesce(score.total, 0)) as points, sum(l.paid) as paid,
                   sum(l.transfers) as transfers
              from fantasy_round r
              join fantasy_locked_squad l on l.round_id = r.id
              join fantasy_squad s on s.league_id = r.league_id and s.user_id = l.user_id
              left join fantasy_score score on score.round_id = r.id and score.user_id = l.user_id
             where r.league_id = ${leagueId} and ${ofTable}
             group by l.user_id, s.joined_at) of_users`);
}
