import { randomInt } from "node:crypto";
import type pg from "pg";

const LARGEST_KEY = 2 ** 31 - 1;

/**
 * Whether a pooler hands one session of the server to several connections, a transaction at a time. Locks of a session,
 * LISTEN and prepared statements don't work through it. A lock that one connection holds can be taken by the next one
 * only in the same session.
 */
export async function isPooled(pool: Pick<pg.Pool, "connect">): Promise<boolean> {
  const key = randomInt(LARGEST_KEY);
  const holder = await pool.connect();
  const other = await pool.connect();
  try {
    await holder.query("select pg_advisory_lock($1, 1)", [key]);
    const { rows } = await other.query<{ taken: boolean }>("select pg_try_advisory_lock($1, 1) as taken", [
      key,
    ]);
    return rows[0]?.taken === true;
  } finally {
    await holder.query("select pg_advisory_unlock_all()");
    holder.release();
    other.release();
  }
}
