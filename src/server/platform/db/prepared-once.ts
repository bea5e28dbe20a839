import type { DrizzleConfig } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Database, Queryable } from "./database.ts";
import { retried } from "./retried.ts";

/**
 * Builds a query once for each session: that of the pool, or that of a connection, which its transactions share. Building
 * a query takes longer than answering it, and a connection plans one with a name once.
 *
 * @param prepare names the query; its values are placeholders.
 */
export function preparedOnce<Prepared>(prepare: (db: Queryable) => Prepared): (db: Queryable) => Prepared {
  const known = new WeakMap<object, Prepared>();
  return (db) => {
    // Drizzle hides the session in its types alone.
    const { session } = db as unknown as { readonly session: object };
    const prepared = known.get(session) ?? prepare(db);
    known.set(session, prepared);
    return prepared;
  };
}

/**
 * A database whose transactions share what `preparedOnce` has prepared on the same connection, and are done again where
 * another one was in their way: what a transaction's work keeps outside the database, it begins again each time.
 */
export function openDatabase(pool: pg.Pool, options: DrizzleConfig = {}): Database {
  const db: Database = drizzle(pool, options);
  const byClient = new WeakMap<pg.PoolClient, Database>();
  const inOne: Database["transaction"] = async (work, config) => {
    const client = await pool.connect();
    try {
      const own: Database = byClient.get(client) ?? drizzle(client, options);
      byClient.set(client, own);
      return await own.transaction(work, config);
    } finally {
      client.release();
    }
  };
  db.transaction = (work, config) => retried(() => inOne(work, config));
  return db;
}
