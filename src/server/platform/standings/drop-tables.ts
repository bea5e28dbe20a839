import { and, eq, inArray, notInArray } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { holdLock } from "#server/platform/db/lock.ts";
import { settlement } from "./table.ts";
import { tableNameOf } from "./write-table.ts";

/** How long a table waits for its last readers; otherwise the next settlement drops it. */
const LOCK_LIMIT = "1s";
const LOCK_NOT_AVAILABLE = "55P03";

/** Settlements of some tables, and which of them are still needed. */
export interface Superseded {
  readonly kinds: readonly string[];
  readonly scope: number;
  readonly kept: readonly (number | null)[];
}

/**
 * Drops a scope's superseded tables, and what a killed settlement left behind. Only the process that settles the scope
 * may call it, outside a transaction.
 *
 * A table leaves by DETACH CONCURRENTLY, which waits for its readers while nothing waits for it: dropping it while
 * attached would hold up every new reader behind the oldest one. Only one table can be detached at a time; if a reader
 * takes long, the next settlement finishes it.
 */
export async function dropTables(pool: pg.Pool, { kinds, scope, kept }: Superseded): Promise<void> {
  const needed = kept.filter((id) => id !== null);
  const superseded = await drizzle(pool)
    .select({ id: settlement.id })
    .from(settlement)
    .where(
      and(
        inArray(settlement.kind, [...kinds]),
        eq(settlement.scope, scope),
        notInArray(settlement.id, needed),
      ),
    )
    .orderBy(settlement.id);
  if (superseded.length === 0) return;
  await holdLock(pool, "drop standings", async (client) => {
    await client.query(`set lock_timeout = '${LOCK_LIMIT}'`);
    try {
      for (const { id } of superseded) await dropTable(client, id);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== LOCK_NOT_AVAILABLE) throw error;
    } finally {
      await client.query("reset lock_timeout");
    }
  });
}

async function dropTable(client: pg.PoolClient, settlementId: number): Promise<void> {
  const table = tableNameOf(settlementId);
  await finishDetaching(client);
  const { rows } = await client.query("select 1 from pg_inherits where inhrelid = to_regclass($1)", [table]);
  if (rows.length > 0) await client.query(`alter table standing detach partition ${table} concurrently`);
  await client.query(`drop table if exists ${table}`);
  await client.query("delete from settlement where id = $1", [settlementId]);
}

/** Finishes a detach that a kill or a reader interrupted: until then, no other table can be detached. */
async function finishDetaching(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ table: string }>(
    `select inhrelid::regclass::text as table from pg_inherits
      where inhparent = 'standing'::regclass and inhdetachpending`,
  );
  for (const { table } of rows) await client.query(`alter table standing detach partition ${table} finalize`);
}
