import { eq, inArray, type SQL, sql } from "drizzle-orm";
import type { CorrectionView } from "#contract/football/football-admin.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { correctedTotal, tournament } from "#server/tournament/table.ts";
import type { CountedCorrection, MovedTotals } from "./moved-totals.ts";

/** The corrections of a month, epoch milliseconds, that its tournament's ledger does not have. */
export async function loadFreshCorrections(
  db: Queryable,
  tournamentId: number,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<CountedCorrection[]> {
  const { rows } = await db.execute<{ id: number; playerId: number }>(sql`
    select c.id, c.player_id as "playerId"
      from correction c join fixture f on f.id = c.fixture_id
     where f.kick_off >= ${new Date(from)} and f.kick_off < ${new Date(to)}
       and not exists (select from corrected_total t where t.correction_id = c.id and t.tournament_id = ${tournamentId})
     order by c.id`);
  return rows;
}

/** Who is in a tournament's table, for `loadMovedTotals`. */
export function entriesOf(tournamentId: number): SQL {
  return sql`select id, user_id, pick_codes from tournament_entry where tournament_id = ${tournamentId}`;
}

/** Notes what corrections have moved, with the table that took them in. */
export async function noteMovedTotals(
  tx: Queryable,
  tournamentId: number,
  moved: readonly MovedTotals<number>[],
): Promise<void> {
  if (moved.length === 0) return;
  const rows = moved.map(({ correctionId, count: entries, totals }) => ({
    correctionId,
    tournamentId,
    entries,
    totals: totals.map(({ id: entryId, ...total }) => ({ entryId, ...total })),
  }));
  await tx.insert(correctedTotal).values(rows);
}

/** Whose totals these corrections have moved, by correction. */
export async function loadCorrectedTotals(
  db: Queryable,
  correctionIds: readonly number[],
): Promise<ReadonlyMap<number, CorrectionView["totals"]>> {
  if (correctionIds.length === 0) return new Map();
  const rows = await db
    .select({ correctedTotal, tournamentName: tournament.name })
    .from(correctedTotal)
    .innerJoin(tournament, eq(tournament.id, correctedTotal.tournamentId))
    .where(inArray(correctedTotal.correctionId, [...correctionIds]))
    .orderBy(correctedTotal.correctionId, tournament.startsAt);
  const byCorrection = Map.groupBy(rows, (row) => row.correctedTotal.correctionId);
  return new Map(
    [...byCorrection].map(([id, found]) => [
      id,
      found.map(({ tournamentName, correctedTotal: { entries, totals } }) => ({
        tournamentName,
        entries,
        examples: totals.map((one) => ({ ...one })),
      })),
    ]),
  );
}
