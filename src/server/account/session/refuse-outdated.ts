import { APIError } from "better-auth/api";
import { and, eq, notExists, type SQL } from "drizzle-orm";
import * as z from "zod/mini";
import { account, passkey, session, user } from "#server/account/table.ts";
import { TRIED_HASH_HEADER } from "#server/account/web-request.ts";
import type { Database, Queryable } from "#server/platform/db/database.ts";

/** With what a session was opened: the stored hash of a password, or a passkey. */
export type Tried = { readonly hash: string } | { readonly credentialId: string };

interface Made {
  readonly token: string;
  readonly userId: string;
}

/**
 * After better-auth has made a session: ends it if the password or passkey that opened it is gone by now. It reads the
 * password first, and hashing takes long; a reset in between ends all sessions before this one exists. The lock makes it
 * wait for a replacement under way (replace-password.ts).
 *
 * @throws APIError as for a wrong password, or an unknown passkey
 */
export async function refuseOutdated(db: Database, made: Made, tried: Tried | null): Promise<void> {
  if (tried === null) return;
  const ended = await db.transaction(async (tx) => {
    await tx.select({ id: user.id }).from(user).where(eq(user.id, made.userId)).for("share");
    return tx
      .delete(session)
      .where(and(eq(session.token, made.token), isOutdated(tx, made.userId, tried)))
      .returning({ id: session.id });
  });
  if (ended.length === 0) return;
  const code = "hash" in tried ? "INVALID_EMAIL_OR_PASSWORD" : "PASSKEY_NOT_FOUND";
  throw new APIError("UNAUTHORIZED", { code, message: "Replaced by now" });
}

function isOutdated(tx: Queryable, userId: string, tried: Tried): SQL {
  if ("hash" in tried) {
    const own = and(eq(account.userId, userId), eq(account.providerId, "credential"));
    return notExists(
      tx
        .select({ id: account.id })
        .from(account)
        .where(and(own, eq(account.password, tried.hash))),
    );
  }
  const own = and(eq(passkey.userId, userId), eq(passkey.credentialID, tried.credentialId));
  return notExists(tx.select({ id: passkey.id }).from(passkey).where(own));
}

const signInWithPasskey = z.looseObject({
  path: z.literal("/passkey/verify-authentication"),
  body: z.looseObject({ response: z.looseObject({ id: z.string() }) }),
});

/** With what a call to better-auth opens a session; null: with something that nothing replaces. */
export function triedBy(context: { readonly headers?: Headers | undefined } | null): Tried | null {
  const hash = context?.headers?.get(TRIED_HASH_HEADER);
  if (hash) return { hash };
  const signIn = signInWithPasskey.safeParse(context);
  return signIn.success ? { credentialId: signIn.data.body.response.id } : null;
}
