import { and, eq, inArray, notInArray } from "drizzle-orm";
import { dayStartOf } from "#game/leaderboard/movement.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { TournamentRow } from "#server/tournament/store.ts";
import { settlement, standingOrder, standingPlace, standingRunBlock } from "#server/tournament/table.ts";

export type SettlementRow = typeof settlement.$inferSelect;

/** The settlement that readers see; null before the first. */
export async function loadSettlement(
  db: Queryable,
  { settlementId }: TournamentRow,
): Promise<SettlementRow | null> {
  if (settlementId === null) return null;
  const rows = await db.select().from(settlement).where(eq(settlement.id, settlementId));
  return rows[0] ?? null;
}

export interface SettlementToWrite {
  readonly tournamentId: number;
  readonly inputHash: string;
  readonly isFinal: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly entries: number;
  readonly lastEntryId: number;
  /** The settlement that readers have had until now. */
  readonly last: SettlementRow | null;
}

/** Notes a settlement whose table is about to be written. Nobody sees it before the tournament points at it. */
export async function insertSettlement(
  db: Queryable,
  made: SettlementToWrite,
): Promise<Pick<SettlementRow, "id" | "dayStartId">> {
  const { now, last, ...row } = made;
  const [written] = await db
    .insert(settlement)
    .values({
      ...row,
      settledAt: new Date(now),
      dayStartId: last === null ? null : dayStartOf(last, now),
    })
    .returning({ id: settlement.id, dayStartId: settlement.dayStartId });
  if (written === undefined) throw new Error("the settlement was not returned");
  return written;
}

/**
 * Deletes the tables that nobody needs any more: the one that readers see stays, the one before it for those who are in
 * the middle of it, and that of the day's beginning for what has moved since. Rows that somebody still reads are there
 * for them until they have read.
 */
export async function deleteOldSettlements(
  db: Queryable,
  tournamentId: number,
  kept: readonly (number | null)[],
): Promise<void> {
  const needed = kept.filter((id) => id !== null);
  const deleted = await db
    .delete(settlement)
    .where(and(eq(settlement.tournamentId, tournamentId), notInArray(settlement.id, needed)))
    .returning({ id: settlement.id });
  const ids = deleted.map(({ id }) => id);
  if (ids.length === 0) return;
  for (const packed of [standingOrder, standingPlace, standingRunBlock]) {
    await db.delete(packed).where(inArray(packed.settlementId, ids));
  }
}
