import type pg from "pg";

/** Does a piece of work in a transaction of a client's own; what fails leaves nothing. */
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
    // Of a connection that broke there is nothing left to roll back; what broke it is the news.
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
}
