import { createHash } from "node:crypto";
import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type pg from "pg";

const dialect = new PgDialect();
const names = new Map<string, string>();

/**
 * Puts a question that is put often: a connection plans it once and keeps the plan. Planning a question over several
 * tables takes several times as long as answering it. Its text must be one of few, so values stand in parameters.
 */
export async function queryPrepared<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  question: SQL,
): Promise<Row[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(question);
  const name = names.get(text) ?? createHash("sha256").update(text).digest("base64url");
  names.set(text, name);
  const { rows } = await pool.query<Row>({ name, text, values });
  return rows;
}
