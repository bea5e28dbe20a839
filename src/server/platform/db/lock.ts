import { sql } from "drizzle-orm";
import type pg from "pg";
import type { Transaction } from "./database.ts";

/** Separates Panna's named locks from other advisory locks in the database. */
const OURS = 70_616;

type Work<Value> = (holder: pg.PoolClient) => Promise<Value>;

/**
 * Runs work while holding a lock that only one process of all instances can hold. The lock has its own connection: when
 * the process dies, the database releases it at once.
 *
 * @returns the work's result; null without running it if another process holds the lock.
 */
export async function holdLock<Value>(pool: pg.Pool, name: string, work: Work<Value>): Promise<Value | null> {
  const take = "select pg_try_advisory_lock($1, hashtext($2)) as taken";
  return workHolding(pool, { name, take }, work);
}

/**
 * The same, but waits for another process that holds the lock.
 *
 * @throws if that takes longer than a statement may
 */
export async function awaitLock<Value>(pool: pg.Pool, name: string, work: Work<Value>): Promise<Value> {
  const take = "select true as taken from pg_advisory_lock($1, hashtext($2))";
  const result = await workHolding(pool, { name, take }, async (holder) => ({ value: await work(holder) }));
  if (result === null) throw new Error(`the lock "${name}" was not taken`);
  return result.value;
}

interface Lock {
  readonly name: string;
  /** A statement that says whether the lock is now taken. */
  readonly take: string;
}

async function workHolding<Value>(
  pool: pg.Pool,
  { name, take }: Lock,
  work: Work<Value>,
): Promise<Value | null> {
  const holder = await pool.connect();
  let isBroken = false;
  try {
    const { rows } = await holder.query<{ taken: boolean }>(take, [OURS, name]);
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

/** Waits for the lock of this name and holds it until the transaction ends. */
export async function lockUntilCommit(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${OURS}, hashtext(${name}))`);
}
