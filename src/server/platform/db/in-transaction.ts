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
