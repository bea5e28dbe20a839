import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { DepsWithPool } from "#server/deps.ts";
import type { Database, Transaction } from "#server/platform/db/database.ts";
import type { NewsForMany } from "./news.ts";

/** Users told in one statement: about a second's work, and all that a kill can undo. */
const AT_ONCE = 20_000;

/**
 * Tells news to however many users, in batches of short transactions. Call it in one process at a time. After a kill
 * the next call starts over, and leaves out those it finds told (notification_once).
 *
 * @param check runs in the transaction that reads the recipients
 * @throws AbortError when the process stops
 */
export async function tellInBatches(
  { pool, news, jobs }: Pick<DepsWithPool, "pool" | "news" | "jobs">,
  told: NewsForMany,
  check?: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  let isDone = false;
  try {
    const db = drizzle(client);
    const count = await readRecipients(db, told, check);
    for (let after = 0; after < count; after += AT_ONCE) {
      jobs.stopping?.throwIfAborted();
      const batch = sql`
        select user_id, data from pg_temp.recipient
         where number > ${after}::integer and number <= ${after + AT_ONCE}::integer`;
      await news.tellMany(db, { ...told, recipients: batch });
    }
    await db.execute(sql`drop table pg_temp.recipient`);
    isDone = true;
  } finally {
    // The temporary table goes with its connection.
    client.release(!isDone);
  }
}

/**
 * Finds the recipients once, into a temporary table: a popular player's holders are too many to look for again in each
 * batch. Returns how many.
 */
async function readRecipients(
  db: Database,
  { recipients }: NewsForMany,
  check?: (tx: Transaction) => Promise<void>,
): Promise<number> {
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      create temporary table recipient as
      select row_number() over ()::integer as number, told.user_id, told.data from (${recipients}) told`);
    await check?.(tx);
    if ((rowCount ?? 0) > AT_ONCE) await tx.execute(sql`create index on pg_temp.recipient (number)`);
    return rowCount ?? 0;
  });
}
