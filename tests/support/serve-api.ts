/** Serves the API of DATABASE_URL and DATA_DIR without jobs, so nothing else uses the database. */
import { flushCompileCache } from "node:module";
import { openDatabase } from "#server/platform/db/prepared-once.ts";
import pg from "pg";
import { makeApp } from "#server/app.ts";
import { settableClock } from "./settable-clock.ts";
import { readConfig } from "#server/config.ts";
import { ports } from "#server/ports.ts";
import { openFiles } from "#server/platform/files/open-files.ts";
import { makeLogger } from "#server/platform/log.ts";
import { makeWorkerPool } from "#server/platform/worker/worker-pool.ts";

const config = readConfig(process.env);
const pool = new pg.Pool({ connectionString: config.databaseUrl ?? "", max: 20 });
const logger = makeLogger("fatal");
const parts = { files: await openFiles(config), workers: makeWorkerPool(logger) };
const clock = settableClock(Number(process.env["NOW"]));
const jobs = { soon: async () => undefined };
const deps = { config, db: openDatabase(pool), pool, clock, jobs, log: logger, ...parts, ...ports };
const server = await makeApp({ deps, logger, checkResponses: false, webDir: null });
const address = await server.listen({ port: 0, host: "127.0.0.1" });
// It gets killed, which would leave no compile cache for the next process.
flushCompileCache();
process.stdout.write(`Panna is on ${address}\n`);
