import { and, eq, notInArray } from "drizzle-orm";
import { dayStartOf } from "#game/leaderboard/movement.ts";
import type { Queryable } from "../db/database.ts";
import type { TournamentRow } from "./store.ts";
import { settlement } from "./table.ts";

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
  readonly entryIds: Int32Array;
  /** The settlement that readers have had until now. */
  readonly last: SettlementRow | null;
}

export async function insertSettlement(
  db: Queryable,
  made: SettlementToWrite,
): Promise<Pick<SettlementRow, "id" | "dayStartId">> {
  const { tournamentId, inputHash, isFinal, now, entryIds, last } = made;
  const [written] = await db
    .insert(settlement)
    .values({
      tournamentId,
      inputHash,
      isFinal,
      settledAt: new Date(now),
      entries: entryIds.length,
      lastEntryId: entryIds.reduce((latest, id) => Math.max(latest, id), 0),
      dayStartId: last === null ? null : dayStartOf(last, now),
    })
    .returning({ id: settlement.id, dayStartId: settlement.dayStartId });
  if (written === undefined) throw new Error("the settlement was not returned");
  return written;
}

/**
 * Drops older tables. The one that readers had until now stays for those who are in the middle of it, and the one of
 * the day's beginning for what has moved since.
 */
export async function dropOldSettlements(
  db: Queryable,
  tournamentId: number,
  kept: readonly (number | null)[],
): Promise<void> {
  const ids = kept.filter((id) => id !== null);
  await db
    .delete(settlement)
    .where(and(eq(settlement.tournamentId, tournamentId), notInArray(settlement.id, ids)));
}
