import { and, asc, eq } from "drizzle-orm";
import * as contract from "#contract/access/passkeys.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { AskAuth } from "#server/account/ask-auth.ts";
import { hasPassword } from "#server/account/deletion/prove-identity.ts";
import { sendNotice } from "#server/account/mail/send-notice.ts";
import { requirePassword } from "#server/account/password/tried-password.ts";
import { passkey, session, user } from "#server/account/table.ts";
import type { Deps } from "#server/deps.ts";
import type { Database, Queryable } from "#server/platform/db/database.ts";
import type { Mount } from "#server/platform/http/mount.ts";

/** A user's own passkeys: the list, and removing one. */
export function mountPasskeys(
  mount: Mount,
  { deps, auth }: { readonly deps: Deps; readonly auth: AskAuth },
): void {
  const { db } = deps;
  mount(contract.listPasskeys, async ({ viewer }) => {
    const rows = await db
      .select({ id: passkey.id, name: passkey.name, addedAt: passkey.createdAt })
      .from(passkey)
      .where(eq(passkey.userId, viewer.id))
      .orderBy(asc(passkey.createdAt), asc(passkey.id));
    return accepted({ passkeys: rows.map((row) => ({ ...row, addedAt: row.addedAt.toISOString() })) });
  });

  mount(contract.removePasskey, async ({ parts, viewer, params, body, http }) => {
    const { email } = viewer.user;
    if (await hasPassword(deps, viewer.id)) {
      await requirePassword({ deps, auth }, http, { email, password: body.password });
    }
    const removed = await parts.db
      .delete(passkey)
      .where(and(eq(passkey.id, params.id), eq(passkey.userId, viewer.id)))
      .returning({ id: passkey.id });
    if (removed.length === 0) return refused({ code: "not_found" });
    const notice = { kind: "passkey removed", owner: { id: viewer.id, email } } as const;
    await sendNotice({ deps: { ...deps, ...parts }, auth }, http.request, notice);
    return accepted({ ok: true });
  });
}

/** Passkeys of one user. */
export const PASSKEYS_MAX = 20;

type NotKept =
  | { readonly code: "unauthorized" }
  | { readonly code: "too_many_passkeys"; readonly most: number };

/**
 * After a passkey was added: removes it if the session that added it has ended by then, or if it's one too many. A reset of
 * the password can have ended the session, and the passkeys that it knew (replace-password.ts); and any number can have
 * been begun before the first was added. The lock makes it wait for a reset under way, and for another passkey.
 */
export async function keepPasskey(
  db: Database,
  userId: string,
  { credentialId, sessionToken }: { readonly credentialId: string; readonly sessionToken: string },
): Promise<Outcome<true, NotKept>> {
  return db.transaction(async (tx) => {
    await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for("no key update");
    const open = await tx.select({ id: session.id }).from(session).where(eq(session.token, sessionToken));
    const isTooMany = (await countPasskeys(tx, userId)) > PASSKEYS_MAX;
    if (open.length > 0 && !isTooMany) return accepted(true as const);
    const own = and(eq(passkey.credentialID, credentialId), eq(passkey.userId, userId));
    await tx.delete(passkey).where(own);
    if (open.length === 0) return refused({ code: "unauthorized" as const });
    return refused({ code: "too_many_passkeys" as const, most: PASSKEYS_MAX });
  });
}

/** How many passkeys a user has. */
export async function countPasskeys(db: Queryable, userId: string): Promise<number> {
  return db.$count(passkey, eq(passkey.userId, userId));
}
