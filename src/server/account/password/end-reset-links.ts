import { eq } from "drizzle-orm";
import { verification } from "#server/account/table.ts";
import type { Queryable } from "#server/platform/db/database.ts";

/** A user's links for a new password end. Someone else may read the mails of an address that was given up. */
export async function endResetLinks(db: Queryable, userId: string): Promise<void> {
  await db.delete(verification).where(eq(verification.value, userId));
}
