import type { AddressInfo } from "node:net";
import { makeApp } from "#server/app.ts";
import { systemClock } from "#server/platform/clock.ts";
import { readConfig } from "#server/config.ts";
import { connectDatabase } from "#server/platform/db/database.ts";
import type { DepsWithPool } from "#server/deps.ts";
import { ports } from "#server/ports.ts";
import { openFiles } from "#server/platform/files/open-files.ts";
import { makeLogger } from "#server/platform/log.ts";
import { makeWorkerPool } from "#server/platform/worker/worker-pool.ts";
import { collectOnSignal } from "./collect-garbage.ts";

const config = readConfig(process.env);
const logger = makeLogger(config.logLevel);
const connection = await connectDatabase(config);
const { db, pool } = connection;
const files = await openFiles(config);
const workers = makeWorkerPool(logger);
const parts = { db, pool, files, workers, clock: systemClock(null, 1) };
const deps: DepsWithPool = { config, ...parts, ...ports, log: logger, jobs: { soon: async () => undefined } };
const app = await makeApp({ deps, logger, checkResponses: false, webDir: null });
await app.listen({ port: 0, host: "127.0.0.1" });
console.log(`PORT ${(app.server.address() as AddressInfo).port}`);
process.once("SIGTERM", () => {
  void app
    .close()
    .then(() => workers.close())
    .then(() => connection.close());
});
collectOnSignal();
