import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { OperatorError } from "#server/platform/operator-error.ts";

const migrationsFolder = fileURLToPath(new URL("../../../../migrations", import.meta.url));

/** Held while migrating: of several instances started together, one migrates and the others wait. */
const MIGRATING = 7_262_109;

/** A migration that only a newer release knows. */
interface NewerMigration {
  readonly madeAt: Date;
  /** SHA-256 of its file, in hexadecimal. */
  readonly hash: string;
}

/**
 * Brings the database to the newest schema. Runs at every start; without new migrations it costs a few milliseconds.
 *
 * @returns the database's newest migration if this release doesn't know it, else null
 * @throws OperatorError with PostgreSQL's own message if a migration fails; the database then hasn't changed.
 */
export async function migrateDatabase(pool: pg.Pool): Promise<NewerMigration | null> {
  // Not from the pool: a statement here can take longer than the pool's limit.
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
    return await findNewer(client);
  } catch (error) {
    throw isFromPostgres(error) ? new OperatorError(describe(error), { cause: error }) : error;
  } finally {
    // Releases its lock too, whatever happened.
    await client.end();
  }
}

async function findNewer(client: pg.Client): Promise<NewerMigration | null> {
  const { rows } = await client.query<{ hash: string; at: string }>(
    "select hash, created_at as at from schema_migration order by created_at desc limit 1",
  );
  const [newest] = rows;
  const known = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  if (newest === undefined || Number(newest.at) <= known) return null;
  return { madeAt: new Date(Number(newest.at)), hash: newest.hash };
}

interface FailedStatement extends Error {
  readonly query: string;
  readonly cause: pg.DatabaseError;
}

/** Drizzle wraps PostgreSQL's error. */
function isFromPostgres(error: unknown): error is FailedStatement {
  return (
    error instanceof Error && "query" in error && error.cause instanceof Error && "severity" in error.cause
  );
}

function describe({ query, cause: { message, detail, hint, code } }: FailedStatement): string {
  const lines = [
    `The database could not be brought to this version. PostgreSQL says: ${message} (${code})`,
    detail,
    hint,
    `Statement: ${query.trim()}`,
  ];
  return lines.filter((line) => line !== undefined).join("\n");
}
