import { createAuthMiddleware } from "better-auth/api";
import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Clock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/db/database.ts";
import { account, firstAdmin, session, user } from "./table.ts";

/** A sign-up takes less than a second; one still running must not be cut off. */
const UNFINISHED_AFTER_MS = 60_000;

interface Parts {
  readonly db: Database;
  readonly clock: Pick<Clock, "wallTime">;
}

const signUp = z.looseObject({ email: z.string() });

/**
 * For better-auth's `hooks.before`: removes the remains of an interrupted sign-up. better-auth writes the account first
 * and the password after it, so a process killed in between leaves an address that can neither sign in nor sign up
 * again, and that may have been the first. A transaction would hold a connection while the password is hashed: a few
 * sign-ups at once would keep everyone else waiting.
 */
export function clearUnfinishedSignUp({ db, clock }: Parts) {
  return createAuthMiddleware(async ({ path, body }) => {
    if (path !== "/sign-up/email") return;
    const asked = signUp.safeParse(body);
    if (!asked.success) return;
    await removeUnfinished({ db, clock }, asked.data.email);
  });
}

/** Removes what an interrupted sign-up with this address left, here or at a provider: a user without any way to sign in. */
export async function removeUnfinished({ db, clock }: Parts, email: string): Promise<void> {
  const before = new Date(clock.wallTime() - UNFINISHED_AFTER_MS);
  await db.execute(sql`
    with gone as (
      delete from ${user}
       where email = ${email.toLowerCase()} and created_at < ${before}
         and not exists (select from ${account} where user_id = ${user}.id)
         and not exists (select from ${session} where user_id = ${user}.id)
      returning id)
    delete from ${firstAdmin} using gone where ${firstAdmin}.user_id = gone.id`);
}
