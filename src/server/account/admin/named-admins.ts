import { sql } from "drizzle-orm";
import type { Deps } from "#server/deps.ts";
import { user } from "#server/account/table.ts";
import { auditOfGrant } from "./audit-of-grant.ts";

/**
 * Makes accounts with these addresses admins, if the OIDC provider confirms that the address is theirs: anyone can
 * claim an unverified address. Runs at every start and sign-in, because an address can be named after its account was
 * made. Served by user_email_key: addresses are in lower case.
 */
export async function grantNamedAdmins(
  { db, clock }: Pick<Deps, "db" | "clock">,
  emails: ReadonlySet<string>,
): Promise<void> {
  if (emails.size === 0) return;
  const named = sql`array[${sql.join(
    [...emails].map((email) => sql`${email}`),
    sql`, `,
  )}]::text[]`;
  await db.execute(sql`
    with granted as (
      update ${user} set is_admin = true where email = any(${named}) and email_verified and not is_admin
      returning id)
    ${auditOfGrant("ADMIN_EMAILS", clock)}`);
}
