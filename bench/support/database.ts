import { createHmac } from "node:crypto";
import { rm } from "node:fs/promises";
import pg from "pg";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { startEmbeddedPostgres } from "#server/platform/db/embedded-postgres.ts";
import { migrateDatabase } from "#server/platform/db/migrate.ts";

export const BENCH_SECRET = "a secret that only the bench uses, 32+";

export interface BenchDatabase {
  readonly pool: pg.Pool;
  readonly host: string;
  readonly user: string;
  /** The environment for a server on this database. */
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** A fresh migrated PostgreSQL in a separate folder. */
export async function openBenchDatabase(): Promise<BenchDatabase> {
  const dataDir = makeDataFolder("bench");
  const server = await startEmbeddedPostgres(dataDir);
  const pool = new pg.Pool({ ...server.connection, max: 4 });
  await migrateDatabase(pool);
  const { host, user } = server.connection;
  return {
    pool,
    host,
    user,
    env: {
      DATA_DIR: dataDir,
      DATABASE_URL: `postgres://${user}@localhost/postgres?host=${encodeURIComponent(host)}`,
      SECRET: BENCH_SECRET,
      LOG_LEVEL: "warn",
    },
    async close() {
      await pool.end();
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Users with a session each. @returns their Cookie headers */
export async function insertUsersWithSessions(pool: pg.Pool, count: number): Promise<string[]> {
  await pool.query(
    `insert into "user" (id, name, email, username)
     select 'user-' || n, 'User ' || n, 'user-' || n || '@example.com', 'user_' || n from generate_series(1, $1) n`,
    [count],
  );
  await pool.query(
    `insert into session (id, token, user_id, expires_at)
     select 'session-' || n, 'token-' || n, 'user-' || n, now() + interval '1 day' from generate_series(1, $1) n`,
    [count],
  );
  await pool.query(`vacuum analyze "user", session`);
  return Array.from({ length: count }, (_, index) => cookieFor(`token-${index + 1}`));
}

export function cookieFor(token: string): string {
  const signature = createHmac("sha256", BENCH_SECRET).update(token).digest("base64");
  return `better-auth.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}
