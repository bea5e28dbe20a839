import { and, eq } from "drizzle-orm";
import { account, user } from "#server/account/table.ts";
import type { Queryable } from "#server/platform/db/database.ts";

/** The stored hash of the password of the account with this address; null: there's no account, or it has no password. */
export async function loadPasswordHash(db: Queryable, email: string): Promise<string | null> {
  const [found] = await db
    .select({ hash: account.password })
    .from(user)
    .innerJoin(account, and(eq(account.userId, user.id), eq(account.providerId, "credential")))
    .where(eq(user.email, email.toLowerCase()));
  return found?.hash ?? null;
}
