import type { DrizzleConfig } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Database } from "./database.ts";

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
