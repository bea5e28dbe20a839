import { and, eq, inArray, ne } from "drizzle-orm";
import { sessionToken } from "#server/account/session-cookie.ts";
import { account, passkey, session, user } from "#server/account/table.ts";
import type { Config } from "#server/config.ts";
import type { Database, Transaction } from "#server/platform/db/database.ts";
import { endEmailChange } from "#server/account/email/end-email-change.ts";
import { endResetLinks } from "./end-reset-links.ts";

/** Whose password a call replaces, and which sessions end with it: the other ones at a change, all at a reset. */
export interface Replacement {
  readonly userId: string;
  readonly ends: "none" | "others" | "all";
}

/** Tells `replacePassword` about the call; only we can set its value. */
export const REPLACEMENT_HEADER = "x-panna-replacement";

/** The value of `REPLACEMENT_HEADER`, as `parseReplacement` reads it. */
export function replacementHeader({ userId, ends }: Replacement): string {
  return `${ends} ${userId}`;
}

function parseReplacement(header: string): Replacement {
  const [ends = "", userId = ""] = header.split(" ");
  return { userId, ends: ends as Replacement["ends"] };
}

/**
 * For better-auth's `databaseHooks`, before it writes a way to sign in: writes a new password together with the end of
 * whatever the former one may have opened to somebody else. better-auth does the same afterwards, but one statement after
 * the other: a process killed in between would leave an intruder signed in, and the owner believing that nobody is.
 *
 * @param headers of the call to better-auth
 */
export async function replacePassword(
  { db, config }: { readonly db: Database; readonly config: Config },
  { password }: { readonly password?: unknown },
  headers: Headers | undefined,
): Promise<void> {
  const header = headers?.get(REPLACEMENT_HEADER);
  if (typeof header !== "string" || typeof password !== "string") return;
  const replacement = parseReplacement(header);
  const current = sessionToken(headers?.get("cookie") ?? undefined, config);
  await db.transaction(async (tx) => {
    await endSessions(tx, replacement, current);
    await tx
      .update(account)
      .set({ password })
      .where(and(eq(account.userId, replacement.userId), eq(account.providerId, "credential")));
    await endEmailChange(tx, replacement.userId);
    await endResetLinks(tx, replacement.userId);
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
