import pg from "pg";
import { openDatabase } from "#server/platform/db/prepared-once.ts";
import { makeApp } from "#server/app.ts";
import type { TestApp } from "./test-app.ts";

/** A second server on the same database and files, as on another machine or after a restart. */
export async function anotherInstance(app: TestApp): Promise<TestApp> {
  const pool = new pg.Pool({ connectionString: app.url, max: 20 });
  pool.on("error", () => undefined);
  const deps = { ...app.deps, pool, db: openDatabase(pool) };
  const options = { checkResponses: true, webDir: null };
  const server = await makeApp({ deps, logger: app.server.log, ...options });
  await server.ready();
  return {
    ...app,
    pool,
    db: deps.db,
    deps,
    server,
    async close() {
      await server.close();
      await pool.end();
    },
  };
}
