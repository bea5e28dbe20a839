import { setTimeout as delay } from "node:timers/promises";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Config } from "#server/config.ts";
import type { Watch } from "./embedded-lifetime.ts";
import { limitAnswers } from "./answer-limit.ts";
import { isPooled } from "./is-pooled.ts";
import { OperatorError } from "#server/platform/operator-error.ts";
import { jobNames } from "#server/platform/jobs/jobs.ts";
import { openDatabase } from "./prepared-once.ts";

/** What stores and verbs query: the pool, or the current transaction. */
export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** For store functions that work inside and outside a transaction. */
export type Queryable = Database | Transaction;

/** The oldest server that Panna is tested on. */
const OLDEST_SERVER = 160_000;

/** The time limit for a request's statement. */
const REQUEST_LIMIT_MS = 30_000;
/** The time limit for a request's statement on a replica, before the primary is asked. */
const REPLICA_LIMIT_MS = 5000;
/** The time limit for a job's statement: settling ten million entries takes longest. */
const JOB_LIMIT_MS = 600_000;
/** A statement ended by its limit is answered within this time, if the network is up. */
const LATE_MS = 5000;

/**
 * A silent connection is probed from then on. Left alone, the system begins after two hours: until then the one that
 * listens could be dead and nobody know, and routers forget connections that are silent for minutes.
 */
const SILENT_MS = 10_000;
/** Each job holds one for its lock, and most need a second; the rest is for the queue. Idle ones close after a minute. */
const JOB_CONNECTIONS = 2 * jobNames.length + 4;

/** How often a start tries to connect, five seconds each time. */
const START_TRIES = 3;

/** How long closing waits for running queries; the embedded server then ends them. */
const CLOSE_LIMIT_MS = 5000;

/** What a pooler such as PgBouncer takes away, and what to do. */
const WITHOUT_POOLER =
  "Panna holds locks, listens and prepares statements for as long as a connection lasts, and pools its connections " +
  "itself: name the server itself, or a pooler in session mode that passes statement_timeout on or ignores it.";

/** What a certificate has to be, and what to do. */
const TRUSTED =
  "The server's certificate has to name that address, and to come from an authority that this machine knows or that " +
  "sslrootcert=FILE in the address names.";

/** A pool and its query builder. */
interface Pool {
  readonly db: Database;
  readonly pool: pg.Pool;
}

export interface Connection extends Pool {
  /** The same database for jobs: separate connections, so no job keeps a request waiting, and longer limits. */
  readonly jobs: Pool;
  /** Closes every connection and stops the embedded server if no other process uses it. */
  close(): Promise<void>;
}

/**
 * Connects to the configured database: DATABASE_URL, or the embedded server in the data folder.
 *
 * @param watch is called when the embedded server has died and doesn't come back.
 * @throws OperatorError for a server that can't be reached or is older than PostgreSQL 16;
 *   EmbeddedDatabaseError if the embedded server can't be made or started.
 */
export async function connectDatabase(
  config: Pick<Config, "databaseUrl" | "dataDir">,
  watch?: Watch,
): Promise<Connection> {
  if (config.databaseUrl !== null) {
    const pools = makePools({ connectionString: config.databaseUrl });
    const connection = await checked(
      { ...pools, close: () => endPools(pools) },
      "the address in DATABASE_URL",
    );
    return refusingPooler(connection);
  }
  const { attachEmbeddedPostgres } = await import("./embedded-lifetime.ts");
  const embedded = await attachEmbeddedPostgres(config.dataDir, watch && { watch });
  const pools = makePools(embedded.connection);
  const close = async (): Promise<void> => {
    await endPools(pools);
    await embedded.release();
  };
  return checked({ ...pools, close }, "the embedded server");
}

/** Closes the connection again if Panna can't use the server. */
async function checked(connection: Connection, where: string): Promise<Connection> {
  try {
    await checkServer(connection.pool, where);
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** The embedded server has no pooler in front of it. */
async function refusingPooler(connection: Connection): Promise<Connection> {
  if (!(await isPooled(connection.pool))) return connection;
  await connection.close();
  throw new OperatorError(`The address in DATABASE_URL is a pooler in transaction mode. ${WITHOUT_POOLER}`);
}

async function endPools({ pool, jobs }: Pick<Connection, "pool" | "jobs">): Promise<void> {
  const ended = Promise.all([pool.end(), jobs.pool.end()]);
  await Promise.race([ended, delay(CLOSE_LIMIT_MS, undefined, { ref: false })]);
}

/**
 * A read replica. Its answers are worth less waiting than the primary's, who is asked instead.
 *
 * @param url DATABASE_READ_URL
 */
export function openReplica(url: string): Pick<Connection, "db" | "pool"> {
  const options = { connectionString: url, connectionTimeoutMillis: 2000, application_name: "panna-reads" };
  const pool = makePool({ ...options, max: 20 }, REPLICA_LIMIT_MS);
  return { db: openDatabase(pool), pool };
}

function makePools(server: pg.PoolConfig): Pool & { jobs: Pool } {
  const pool = makePool({ ...server, max: 20 }, REQUEST_LIMIT_MS);
  const jobs = makePool({ ...server, max: JOB_CONNECTIONS }, JOB_LIMIT_MS);
  return { db: openDatabase(pool), pool, jobs: { db: openDatabase(jobs), pool: jobs } };
}

/** @param limitMs the time limit of a statement; a server that's silent for LATE_MS more is given up */
function makePool(options: pg.PoolConfig, limitMs: number): pg.Pool {
  const pool = new pg.Pool({
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: SILENT_MS,
    application_name: "panna",
    statement_timeout: limitMs,
    ...options,
  });
  // An idle connection that the server closes is replaced at the next query; without a listener it'd end the process.
  pool.on("error", () => undefined);
  // The pool listens only to idle connections: one in use, for a lock or a transaction, would end the process when the
  // database goes away. Its user finds out with the next query.
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
    limitAnswers(client, limitMs + LATE_MS);
  });
  return pool;
}

async function checkServer(pool: pg.Pool, where: string): Promise<void> {
  const version = await askVersion(pool).catch((error: unknown) => {
    const reason = reasonOf(error);
    throw new OperatorError(`PostgreSQL at ${where} cannot be reached: ${reason}. ${adviceOn(reason)}`);
  });
  const row = version.rows[0];
  if (row !== undefined && Number(row.server_version_num) >= OLDEST_SERVER) return;
  throw new OperatorError(
    `PostgreSQL at ${where} is version ${row?.server_version ?? "unknown"}; Panna needs 16 or newer.`,
  );
}

function adviceOn(reason: string): string {
  if (reason.includes("startup parameter")) return WITHOUT_POOLER;
  if (reason.includes("no encryption")) return "Add sslmode=verify-full to it.";
  return /certificate/i.test(reason) ? TRUSTED : "Is it running, and is the address right?";
}

/**
 * Retries when no connection was made in time: the application is loading, and on a busy machine the server's answer
 * can be there long before this process reads it.
 */
async function askVersion(pool: pg.Pool, triesLeft = START_TRIES - 1) {
  try {
    return await pool.query<{ server_version_num: string; server_version: string }>(
      "select current_setting('server_version_num') as server_version_num, current_setting('server_version') as server_version",
    );
  } catch (error) {
    if (triesLeft === 0 || !/timeout/.test(reasonOf(error))) throw error;
    return askVersion(pool, triesLeft - 1);
  }
}

/** A name with several addresses fails with one error for each and has no message itself. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(", ");
  return error instanceof Error ? error.message : String(error);
}
