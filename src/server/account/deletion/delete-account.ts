import { eq, inArray, or } from "drizzle-orm";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { endEmailLinks } from "#server/account/email/email-link.ts";
import { hasOtherAdmin } from "#server/account/admin/other-admins.ts";
import { account, formerUsername, passkey, session, user, verification } from "#server/account/table.ts";
import { leaveNameToNobody } from "#server/account/username/leave-name.ts";
import type { Deps } from "#server/deps.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { auditOf } from "#server/account/admin/audit-of-operator.ts";
import { recordAudit } from "#server/platform/audit/record-audit.ts";
import { NOBODY } from "./nobody.ts";

export interface DeleteAccountRefusal {
  readonly code: "last_admin";
}

export interface Deletion {
  readonly userId: string;
  /** By the operator, which the audit log has; else by the account's owner. */
  readonly isByOperator: boolean;
}

/**
 * Deletes an account. From this transaction on nobody can sign in to it, no session of it is open, and its
 * email is free; a job erases the rest (erase-accounts.ts). The row itself stays without a name, because tables and
 * matches of others refer to it. docs/decisions/0110-a-deleted-account-leaves-an-empty-row.md.
 */
export async function deleteAccount(
  deps: Pick<Deps, "db" | "clock" | "jobs">,
  { userId, isByOperator }: Deletion,
): Promise<Outcome<{ ok: true }, DeleteAccountRefusal>> {
  const now = deps.clock.wallTime();
  const deleted = await deps.db.transaction(async (tx) => {
    const [found] = await tx.select({ isAdmin: user.isAdmin }).from(user).where(eq(user.id, userId));
    if (found?.isAdmin === true && !(await hasOtherAdmin(tx, userId, now))) {
      return refused({ code: "last_admin" as const });
    }
    await closeAccount(tx, userId, new Date(now));
    if (isByOperator) await recordAudit(tx, auditOf("account.delete", userId, deps.clock));
    return accepted({ ok: true as const });
  });
  if (deleted.ok) await deps.jobs.soon("erase-accounts");
  return deleted;
}

async function closeAccount(tx: Transaction, userId: string, at: Date): Promise<void> {
  const [held] = await tx.select().from(user).where(eq(user.id, userId)).for("update");
  if (held === undefined || held.deletedAt !== null) return;
  await tx.delete(session).where(eq(session.userId, userId));
  await tx.delete(account).where(eq(account.userId, userId));
  await tx.delete(passkey).where(eq(passkey.userId, userId));
  await endEmailLinks(tx, userId, () => true);
  await tx
    .delete(verification)
    .where(or(inArray(verification.identifier, [held.email, userId]), eq(verification.value, userId)));
  if (held.username !== null) await leaveNameToNobody(tx, held.username, at);
  await tx.update(formerUsername).set({ userId: null }).where(eq(formerUsername.userId, userId));
  await tx
    .update(user)
    .set({ ...NOBODY, email: `${userId}@deleted.invalid`, deletedAt: at, updatedAt: at })
    .where(eq(user.id, userId));
}
