import { sql } from "drizzle-orm";
import type { Deps } from "#server/deps.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { lockUntilCommit } from "#server/platform/db/lock.ts";
import { firstAdmin, user } from "#server/account/table.ts";
import { auditOfGrant } from "./audit-of-grant.ts";
import { setupCode } from "./setup-code.ts";

/** What lets a new account become admin while there's none: a browser on this machine, or the setup code. */
export type FirstAdminClaim = "own machine" | "setup code";

/**
 * Makes an account admin while there's none. Concurrent sign-ups take turns, so each sees what the one before got. A
 * browser on this machine gets it once in a database's life; the setup code works again whenever no admin is left.
 */
export async function grantFirstAdmin(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: string,
  claim: FirstAdminClaim,
): Promise<void> {
  const nobody = sql`not exists (select from ${user} where is_admin)`;
  const again =
    claim === "setup code"
      ? sql`(is_taken) do update set user_id = excluded.user_id where ${nobody}`
      : sql`do nothing`;
  await db.transaction(async (tx) => {
    await lockUntilCommit(tx, "first admin");
    await tx.execute(sql`
      with claimed as (
        insert into ${firstAdmin} (is_taken, user_id) select true, ${userId} where ${nobody}
        on conflict ${again}
        returning user_id),
      granted as (update ${user} set is_admin = true from claimed where id = claimed.user_id returning id)
      ${auditOfGrant(claim, clock)}`);
  });
}

/** Whether there's an admin. Served by user_admin_idx. */
export async function hasAdmin(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ has: boolean }>(
    sql`select exists (select from ${user} where is_admin) as has`,
  );
  return rows[0]?.has === true;
}

/** The terminal's line about the admin at startup. */
export async function howToBecomeAdmin({ config, db }: Pick<Deps, "config" | "db">): Promise<string> {
  if (await hasAdmin(db)) return "There is an admin.\n";
  const command = "Sign in, then run: npm run admin -- grant EMAIL";
  return config.oidc === null
    ? `There is no admin yet. To become one, sign up with the setup code ${setupCode(config.secret)}\n`
    : `There is no admin yet. ${command}\n`;
}
