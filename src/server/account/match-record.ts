import { asc, eq, inArray, sql } from "drizzle-orm";
import type { MatchOutcome } from "#game/match/match-type.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import { user } from "./table.ts";

/** What a match needs to know about a manager. */
export interface Manager {
  readonly id: string;
  /** Match-game points. */
  readonly points: number;
  readonly totalMatches: number;
}

const columns = { id: user.id, points: user.points, totalMatches: user.totalMatches };

/** Null: the user is gone. */
export async function loadManager(db: Queryable, userId: string): Promise<Manager | null> {
  const rows = await db.select(columns).from(user).where(eq(user.id, userId));
  return rows[0] ?? null;
}

/**
 * Locks these managers' records until the transaction ends, in the order of their ids, so two matches between the same
 * managers never deadlock. It locks their teams too (see holdTeams in team/store.ts).
 */
export async function holdManagers(
  tx: Transaction,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Manager>> {
  const rows = await tx
    .select(columns)
    .from(user)
    .where(inArray(user.id, [...userIds]))
    .orderBy(asc(user.id))
    .for("no key update");
  return new Map(rows.map((row) => [row.id, row]));
}

/** Adds a match to the record of a locked manager. `points` are those after it. */
export async function addToRecord(
  tx: Transaction,
  userId: string,
  outcome: MatchOutcome,
  points: number,
): Promise<void> {
  const total = { win: user.totalWins, draw: user.totalDraws, loss: user.totalLosses }[outcome];
  const name = { win: "totalWins", draw: "totalDraws", loss: "totalLosses" }[outcome];
  await tx
    .update(user)
    .set({ totalMatches: sql`${user.totalMatches} + 1`, [name]: sql`${total} + 1`, points })
    .where(eq(user.id, userId));
}
