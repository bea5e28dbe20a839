import { sql } from "drizzle-orm";
import type pg from "pg";
import type { Transaction } from "./database.ts";

/** Separates Panna's named locks from other advisory locks in the database. */
const OURS = 70_616;

/**
 * Runs work while holding a lock that only one process of all instances can hold. The lock has its own connection: when
 * the process dies, the database releases it at once.
 *
 * @returns the work's result; null without running it if another process holds the lock.
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

/** Holds the lock of this name until the transaction ends; false if another holds it. */
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
