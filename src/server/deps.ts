import type { FastifyBaseLogger } from "fastify";
import type pg from "pg";
import type { Clock } from "#server/platform/clock.ts";
import type { Config } from "./config.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Files } from "#server/platform/files/files.ts";
import type { Jobs } from "#server/platform/jobs/jobs.ts";
import type { WorkerPool } from "#server/platform/worker/worker-pool.ts";
import type { Ports } from "./ports.ts";

/** What the parts of the server work with. Made once in serve.ts and passed by hand. */
export interface Deps extends Ports {
  readonly config: Config;
  readonly db: Database;
  /** For what Drizzle has no words for: COPY, cursors, prepared hot queries. */
  readonly pool: pg.Pool;
  readonly clock: Clock;
  /** The images of cards and users, and shared pictures. */
  readonly files: Files;
  /** Child processes that decode and read photos, and draw pictures. */
  readonly workers: WorkerPool;
  readonly jobs: Jobs;
  readonly log: Log;
}

export type Log = Pick<FastifyBaseLogger, "info" | "warn" | "error" | "debug">;
