import type pg from "pg";
import { inTransaction } from "./in-transaction.ts";

/**
 * Reads the database as it was at the start, whatever others write since, with statements that can take longer than
 * a request's.
 *
 * @param timeLimit for each statement, in PostgreSQL's format: 10min
 */
export function inSnapshot<Value>(
  client: pg.PoolClient,
  timeLimit: string,
  read: () => Promise<Value>,
): Promise<Value> {
  return inTransaction(
    client,
    read,
    `begin isolation level repeatable read, read only; set local statement_timeout = '${timeLimit}'`,
  );
}
