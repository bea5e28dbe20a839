import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrateDatabase } from "#server/platform/db/migrate.ts";
import { binariesOf, type PostgresBinaries } from "#server/platform/db/postgres-binaries.ts";
import { startEmbeddedPostgres } from "#server/platform/db/embedded-postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** How tests reach the server; the database named is the migrated template. */
    postgres: { host: string; user: string; template: string };
  }
}

const TEMPLATE = "panna_template";

/** POSTGRES_BINARIES names the folder of another version's package than the one that is installed. */
function binaries(): PostgresBinaries | undefined {
  const folder = process.env["POSTGRES_BINARIES"];
  return folder === undefined ? undefined : binariesOf(folder);
}

/** One PostgreSQL for the whole run, with a migrated database that every test file copies. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "panna-tests-"));
  // Where root runs the tests, the database's own user must be able to enter, or the cluster would lie elsewhere.
  await chmod(dataDir, 0o755);
  const server = await startEmbeddedPostgres(dataDir, undefined, binaries());
  const { host, user } = server.connection;
  const admin = new pg.Client({ ...server.connection });
  await admin.connect();
  // Tests lose nothing that they need after a crash, and run twice as fast.
  for (const safety of ["fsync", "full_page_writes", "synchronous_commit"]) {
    await admin.query(`alter system set ${safety} = off`);
  }
  await admin.query("select pg_reload_conf()");
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const pool = new pg.Pool({ host, user, database: TEMPLATE });
  await migrateDatabase(pool);
  await pool.end();
  project.provide("postgres", { host, user, template: TEMPLATE });
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
