/** Brings the database DATABASE_URL to the newest schema, and says when it begins and ends. */
import pg from "pg";
import { migrateDatabase } from "#server/db/migrate.ts";

const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"] });
process.stdout.write("migrating\n");
await migrateDatabase(pool);
process.stdout.write("migrated\n");
await pool.end();
