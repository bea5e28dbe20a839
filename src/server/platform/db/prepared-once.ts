import type { Queryable } from "./database.ts";

/**
 * Keeps a question put together: for the pool once and for all, for a transaction as long as it lasts. To put a question
 * together takes longer than to answer it.
 *
 * @param prepare names the question, so that a connection plans it once too; its values are placeholders.
 */
export function preparedOnce<Prepared>(prepare: (db: Queryable) => Prepared): (db: Queryable) => Prepared {
  const known = new WeakMap<Queryable, Prepared>();
  return (db) => {
    const prepared = known.get(db) ?? prepare(db);
    known.set(db, prepared);
    return prepared;
  };
}
