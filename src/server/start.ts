import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { systemClock } from "./clock.ts";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { connectDatabase, type Connection, DatabaseError } from "./db/database.ts";
import { EmbeddedDatabaseError } from "./db/embedded-database-error.ts";
import type { Deps } from "./deps.ts";
import type { Jobs } from "./jobs/jobs.ts";
import { makeLogger } from "./log.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** How long a stop waits for requests in flight before the process ends all the same. */
const STOP_LIMIT_MS = 20_000;

/** Starts Panna and keeps it running until the process is asked to stop. */
export async function start(env: NodeJS.ProcessEnv): Promise<void> {
  try {
    await run(readConfig(env));
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${describe(error)}\n`);
    // Whatever was opened before the failure must not keep a process alive that serves nobody.
    process.exit();
  }
}

async function run(config: Config): Promise<void> {
  const logger = makeLogger(config.logLevel);
  // The database starts while the modules load: each takes about as long as the other.
  const [connection, parts] = await Promise.all([openDatabase(config), loadParts()]);
  try {
    await serve(config, logger, connection, parts);
  } catch (error) {
    await connection.close();
    throw error;
  }
}

type Parts = Awaited<ReturnType<typeof loadParts>>;

async function loadParts() {
  const [{ makeApp }, { ensureWeb }] = await Promise.all([import("./app.ts"), import("./ensure-web.ts")]);
  return { makeApp, ensureWeb };
}

async function serve(
  config: Config,
  logger: Logger,
  connection: Connection,
  { makeApp, ensureWeb }: Parts,
): Promise<void> {
  const background = new Background();
  const { db, pool } = connection;
  const clock = systemClock(config.clockStart, config.clockSpeed);
  const deps: Deps = { config, db, pool, clock, log: logger, jobs: background };
  const webDir = await ensureWeb(root, logger);
  const app = await makeApp({ deps, logger, checkResponses: false, webDir });
  stopOnSignal(app, background, connection);
  await app.listen({ port: config.port, host: config.host });
  const { port } = app.server.address() as AddressInfo;
  process.stdout.write(`Panna is on ${config.publicUrl ?? `http://localhost:${port}`}\n`);
  await background.start(deps);
}

async function openDatabase(config: Config): Promise<Connection> {
  const connection = await connectDatabase(config);
  const { migrateDatabase } = await import("./db/migrate.ts");
  await migrateDatabase(connection.pool);
  return connection;
}

/** The jobs, which start after the server has begun to answer; what is asked of them before then, their first run does. */
class Background implements Jobs {
  #started: (Jobs & { stop(): Promise<void> }) | null = null;

  async start(deps: Deps): Promise<void> {
    const { startPannaJobs } = await import("./jobs/panna-jobs.ts");
    this.#started = await startPannaJobs(deps);
  }

  async soon(name: Parameters<Jobs["soon"]>[0]): Promise<void> {
    await this.#started?.soon(name);
  }

  async stop(): Promise<void> {
    await this.#started?.stop();
  }
}

function stopOnSignal(app: FastifyInstance, background: Background, connection: Connection): void {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    await app.close();
    await background.stop();
    await connection.close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop());
}

/** For the operator: what is wrong and what to do, without a stack for what is no fault of ours. */
function describe(error: unknown): string {
  const isForOperator =
    error instanceof ConfigError || error instanceof DatabaseError || error instanceof EmbeddedDatabaseError;
  if (isForOperator) return `Panna cannot start.\n${error.message}`;
  const { code } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE") return "Panna cannot start.\nThe port is in use; set PORT to another one.";
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
