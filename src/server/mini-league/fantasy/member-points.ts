import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { LeagueStanding } from "#game/fantasy/table/league-table.ts";
import type { InstantText } from "#server/platform/db/columns.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { retryIfTableGone, loadLinesOf } from "#server/platform/standings/read-table.ts";
import { fantasyLockedSquad, fantasyRound, fantasySquad } from "#server/fantasy/table.ts";

interface Asked {
  /** Of the rounds that are added up. */
  readonly roundIds: readonly number[];
  readonly userIds: readonly string[];
}

/** Members' points in some rounds, added up, without members who had no squad in any of them. */
export async function loadMemberStandings(db: Queryable, of: Asked): Promise<LeagueStanding[]> {
  if (of.roundIds.length === 0 || of.userIds.length === 0) return [];
  const rows = await db
    .select({
      userId: fantasyLockedSquad.userId,
      paidTransfers: sql<number>`sum(${fantasyLockedSquad.paid})::integer`,
      transfers: sql<number>`sum(${fantasyLockedSquad.transfers})::integer`,
      joinedAt: sql<InstantText>`min(${fantasySquad.joinedAt})`,
    })
    .from(fantasyLockedSquad)
    .innerJoin(fantasyRound, eq(fantasyRound.id, fantasyLockedSquad.roundId))
    .innerJoin(
      fantasySquad,
      and(
        eq(fantasySquad.leagueId, fantasyRound.leagueId),
        eq(fantasySquad.userId, fantasyLockedSquad.userId),
      ),
    )
    .where(
      and(
        inArray(fantasyLockedSquad.roundId, [...of.roundIds]),
        inArray(fantasyLockedSquad.userId, [...of.userIds]),
      ),
    )
    .groupBy(fantasyLockedSquad.userId);
  const pointsIn = await loadMemberPoints(db, of);
  return rows.map((row) => ({
    ...row,
    points: of.roundIds.reduce((sum, roundId) => sum + pointsIn(row.userId, roundId), 0),
    joinedAt: new Date(row.joinedAt).getTime(),
  }));
}

/** A member's points in a round, less the cost of transfers; 0 without a squad. */
export async function loadMemberPoints(
  db: Queryable,
  of: Asked,
): Promise<(userId: string, roundId: number) => number> {
  if (of.roundIds.length === 0 || of.userIds.length === 0) return () => 0;
  const known = await retryIfTableGone(async () => {
    const rounds = await db
      .select({ id: fantasyRound.id, settlementId: sql<number>`${fantasyRound.settlementId}` })
      .from(fantasyRound)
      .where(and(inArray(fantasyRound.id, [...of.roundIds]), isNotNull(fantasyRound.settlementId)));
    const roundOf = new Map(rounds.map(({ id, settlementId }) => [settlementId, id]));
    const lines = await loadLinesOf(db, [...roundOf.keys()], of.userIds);
    return new Map(
      lines.map(({ settlementId, userId, points }) => [`${roundOf.get(settlementId)} ${userId}`, points]),
    );
  });
  return (userId, roundId) => known.get(`${roundId} ${userId}`) ?? 0;
}
