import { and, eq, inArray, sql } from "drizzle-orm";
import type { LeagueStanding } from "#game/fantasy/table/league-table.ts";
import type { InstantText } from "#server/platform/db/columns.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { fantasyScore } from "#server/fantasy/round/table.ts";
import { fantasyLockedSquad, fantasyRound, fantasySquad } from "#server/fantasy/table.ts";

interface Asked {
  /** Of the rounds that are added up. */
  readonly roundIds: readonly number[];
  readonly userIds: readonly string[];
}

const scored = and(
  eq(fantasyScore.roundId, fantasyLockedSquad.roundId),
  eq(fantasyScore.userId, fantasyLockedSquad.userId),
);

const asked = ({ roundIds, userIds }: Asked) =>
  and(inArray(fantasyLockedSquad.roundId, [...roundIds]), inArray(fantasyLockedSquad.userId, [...userIds]));

/** What members have in some rounds, added up; who had no squad in any of them is left out. */
export async function loadMemberStandings(db: Queryable, of: Asked): Promise<LeagueStanding[]> {
  if (of.roundIds.length === 0 || of.userIds.length === 0) return [];
  const rows = await db
    .select({
      userId: fantasyLockedSquad.userId,
      points: sql<number>`coalesce(sum(${fantasyScore.total}), 0)::integer`,
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
    .leftJoin(fantasyScore, scored)
    .where(asked(of))
    .groupBy(fantasyLockedSquad.userId);
  return rows.map((row) => ({ ...row, joinedAt: new Date(row.joinedAt).getTime() }));
}

/** A member's points in a round, less the cost of transfers; 0 without a squad. */
export async function loadMemberPoints(
  db: Queryable,
  of: Asked,
): Promise<(userId: string, roundId: number) => number> {
  if (of.roundIds.length === 0 || of.userIds.length === 0) return () => 0;
  const rows = await db
    .select({ roundId: fantasyScore.roundId, userId: fantasyScore.userId, total: fantasyScore.total })
    .from(fantasyScore)
    .where(
      and(inArray(fantasyScore.roundId, [...of.roundIds]), inArray(fantasyScore.userId, [...of.userIds])),
    );
  const known = new Map(rows.map(({ userId, roundId, total }) => [`${roundId} ${userId}`, total]));
  return (userId, roundId) => known.get(`${roundId} ${userId}`) ?? 0;
}
