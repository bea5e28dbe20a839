import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";

const migrationsFolder = fileURLToPath(new URL("../../../../migrations", import.meta.url));

/** Held while migrating, so that of several instances started together one migrates and the others wait. */
const MIGRATING = 7_262_109;

/** Brings the database to the newest schema. Runs at every start; without new migrations it costs a few milliseconds. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  // Not one of the pool's: a statement here may take longer than theirs.
  const client = new pg.Client(pool.options);
  await client.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [MIGRATING]);
    await migrate(drizzle(client), {
      migrationsFolder,
      migrationsSchema: "public",
      migrationsTable: "schema_migration",
    });
  } finally {
    // Its lock goes with it, whatever happened.
    await client.end();
  }
}
