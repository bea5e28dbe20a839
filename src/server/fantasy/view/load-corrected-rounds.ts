import { eq, inArray } from "drizzle-orm";
import type { CorrectionView } from "#contract/football/football-admin.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { fantasyCorrection } from "#server/fantasy/round/table.ts";
import { fantasyLeague, fantasyRound } from "#server/fantasy/table.ts";

/** What these corrections have done to rounds of fantasy leagues, by correction. */
export async function loadCorrectedRounds(
  db: Queryable,
  correctionIds: readonly number[],
): Promise<ReadonlyMap<number, CorrectionView["rounds"]>> {
  const rows = await db
    .select({ noted: fantasyCorrection, leagueName: fantasyLeague.name, round: fantasyRound.round })
    .from(fantasyCorrection)
    .innerJoin(fantasyRound, eq(fantasyRound.id, fantasyCorrection.roundId))
    .innerJoin(fantasyLeague, eq(fantasyLeague.id, fantasyRound.leagueId))
    .where(inArray(fantasyCorrection.correctionId, [...correctionIds]))
    .orderBy(fantasyCorrection.correctionId, fantasyRound.deadline);
  const byCorrection = Map.groupBy(rows, ({ noted }) => noted.correctionId);
  return new Map(
    [...byCorrection].map(([id, found]) => [
      id,
      found.map(({ noted: { outcome, squads, totals, note }, ...round }) => ({
        ...round,
        outcome,
        squads,
        examples: totals.map((one) => ({ ...one })),
        note,
      })),
    ]),
  );
}
