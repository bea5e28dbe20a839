/** Makes the faces of DATABASE_URL and DATA_DIR like the job, in a process that a test can kill. */
import pg from "pg";
import { makeDueFaces } from "#server/card/photo/make-due-faces.ts";
import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/platform/db/prepared-once.ts";
import { openFiles } from "#server/platform/files/open-files.ts";
import { makeLogger } from "#server/platform/log.ts";
import { makeWorkerPool } from "#server/platform/worker/worker-pool.ts";
import { ports } from "#server/ports.ts";
import { settableClock } from "#tests/support/settable-clock.ts";

const config = readConfig(process.env);
const pool = new pg.Pool({ connectionString: config.databaseUrl ?? "" });
const log = makeLogger("fatal");
const parts = { files: await openFiles(config), workers: makeWorkerPool(log) };
const jobs = { soon: async () => undefined };
const deps = { config, db: openDatabase(pool), pool, clock: settableClock(0), jobs, log, ...parts, ...ports };
await makeDueFaces(deps);
await parts.workers.close();
await pool.end();
