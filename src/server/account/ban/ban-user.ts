import { and, eq, isNull } from "drizzle-orm";
import { FOREVER } from "#game/account/ban.ts";
import { DAY_MS } from "#game/milliseconds.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { hasOtherAdmin } from "#server/account/admin/other-admins.ts";
import { session, user } from "#server/account/table.ts";
import { leaveNameToNobody } from "#server/account/username/leave-name.ts";
import type { Deps } from "#server/deps.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { recordAudit } from "#server/platform/audit/record-audit.ts";
import type { Admin } from "#server/platform/http/viewer.ts";

export interface Ban {
  readonly userId: string;
  readonly reason: string;
  /** From now on; null: without an end. */
  readonly days: number | null;
  /** Whether the username and the picture go too. */
  readonly removesProfile: boolean;
}

/** Removes the files of a picture, by its key; those of a change's parts wait for its commit. */
export type RemovePicture = (parts: Pick<Deps, "files" | "log">, key: string) => Promise<void>;

type Refusal = { readonly code: "not_found" | "ban_yourself" | "last_admin" };

/**
 * Bans a user and ends all their sessions. Of two admins who ban each other at once, one stays. If the username goes too,
 * the user is in no table and no search, and nobody gets the name for a while.
 */
export async function banUser(
  parts: Pick<Deps, "db" | "clock" | "files" | "log">,
  admin: Admin,
  { userId, reason, days, removesProfile }: Ban,
  removePicture: RemovePicture,
): Promise<Outcome<{ ok: true }, Refusal>> {
  const { db, clock } = parts;
  const now = clock.wallTime();
  if (userId === admin.id) return refused({ code: "ban_yourself" });
  const until = new Date(days === null ? FOREVER : now + days * DAY_MS);
  let picture: string | null = null;
  const banned = await db.transaction(async (tx) => {
    const isAdminLeft = await hasOtherAdmin(tx, userId, now);
    const [held] = await tx
      .select({ isAdmin: user.isAdmin, username: user.username, avatarKey: user.avatarKey })
      .from(user)
      .where(and(eq(user.id, userId), isNull(user.deletedAt)))
      .for("no key update");
    if (held === undefined) return refused({ code: "not_found" as const });
    if (held.isAdmin && !isAdminLeft) return refused({ code: "last_admin" as const });
    await tx.update(user).set({ bannedUntil: until, banReason: reason }).where(eq(user.id, userId));
    await tx.delete(session).where(eq(session.userId, userId));
    if (removesProfile) await removeProfile(tx, { id: userId, username: held.username }, new Date(now));
    picture = removesProfile ? held.avatarKey : null;
    await recordAudit(tx, {
      at: new Date(clock.now()),
      userId: admin.id,
      action: "user.ban",
      subject: `user ${userId}`,
      details: { reason, until: days === null ? null : until.toISOString(), removesProfile },
    });
    return accepted({ ok: true as const });
  });
  if (picture !== null) await removePicture(parts, picture);
  return banned;
}

async function removeProfile(
  tx: Transaction,
  { id, username }: { readonly id: string; readonly username: string | null },
  at: Date,
): Promise<void> {
  if (username !== null) await leaveNameToNobody(tx, username, at);
  // Without a username the next choice is a first one.
  const nameless = { username: null, usernameChosenAt: null, usernameChangedAt: null };
  await tx
    .update(user)
    .set({ ...nameless, image: null, avatarKey: null })
    .where(eq(user.id, id));
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
