import { randomBytes } from "node:crypto";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { inject } from "vitest";
import type { Database } from "#server/db/database.ts";

export interface TestDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
  /** For a process of its own: what DATABASE_URL would be. */
  readonly url: string;
  drop(): Promise<void>;
}

/** A fresh migrated database, copied from the template: no test sees what another wrote. */
export async function makeTestDatabase(): Promise<TestDatabase> {
  const { host, user, template } = inject("postgres");
  const name = `test_${randomBytes(6).toString("hex")}`;
  const admin = new pg.Client({ host, user, database: "postgres" });
  await admin.connect();
  await admin.query(`create database ${name} template ${template} strategy file_copy`);
  const pool = new pg.Pool({ host, user, database: name, max: 20 });
  pool.on("error", () => undefined);
  return {
    pool,
    db: drizzle(pool),
    url: `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`,
    async drop() {
      await pool.end();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
