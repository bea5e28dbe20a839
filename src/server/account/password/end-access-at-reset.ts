import { eq } from "drizzle-orm";
import { passkey, verification } from "#server/account/table.ts";
import type { Config } from "#server/config.ts";
import type { Database, Queryable } from "#server/platform/db/database.ts";
import { forgetGuesses } from "./guesses.ts";

/** A user's links for a new password end. Someone else may read the mails of an address that was given up. */
export async function endResetLinks(db: Queryable, userId: string): Promise<void> {
  await db.delete(verification).where(eq(verification.value, userId));
}

/**
 * After a password reset: the owner's other links end too, and they can sign in at once, however many guesses came
 * before. An address that was never confirmed may have been someone else's account until now: its passkeys end too.
 */
export async function endAccessAtReset(
  parts: { readonly db: Database; readonly config: Config },
  owner: { readonly id: string; readonly email: string; readonly emailVerified: boolean },
): Promise<void> {
  await endResetLinks(parts.db, owner.id);
  if (!owner.emailVerified) await parts.db.delete(passkey).where(eq(passkey.userId, owner.id));
  await forgetGuesses(parts, owner.email);
}
