import { pino } from "pino";
import { makeApp } from "#server/app.ts";
import { systemClock } from "#server/clock.ts";
import { readConfig } from "#server/config.ts";
import { connectDatabase } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";

/** A process that serves Panna as in production, without its jobs. Prints its port. */
const config = readConfig(process.env);
const { db, pool } = await connectDatabase(config);
const logger = pino({ level: config.logLevel });
const clock = systemClock(config.clockStart, config.clockSpeed);
const deps: Deps = { config, db, pool, clock, log: logger, jobs: { soon: async () => undefined } };
const app = await makeApp({ deps, logger, checkResponses: false, webDir: null });
await app.listen({ port: 0, host: "127.0.0.1" });
const address = app.server.address();
console.log(`PORT ${typeof address === "object" ? address?.port : ""}`);
