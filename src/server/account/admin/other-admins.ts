import { and, asc, eq, isNull } from "drizzle-orm";
import { isBannedAt } from "#game/account/ban.ts";
import { user } from "#server/account/table.ts";
import type { Transaction } from "#server/platform/db/database.ts";

/**
 * Whether an installation keeps an admin without this one. Holds all admins until the transaction ends, so of the last
 * two who leave at once one stays.
 *
 * @param now epoch milliseconds
 */
export async function hasOtherAdmin(tx: Transaction, userId: string, now: number): Promise<boolean> {
  const admins = await tx
    .select({ id: user.id, bannedUntil: user.bannedUntil })
    .from(user)
    .where(and(eq(user.isAdmin, true), isNull(user.deletedAt)))
    .orderBy(asc(user.id))
    .for("no key update");
  return admins.some(
    ({ id, bannedUntil }) => id !== userId && !isBannedAt(bannedUntil?.getTime() ?? null, now),
  );
}
