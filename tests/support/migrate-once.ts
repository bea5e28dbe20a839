/** Migrates the database DATABASE_URL to the newest schema, and prints when it starts and ends. */
import { flushCompileCache } from "node:module";
import pg from "pg";
import { migrateDatabase } from "#server/platform/db/migrate.ts";

const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"] });
// It can be killed, which would leave no compile cache for the next process.
flushCompileCache();
process.stdout.write("migrating\n");
await migrateDatabase(pool);
process.stdout.write("migrated\n");
await pool.end();
