import type pg from "pg";
import { SESSION_NOTED_MS, sessionEnd } from "#game/account/session-life.ts";
import type { Log } from "#server/deps.ts";

/** When a session was opened and last used. */
export interface SessionUse {
  readonly token: string;
  readonly openedAt: Date;
  readonly usedAt: Date;
}

const renewal = {
  name: "renew-sessions",
  text: `
    update session s set updated_at = $3, expires_at = greatest(s.expires_at, r.ends_at)
      from unnest($1::text[], $2::timestamptz[]) as r (token, ends_at)
     where s.token = r.token and s.updated_at < $3`,
};

/**
 * Notes that sessions are in use, and moves their ends: at most one write an hour for each. Without the write a session
 * is as good as before, so a failure is only logged, and the next request tries again.
 *
 * @param now epoch milliseconds
 */
export async function renewSessions(
  { pool, log }: { readonly pool: pg.Pool; readonly log: Log },
  sessions: readonly SessionUse[],
  now: number,
): Promise<void> {
  const due = sessions.filter(({ usedAt }) => usedAt.getTime() <= now - SESSION_NOTED_MS);
  if (due.length === 0) return;
  const tokens = due.map(({ token }) => token);
  const ends = due.map(({ openedAt }) => new Date(sessionEnd(openedAt.getTime(), now)));
  try {
    await pool.query({ ...renewal, values: [tokens, ends, new Date(now)] });
  } catch (error) {
    log.warn({ err: error }, "sessions were not renewed");
  }
}
