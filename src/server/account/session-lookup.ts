import type pg from "pg";
import { SESSION_NOTED_MS, sessionEnd } from "#game/account/session-life.ts";
import { rememberingTokens } from "#server/account/session-cookie.ts";
import type { DepsWithPool } from "#server/deps.ts";
import { batchedLookup } from "#server/platform/batching/batched-lookup.ts";
import type { Sessions } from "#server/platform/http/session-gate.ts";
import type { SessionUser } from "#server/platform/http/viewer.ts";

/** The session of a request and its user. */
interface SessionFound {
  readonly user: SessionUser;
}

/** When a session was opened; null: its use was noted within the last SESSION_NOTED_MS. */
interface SessionUse {
  readonly token: string;
  readonly openedAt: Date | null;
}

type SessionRow = SessionUser & SessionUse;

/**
 * All sessions of a batch with their users in one round trip. Served by session_token_key and user_pkey: two index
 * look-ups per token. Nobody is signed in to a deleted or a banned account, whatever made the session. The plan doesn't
 * depend on the unpacked array, so PostgreSQL plans once and not at every call.
 */
export const findSessions = {
  name: "find-sessions",
  text: `
    select s.token, case when s.updated_at <= $2::timestamptz - interval '${SESSION_NOTED_MS} milliseconds' then s.created_at end as "openedAt",
           u.id, u.username, u.first_name as "firstName", u.last_name as "lastName",
           u.email, u.language, u.time_zone as "timeZone", u.is_admin as "isAdmin", u.image as "profileImageUrl", u.total_matches as "totalMatches",
           u.total_wins as "totalWins", u.total_losses as "totalLosses", u.total_draws as "totalDraws",
           u.points, u.created_at as "createdAt"
      from session s
      join "user" u on u.id = s.user_id
     where s.token = any(array(select unnest($1::text[]))) and s.expires_at > $2
       and u.deleted_at is null and (u.banned_until is null or u.banned_until <= $2)`,
};

/** Finds the session of a request by its cookie. */
export function sessionsOf(deps: DepsWithPool): Sessions {
  return {
    tokenOf: rememberingTokens(deps.config),
    lookUp: sessionLookup(deps),
  };
}

type LookUpSession = (token: string) => Promise<SessionFound | null>;

/** Which of these tokens belong to open sessions. Served by session_token_key and user_pkey. */
export async function findOpenSessions(
  pool: pg.Pool,
  tokens: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ token: string }>({
    name: "find-open-sessions",
    text: `
      select s.token
        from session s
        join "user" u on u.id = s.user_id
       where s.token = any(array(select unnest($1::text[]))) and s.expires_at > $2
         and u.deleted_at is null and (u.banned_until is null or u.banned_until <= $2)`,
    values: [tokens, new Date(now)],
  });
  return new Set(rows.map(({ token }) => token));
}

/**
 * Looks up sessions, those requested together in one query. Nothing is cached: a revoked session is gone at the next
 * request. A session that's used lasts longer.
 */
function sessionLookup({ pool, clock, log }: Pick<DepsWithPool, "pool" | "clock" | "log">): LookUpSession {
  return batchedLookup(async (tokens) => {
    const now = clock.wallTime();
    const { rows } = await pool.query<SessionRow>({ ...findSessions, values: [tokens, new Date(now)] });
    await renewSessions({ pool, log }, rows, now);
    return new Map(rows.map((row) => [row.token, toSession(row)]));
  });
}

function toSession({ token: _token, openedAt: _openedAt, ...user }: SessionRow): SessionFound {
  return { user };
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
async function renewSessions(
  { pool, log }: Pick<DepsWithPool, "pool" | "log">,
  sessions: readonly SessionUse[],
  now: number,
): Promise<void> {
  const due = sessions.flatMap(({ token, openedAt }) => (openedAt === null ? [] : [{ token, openedAt }]));
  if (due.length === 0) return;
  const tokens = due.map(({ token }) => token);
  const ends = due.map(({ openedAt }) => new Date(sessionEnd(openedAt.getTime(), now)));
  try {
    await pool.query({ ...renewal, values: [tokens, ends, new Date(now)] });
  } catch (error) {
    log.warn({ err: error }, "sessions were not renewed");
  }
}
