import type { DrizzleConfig } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Database, Queryable } from "./database.ts";

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

/** A database whose transactions share what `preparedOnce` has prepared on the same connection. */
export function openDatabase(pool: pg.Pool, options: DrizzleConfig = {}): Database {
  const db: Database = drizzle(pool, options);
  const byClient = new WeakMap<pg.PoolClient, Database>();
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      const own: Database = byClient.get(client) ?? drizzle(client, options);
      byClient.set(client, own);
      return await own.transaction(work, config);
    } finally {
      client.release();
    }
  };
  return db;
}
