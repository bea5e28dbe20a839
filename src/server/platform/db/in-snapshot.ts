import type pg from "pg";

/**
 * Does a piece of work in a transaction that sees the database as it was at its beginning, whatever others write
 * meanwhile, and whose statements may take longer than those of a request.
 *
 * @param timeLimit for each statement, as PostgreSQL writes it: 10min
 */
export async function inSnapshot<Value>(
  client: pg.PoolClient,
  timeLimit: string,
  work: () => Promise<Value>,
): Promise<Value> {
  await client.query(`begin isolation level repeatable read; set local statement_timeout = '${timeLimit}'`);
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
