import { and, eq, isNull } from "drizzle-orm";
import { FOREVER } from "#game/account/ban.ts";
import { DAY_MS } from "#game/milliseconds.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { hasOtherAdmin } from "#server/account/admin/other-admins.ts";
import { session, user } from "#server/account/table.ts";
import type { Deps } from "#server/deps.ts";
import { recordAudit } from "#server/platform/audit/record-audit.ts";
import type { Admin } from "#server/platform/http/viewer.ts";

export interface Ban {
  readonly userId: string;
  readonly reason: string;
  /** From now on; null: without an end. */
  readonly days: number | null;
}

type Refusal = { readonly code: "not_found" | "ban_yourself" | "last_admin" };

/** Bans a user and ends all their sessions. Of two admins who ban each other at once, one stays. */
export async function banUser(
  { db, clock }: Pick<Deps, "db" | "clock">,
  admin: Admin,
  { userId, reason, days }: Ban,
): Promise<Outcome<{ ok: true }, Refusal>> {
  const now = clock.wallTime();
  if (userId === admin.id) return refused({ code: "ban_yourself" });
  const until = new Date(days === null ? FOREVER : now + days * DAY_MS);
  return db.transaction(async (tx) => {
    const isAdminLeft = await hasOtherAdmin(tx, userId, now);
    const [held] = await tx
      .select({ isAdmin: user.isAdmin })
      .from(user)
      .where(and(eq(user.id, userId), isNull(user.deletedAt)))
      .for("no key update");
    if (held === undefined) return refused({ code: "not_found" as const });
    if (held.isAdmin && !isAdminLeft) return refused({ code: "last_admin" as const });
    await tx.update(user).set({ bannedUntil: until, banReason: reason }).where(eq(user.id, userId));
    await tx.delete(session).where(eq(session.userId, userId));
    await recordAudit(tx, {
      at: new Date(clock.now()),
      userId: admin.id,
      action: "user.ban",
      subject: `user ${userId}`,
      details: { reason, until: days === null ? null : until.toISOString() },
    });
    return accepted({ ok: true as const });
  });
}

/** Lifts a ban; that of a user who isn't banned changes nothing. */
export async function unbanUser(
  { db, clock }: Pick<Deps, "db" | "clock">,
  admin: Admin,
  userId: string,
): Promise<Outcome<{ ok: true }, { readonly code: "not_found" }>> {
  return db.transaction(async (tx) => {
    const [held] = await tx
      .select({ bannedUntil: user.bannedUntil })
      .from(user)
      .where(and(eq(user.id, userId), isNull(user.deletedAt)))
      .for("no key update");
    if (held === undefined) return refused({ code: "not_found" as const });
    if (held.bannedUntil === null) return accepted({ ok: true as const });
    await tx.update(user).set({ bannedUntil: null, banReason: null }).where(eq(user.id, userId));
    await recordAudit(tx, {
      at: new Date(clock.now()),
      userId: admin.id,
      action: "user.unban",
      subject: `user ${userId}`,
      details: {},
    });
    return accepted({ ok: true as const });
  });
}
