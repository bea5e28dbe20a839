import { and, eq, ne } from "drizzle-orm";
import { sessionToken } from "#server/account/session-cookie.ts";
import { session } from "#server/account/table.ts";
import type { Config } from "#server/config.ts";
import type { Log } from "#server/deps.ts";
import type { Database } from "#server/platform/db/database.ts";

interface BeginParts {
  readonly db: Database;
  readonly config: Config;
  readonly log: Log;
}

/**
 * After a sign-in, however it was done. The browser forgets the cookie of a session that it had, so that session ends:
 * nobody could sign out of it any more.
 *
 * @param cookieHeader the cookies with which the sign-in came
 */
export async function beginSession(
  { db, config, log }: BeginParts,
  made: { readonly token: string; readonly userId: string },
  cookieHeader: string | null | undefined,
): Promise<void> {
  const older = sessionToken(cookieHeader ?? undefined, config);
  if (older !== null) {
    await db.delete(session).where(and(eq(session.token, older), ne(session.token, made.token)));
  }
  log.info({ accountId: made.userId }, "signed in");
}
