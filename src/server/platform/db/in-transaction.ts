import type pg from "pg";

/** Runs work in a transaction on a dedicated client; a failure rolls it back. */
export async function inTransaction<Value>(
  client: pg.PoolClient,
  work: () => Promise<Value>,
  begin = "begin",
): Promise<Value> {
  await client.query(begin);
  try {
    const value = await work();
    await client.query("commit");
    return value;
  } catch (error) {
    // A broken connection has nothing left to roll back; the original error matters.
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
}

/**
 * Reads the database as it was at the start, whatever others write since, with statements that can take longer than
 * a request's.
 *
 * @param timeLimit for each statement, in PostgreSQL's format: 10min
 */
export function inSnapshot<Value>(
  client: pg.PoolClient,
  timeLimit: string,
  read: () => Promise<Value>,
): Promise<Value> {
  return inTransaction(
    client,
    read,
    `begin isolation level repeatable read, read only; set local statement_timeout = '${timeLimit}'`,
  );
}
