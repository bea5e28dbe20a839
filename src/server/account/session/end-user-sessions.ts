import { and, eq, isNull } from "drizzle-orm";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { session, user } from "#server/account/table.ts";
import type { Deps } from "#server/deps.ts";
import { recordAudit } from "#server/platform/audit/record-audit.ts";
import type { Admin } from "#server/platform/http/viewer.ts";

/** Signs a user out everywhere, such as one whose phone was stolen. They can sign in again. */
export async function endUserSessions(
  { db, clock }: Pick<Deps, "db" | "clock">,
  admin: Admin,
  userId: string,
): Promise<Outcome<{ ok: true }, { readonly code: "not_found" }>> {
  return db.transaction(async (tx) => {
    const held = await tx
      .select({ id: user.id })
      .from(user)
      .where(and(eq(user.id, userId), isNull(user.deletedAt)))
      .for("no key update");
    if (held.length === 0) return refused({ code: "not_found" as const });
    await tx.delete(session).where(eq(session.userId, userId));
    await recordAudit(tx, {
      at: new Date(clock.now()),
      userId: admin.id,
      action: "user.sign-out",
      subject: `user ${userId}`,
      details: {},
    });
    return accepted({ ok: true as const });
  });
}
