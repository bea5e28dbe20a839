import { sql } from "drizzle-orm";
import type pg from "pg";
import type { Transaction } from "./database.ts";

/** Keeps Panna's named locks apart from other advisory locks of the database. */
const OURS = 70_616;

/**
 * Does a piece of work while holding a lock that one process of all instances can hold. The lock lives on a connection
 * of its own: when the process dies the database lets go of it at once.
 *
 * @returns what the work returned; null without having worked where somebody else holds the lock.
 */
export async function holdLock<Value>(
  pool: pg.Pool,
  name: string,
  work: (holder: pg.PoolClient) => Promise<Value>,
): Promise<Value | null> {
  const holder = await pool.connect();
  let isBroken = false;
  try {
    const { rows } = await holder.query<{ taken: boolean }>(
      "select pg_try_advisory_lock($1, hashtext($2)) as taken",
      [OURS, name],
    );
    if (rows[0]?.taken !== true) return null;
    try {
      return await work(holder);
    } finally {
      await holder.query("select pg_advisory_unlock($1, hashtext($2))", [OURS, name]).catch(() => {
        isBroken = true;
      });
    }
  } finally {
    holder.release(isBroken);
  }
}

/** Holds the lock of this name until the transaction ends; false where somebody else holds it. */
export async function tryLockUntilCommit(tx: Transaction, name: string): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(${OURS}, hashtext(${name})) as taken`,
  );
  return rows[0]?.taken === true;
}

/** Waits for the lock of this name and holds it until the transaction ends. */
export async function lockUntilCommit(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${OURS}, hashtext(${name}))`);
}
