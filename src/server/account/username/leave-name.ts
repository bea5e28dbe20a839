import { FORMER_NAME_KEPT_MS } from "#game/account/renaming.ts";
import { formerUsername } from "#server/account/table.ts";
import type { Transaction } from "#server/platform/db/database.ts";

/** For a while nobody gets the name, its former owner included: others would be mistaken for them. */
export async function leaveNameToNobody(tx: Transaction, username: string, at: Date): Promise<void> {
  const left = { userId: null, expiresAt: new Date(at.getTime() + FORMER_NAME_KEPT_MS) };
  await tx
    .insert(formerUsername)
    .values({ username, ...left })
    .onConflictDoUpdate({ target: formerUsername.username, set: left });
}
