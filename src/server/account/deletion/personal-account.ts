import { desc, eq, sql } from "drizzle-orm";
import { account, formerUsername, passkey, session, user } from "#server/account/table.ts";
import type { Deps } from "#server/deps.ts";
import { auditLog } from "#server/platform/audit/table.ts";
import { removeMailFilesOf } from "#server/platform/mail/mail-files.ts";
import { mail } from "#server/platform/mail/table.ts";
import { idempotencyKey } from "#server/platform/idempotency/table.ts";
import type { PersonalPart } from "#server/platform/personal-part.ts";
import { NOBODY } from "./nobody.ts";

/** The user's own row and ways to sign in. The audit log stays: it says which id did what, and no name. */
export const personalAccount: PersonalPart = {
  name: "account",
  async erase(deps, userId) {
    const { db } = deps;
    await db.delete(session).where(eq(session.userId, userId));
    await db.delete(account).where(eq(account.userId, userId));
    await db.delete(passkey).where(eq(passkey.userId, userId));
    await db.delete(mail).where(sql`${mail.data} ->> 'userId' = ${userId}`);
    await removeMailFilesOf(deps, userId);
    await db.delete(idempotencyKey).where(eq(idempotencyKey.userId, userId));
    await db.update(formerUsername).set({ userId: null }).where(eq(formerUsername.userId, userId));
    await db.update(user).set(NOBODY).where(eq(user.id, userId));
  },
  async collect({ db }, userId) {
    const [own] = await db.select(ownColumns).from(user).where(eq(user.id, userId));
    return {
      ...own,
      ...(await loadSignIns(db, userId)),
      formerUsernames: await db
        .select({ username: formerUsername.username, reservedUntil: formerUsername.expiresAt })
        .from(formerUsername)
        .where(eq(formerUsername.userId, userId)),
      actions: await db
        .select({
          at: auditLog.at,
          action: auditLog.action,
          subject: auditLog.subject,
        })
        .from(auditLog)
        .where(eq(auditLog.userId, userId))
        .orderBy(desc(auditLog.id)),
    };
  },
};

const ownColumns = {
  id: user.id,
  email: user.email,
  emailVerified: user.emailVerified,
  username: user.username,
  name: user.name,
  firstName: user.firstName,
  lastName: user.lastName,
  image: user.image,
  language: user.language,
  timeZone: user.timeZone,
  isAdmin: user.isAdmin,
  bannedUntil: user.bannedUntil,
  banReason: user.banReason,
  points: user.points,
  totalMatches: user.totalMatches,
  totalWins: user.totalWins,
  totalDraws: user.totalDraws,
  totalLosses: user.totalLosses,
  createdAt: user.createdAt,
};

/** Without what would let somebody sign in. */
async function loadSignIns(db: Deps["db"], userId: string) {
  const waysToSignIn = await db
    .select({ provider: account.providerId, since: account.createdAt })
    .from(account)
    .where(eq(account.userId, userId));
  const sessions = await db
    .select({
      startedAt: session.createdAt,
      expiresAt: session.expiresAt,
      ipAddress: session.ipAddress,
      userAgent: session.userAgent,
    })
    .from(session)
    .where(eq(session.userId, userId));
  const passkeys = await db
    .select({ name: passkey.name, since: passkey.createdAt })
    .from(passkey)
    .where(eq(passkey.userId, userId));
  return { waysToSignIn, sessions, passkeys };
}
