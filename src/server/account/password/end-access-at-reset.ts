import { eq } from "drizzle-orm";
import { verification } from "#server/account/table.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/platform/db/database.ts";
import { forgetGuesses } from "./guesses.ts";

/** After a password reset: its other links end too, and the owner can sign in at once, however many guesses came before. */
export async function endAccessAtReset(
  parts: { readonly db: Database; readonly config: Config },
  owner: { readonly id: string; readonly email: string },
): Promise<void> {
  await parts.db.delete(verification).where(eq(verification.value, owner.id));
  await forgetGuesses(parts, owner.email);
}
