import { sql } from "drizzle-orm";
import type { Database } from "#server/platform/db/database.ts";
import { user } from "./table.ts";

/**
 * Makes the accounts of these addresses admin that are not yet. At every start and sign-in, so that an address counts
 * that was added to ADMIN_EMAILS after its account was made. Served by user_email_key: addresses are kept in lower case.
 */
export async function grantNamedAdmins(db: Database, emails: ReadonlySet<string>): Promise<void> {
  if (emails.size === 0) return;
  const named = sql`array[${sql.join(
    [...emails].map((email) => sql`${email}`),
    sql`, `,
  )}]::text[]`;
  await db.execute(sql`update ${user} set is_admin = true where email = any(${named}) and not is_admin`);
}
