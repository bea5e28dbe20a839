import type { DrizzleConfig } from "drizzle-orm";
import { drizzle, NodePgTransaction } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Database, Queryable, Transaction } from "./database.ts";
import { retried } from "./retried.ts";

/**
 * Builds a query once per session: the pool's, or a connection's, which its transactions share. Building a query takes
 * longer than answering it, and a connection plans a named one only once.
 *
 * @param prepare names the query; its values are placeholders.
 */
export function preparedOnce<Prepared>(prepare: (db: Queryable) => Prepared): (db: Queryable) => Prepared {
  const known = new WeakMap<object, Prepared>();
  return (db) => {
    // Drizzle hides the session only in its types.
    const { session } = db as unknown as { readonly session: object };
    const prepared = known.get(session) ?? prepare(db);
    known.set(session, prepared);
    return prepared;
  };
}

/**
 * A database whose transactions share what `preparedOnce` has prepared on the connection, and retry after a conflict
 * with another transaction: each try must reset what the work stores outside the database.
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

/**
 * Runs work in the transaction that the caller is in, or else in one of its own. For work that ends with its first failed
 * statement: work that continues after one needs a savepoint, as a transaction inside a transaction is.
 */
export function inOneTransaction<Value>(
  db: Queryable,
  work: (tx: Transaction) => Promise<Value>,
): Promise<Value> {
  return isTransaction(db) ? work(db) : db.transaction(work);
}

function isTransaction(db: Queryable): db is Transaction {
  return db instanceof NodePgTransaction;
}
