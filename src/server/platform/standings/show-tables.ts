import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Queryable } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { retried } from "#server/platform/db/retried.ts";
import { tableNameOf } from "./write-table.ts";

/** Attaching waits only for another settlement that attaches, never for readers. */
const LOCK_LIMIT = "10s";

/**
 * Shows written tables to readers: attaches them and moves the pointer to them, in one short transaction. Each table
 * has the partition's condition as a check, so PostgreSQL doesn't scan its lines again.
 *
 * @param point writes in the same transaction; runs again after a conflict with another transaction.
 */
export async function showTables(
  client: pg.PoolClient,
  settlementIds: readonly number[],
  point: (db: Queryable) => Promise<void>,
): Promise<void> {
  await retried(() =>
    inTransaction(client, async () => {
      await client.query(`set local lock_timeout = '${LOCK_LIMIT}'`);
      for (const id of settlementIds) {
        await client.query(`alter table standing attach partition ${tableNameOf(id)} for values in (${id})`);
      }
      await point(drizzle(client));
    }),
  );
}
