import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrateDatabase } from "#server/platform/db/migrate.ts";
import { binariesIn, findPostgresBinaries } from "#server/platform/db/postgres-binaries.ts";
import { startEmbeddedPostgres } from "#server/platform/db/embedded-postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** How tests connect to the server; `template` names the migrated template database. */
    postgres: { host: string; user: string; template: string };
  }
}

const TEMPLATE = "panna_template";

/**
 * One PostgreSQL for the whole run, with a migrated database that every test file copies. If TEST_POSTGRES is set, it
 * comes from the package in that folder.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "panna-tests-"));
  // When root runs the tests, the database's own user has to be able to enter, or the cluster would end up elsewhere.
  await chmod(dataDir, 0o755);
  const folder = process.env["TEST_POSTGRES"];
  const binaries = folder === undefined ? findPostgresBinaries() : binariesIn(folder);
  const server = await startEmbeddedPostgres(dataDir, binaries);
  const { host, user } = server.connection;
  const admin = new pg.Client({ ...server.connection });
  await admin.connect();
  // Tests don't need crash safety, and run twice as fast without it.
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
