import { sql } from "drizzle-orm";
import type { Database } from "#server/platform/db/database.ts";
import { user } from "#server/account/table.ts";

/**
 * Makes the accounts of these addresses admin that are not yet, where the OIDC provider says that the address is theirs:
 * an address that nobody checked can be anybody's. Runs at every start and sign-in, because an address may be named after
 * its account was made. Served by user_email_key: addresses are in lower case.
 */
export async function grantNamedAdmins(db: Database, emails: ReadonlySet<string>): Promise<void> {
  if (emails.size === 0) return;
  const named = sql`array[${sql.join(
    [...emails].map((email) => sql`${email}`),
    sql`, `,
  )}]::text[]`;
  await db.execute(
    sql`update ${user} set is_admin = true where email = any(${named}) and email_verified and not is_admin`,
  );
}
