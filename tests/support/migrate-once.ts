/** Brings the database DATABASE_URL to the newest schema, and says when it begins and ends. */
import { flushCompileCache } from "node:module";
import pg from "pg";
import { migrateDatabase } from "#server/platform/db/migrate.ts";

const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"] });
// It may be killed, and would leave no compiled code to the next one.
flushCompileCache();
process.stdout.write("migrating\n");
await migrateDatabase(pool);
process.stdout.write("migrated\n");
await pool.end();
