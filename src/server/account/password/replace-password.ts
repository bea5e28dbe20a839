import { APIError } from "better-auth/api";
import { and, eq, inArray, ne } from "drizzle-orm";
import { sessionToken } from "#server/account/session-cookie.ts";
import { account, passkey, session, user } from "#server/account/table.ts";
import {
  parseReplacement,
  type Replacement,
  REPLACEMENT_HEADER,
  TRIED_HASH_HEADER,
} from "#server/account/web-request.ts";
import type { Deps } from "#server/deps.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { endEmailChange } from "#server/account/email/email-link.ts";
import { endResetLinks } from "./end-reset-links.ts";

/**
 * For better-auth's `databaseHooks`, before it writes a way to sign in: writes a new password together with the end of
 * whatever the former one may have opened to somebody else. better-auth does the same afterwards, but one statement after
 * the other: a process killed in between would leave an intruder signed in, and the owner believing that nobody is.
 *
 * @param headers of the call to better-auth
 * @returns whether better-auth has nothing left to write: it would overwrite a password that somebody else sets now
 * @throws APIError if the present password was replaced while this call looked at it
 */
export async function replacePassword(
  { db, config, clock }: Pick<Deps, "db" | "config" | "clock">,
  { password }: { readonly password?: unknown },
  headers: Headers | undefined,
): Promise<boolean> {
  const header = headers?.get(REPLACEMENT_HEADER);
  if (typeof header !== "string" || typeof password !== "string") return false;
  const replacement = parseReplacement(header);
  const { userId } = replacement;
  const tried = headers?.get(TRIED_HASH_HEADER) ?? null;
  const current = sessionToken(headers?.get("cookie") ?? undefined, config);
  return db.transaction(async (tx) => {
    // New sessions of the user wait here (refuse-outdated.ts).
    await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for("no key update");
    await endSessions(tx, replacement, current);
    const own = and(eq(account.userId, userId), eq(account.providerId, "credential"));
    const { rowCount } = await tx
      .update(account)
      .set({ password, updatedAt: new Date(clock.wallTime()) })
      .where(and(own, tried === null ? undefined : eq(account.password, tried)));
    if (rowCount === 0 && tried !== null) {
      throw new APIError("BAD_REQUEST", { code: "INVALID_PASSWORD", message: "Replaced by now" });
    }
    await endEmailChange(tx, userId);
    await endResetLinks(tx, userId);
    return (rowCount ?? 0) > 0;
  });
}

async function endSessions(
  tx: Transaction,
  { userId, ends }: Replacement,
  current: string | null,
): Promise<void> {
  if (ends === "none") return;
  const isKept = ends === "others" && current !== null;
  await tx
    .delete(session)
    .where(and(eq(session.userId, userId), isKept ? ne(session.token, current) : undefined));
  if (ends === "all") await endUnconfirmedPasskeys(tx, userId);
}

/** An address that was never confirmed may have been somebody else's account until now. */
async function endUnconfirmedPasskeys(tx: Transaction, userId: string): Promise<void> {
  const unconfirmed = tx
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, userId), eq(user.emailVerified, false)));
  await tx.delete(passkey).where(inArray(passkey.userId, unconfirmed));
}
