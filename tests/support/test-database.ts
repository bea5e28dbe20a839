import { randomBytes } from "node:crypto";
import { openDatabase } from "#server/platform/db/prepared-once.ts";
import pg from "pg";
import { inject } from "vitest";
import type { Database } from "#server/platform/db/database.ts";

export interface TestDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
  /** The value of DATABASE_URL for a separate process. */
  readonly url: string;
  drop(): Promise<void>;
}

let kept: pg.Pool | null = null;

/** The pool that creates and drops databases; one per worker, which it doesn't keep alive. */
function adminPool(host: string, user: string): pg.Pool {
  if (kept !== null) return kept;
  const options = { max: 4, idleTimeoutMillis: 0, allowExitOnIdle: true };
  kept = new pg.Pool({ host, user, database: "postgres", ...options });
  kept.on("error", () => undefined);
  return kept;
}

/**
 * A fresh migrated database, copied from the template: no test sees another's data.
 *
 * @param template of `makeTemplate`; an empty one by default
 */
export async function makeTestDatabase(template = inject("postgres").template): Promise<TestDatabase> {
  const { host, user } = inject("postgres");
  const name = `test_${randomBytes(6).toString("hex")}`;
  const admin = adminPool(host, user);
  await admin.query(`create database ${name} template ${template} strategy file_copy`);
  const pool = new pg.Pool({ host, user, database: name, max: 20 });
  pool.on("error", () => undefined);
  return {
    pool,
    db: openDatabase(pool),
    url: `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`,
    async drop() {
      await pool.end();
      await admin.query(`drop database ${name} with (force)`);
    },
  };
}

/**
 * A database to copy, for tests that begin with the same data, where making it takes longer than a copy.
 *
 * @param fill fills it and closes what it opened: its database isn't dropped
 * @returns the name for `makeTestDatabase`
 */
export async function makeTemplate(fill: (database: TestDatabase) => Promise<void>): Promise<string> {
  const made = await makeTestDatabase();
  const { rows } = await made.pool.query<{ name: string }>("select current_database() as name");
  await fill({ ...made, drop: () => made.pool.end() });
  return rows[0]?.name ?? "";
}
