import type { FastifyBaseLogger } from "fastify";
import type pg from "pg";
import type { Clock } from "#server/platform/clock.ts";
import type { Config } from "./config.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Files } from "#server/platform/files/files.ts";
import type { Jobs } from "#server/platform/jobs/jobs.ts";
import type { WorkerPool } from "#server/platform/worker/worker-pool.ts";
import type { Ports } from "./ports.ts";

/** What verbs and stores work with. Made once in serve.ts and passed by hand. */
export interface Deps extends Ports {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  /** The images of cards and users, and shared pictures. */
  readonly files: Files;
  /** Child processes that decode and read photos, and draw pictures. */
  readonly workers: WorkerPool;
  readonly jobs: Jobs;
  readonly log: Log;
}

/**
 * What jobs and shared reads work with too. A change gets no pool: what it asked there would be outside the transaction
 * that stores its answer.
 */
export interface DepsWithPool extends Deps {
  /** For what a transaction can't do or Drizzle has no words for: locks of a session, COPY, LISTEN. */
  readonly pool: pg.Pool;
}

export type Log = Pick<FastifyBaseLogger, "info" | "warn" | "error" | "debug">;
