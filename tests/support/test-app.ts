import type { FastifyInstance } from "fastify";
import type { DestinationStream } from "pino";
import { makeApp } from "#server/app.ts";
import { type SettableClock, settableClock } from "./settable-clock.ts";
import { readConfig } from "#server/config.ts";
import type { DepsWithPool } from "#server/deps.ts";
import { ports } from "#server/ports.ts";
import { openFiles } from "#server/platform/files/open-files.ts";
import type { JobName } from "#server/platform/jobs/jobs.ts";
import { makeLogger } from "#server/platform/log.ts";
import { makeWorkerPool, type WorkerPool } from "#server/platform/worker/worker-pool.ts";
import { openReading } from "#server/platform/db/replica/reading.ts";
import { makeTestDatabase, type TestDatabase } from "./test-database.ts";
import { makeDataFolder } from "./data-folder.ts";

/** Panna without jobs, with a separate database and clock. Tests run jobs by calling their functions. */
export interface TestApp extends TestDatabase {
  readonly server: FastifyInstance;
  readonly deps: DepsWithPool;
  readonly clock: SettableClock;
  /** Jobs requested so far, in order. */
  readonly asked: JobName[];
  close(): Promise<void>;
}

/** The default start time of tests. */
export const TEST_START = Date.parse("2025-09-01T00:00:00Z");

export interface TestAppOptions {
  readonly now?: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly webDir?: string;
  /** Where logs go; LOG_LEVEL in `env` sets the level. */
  readonly logTo?: DestinationStream;
  /** False if the test itself parses every response with its declared schema. */
  readonly checkResponses?: boolean;
  /** A fresh copy of the template by default. */
  readonly database?: TestDatabase;
  /** The time limit for work on one photo, in processes of this app's own. */
  readonly longestTaskMs?: number;
  /** True: work on photos is done in processes of this app's own, which end with it. */
  readonly hasOwnWorkers?: boolean;
}

let shared: WorkerPool | null = null;

/** Processes for photos that the apps of all files take turns with: starting two costs half a second. */
function sharedWorkers(): WorkerPool {
  shared ??= makeWorkerPool(makeLogger("fatal"));
  return shared;
}

export async function makeTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await makeTestDatabase());
  const clock = settableClock(options.now ?? TEST_START);
  const dataDir = makeDataFolder("app");
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "fatal", ...options.env });
  const asked: JobName[] = [];
  const logger = makeLogger(config.logLevel, options.logTo);
  const jobs = { soon: async (name: JobName) => void asked.push(name) };
  const files = await openFiles(config);
  const hasOwnWorkers = options.hasOwnWorkers ?? options.longestTaskMs !== undefined;
  const workers = hasOwnWorkers ? makeWorkerPool(logger, options.longestTaskMs) : sharedWorkers();
  const parts = { db: database.db, pool: database.pool, clock, jobs, files, workers };
  const deps: DepsWithPool = { config, ...parts, ...ports, log: logger };
  const webDir = options.webDir ?? null;
  const checkResponses = options.checkResponses ?? true;
  const reading = await openReading(config, database, deps);
  const server = await makeApp({ deps, logger, checkResponses, webDir, reading });
  await server.ready();
  return {
    ...database,
    server,
    deps,
    clock,
    asked,
    async close() {
      await server.close();
      await reading.close();
      if (hasOwnWorkers) await workers.close();
      await database.drop();
    },
  };
}
