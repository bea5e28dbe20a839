import type pg from "pg";
import { inTransaction } from "./in-transaction.ts";

/**
 * Reads the database as it was at the beginning, whatever others write at the same time, with statements that may take longer than
 * those of a request.
 *
 * @param timeLimit for each statement, as PostgreSQL writes it: 10min
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
