import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";

const migrationsFolder = fileURLToPath(new URL("../../../../migrations", import.meta.url));

/** Held while migrating, so that of several instances started together one migrates and the others wait. */
const MIGRATING = 7_262_109;

/** Brings the database to the newest schema. Runs at every start; without new migrations it costs a few milliseconds. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [MIGRATING]);
    await migrate(drizzle(client), {
      migrationsFolder,
      migrationsSchema: "public",
      migrationsTable: "schema_migration",
    });
  } finally {
    // The connection is thrown away: its settings and its lock go with it, whatever happened.
    client.release(true);
  }
}
