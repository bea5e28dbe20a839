import type { DestinationStream, Logger } from "pino";
import { Closing } from "#server/platform/closing.ts";
import { connectDatabase, type Connection } from "#server/platform/db/database.ts";
import type { Watch } from "#server/platform/db/embedded-lifetime.ts";
import { migrateDatabase } from "#server/platform/db/migrate.ts";
import { makeLogger } from "#server/platform/log.ts";
import { OperatorError, textForOperator } from "#server/platform/operator-error.ts";
import type { MountMore } from "./app.ts";
import { type Config, readConfig } from "./config.ts";

/**
 * Starts Panna and keeps it running until the process is asked to stop.
 *
 * @param mountMore for an entry that serves more than the product; `main.ts` gives none
 */
export async function start(env: NodeJS.ProcessEnv, mountMore?: MountMore): Promise<void> {
  const closing = new Closing((error) => process.stderr.write(`${textForOperator(error)}\n`));
  const stop = async (code: number): Promise<void> => {
    await closing.run();
    process.exit(code);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop(0));
  try {
    const config = readConfig(env);
    if (config.isUnderNpm) whenOrphaned(() => void stop(0));
    await run({ config, closing, mountMore }, stop);
  } catch (error) {
    // What a stop interrupts fails, which says nothing new.
    if (closing.isUnderWay) return;
    process.stderr.write(`${describe(error)}\n`);
    // Whatever was opened before the failure must not keep a process alive that serves nobody.
    await stop(1);
  }
}

interface Run {
  readonly config: Config;
  readonly closing: Closing;
  readonly mountMore: MountMore | undefined;
}

async function run(
  { config, closing, mountMore }: Run,
  stop: (code: number) => Promise<void>,
): Promise<void> {
  const logger = makeLogger(config.logLevel, await linesForPerson());
  const starting = Promise.withResolvers<void>();
  const watch = { ...watchDatabase(logger, stop), onStarting: starting.resolve };
  const opening = openDatabase(config, logger, watch);
  // A database that did not open has said so itself, and there is nothing to close.
  const opened = opening.catch(() => null);
  closing.add(async () => (await opened)?.close());
  // The application loads while the database starts. Loading leaves this process no time to start the embedded one, so it
  // goes second.
  if (config.databaseUrl === null) await Promise.race([starting.promise, opening]);
  const [connection, { serve }] = await Promise.all([opening, import("./serve.ts")]);
  await serve({ config, logger, connection, closing, mountMore });
}

/** A person at a terminal reads lines; a supervisor gets JSON. */
async function linesForPerson(): Promise<DestinationStream | undefined> {
  if (!process.stdout.isTTY) return undefined;
  const { terminalLog } = await import("#server/platform/terminal-log.ts");
  return terminalLog();
}

/** Without its database the process serves nobody, and a supervisor cannot see that: it ends, and says why. */
function watchDatabase(logger: Logger, stop: (code: number) => Promise<void>): Watch {
  return {
    onRetry: (error, pauseMs) =>
      logger.error({ err: error, pauseMs }, "the database did not start; trying again"),
    onGivenUp(error) {
      process.stderr.write(
        `${textForOperator(error, "The database died and could not be started again.")}\n`,
      );
      void stop(1);
    },
  };
}

async function openDatabase(config: Config, logger: Logger, watch: Watch): Promise<Connection> {
  const connection = await connectDatabase(config, watch);
  try {
    const migration = await migrateDatabase(connection.pool);
    // It starts all the same: while instances are replaced one by one, the old ones may restart.
    if (migration !== null) {
      logger.error({ migration }, "the database is from a newer release; update this instance");
    }
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** What to do about errors of listening, by their code. */
const HINTS: Readonly<Record<string, string>> = {
  EADDRINUSE: "The port is in use; set PORT to another one.",
  EACCES: "The port or a folder may not be used by this user; see PORT and DATA_DIR.",
  EADDRNOTAVAIL: "This machine has no such address; set HOST to one that it has.",
  ENOTFOUND: "This machine has no such address; set HOST to one that it has.",
};

/** For the operator: what is wrong and what to do. */
function describe(error: unknown): string {
  const { code = "", message } = error as NodeJS.ErrnoException;
  const hint = HINTS[code];
  return textForOperator(
    hint === undefined ? error : new OperatorError(`${hint} (${message})`),
    "Panna cannot start.",
  );
}

/** The longest this process outlives its parent, in milliseconds. */
const LOOK_MS = 500;

/**
 * Calls back when the process that started this one has ended. npm starts a shell, and the shell starts us: a signal to
 * npm ends those two, and would leave us running with the port and the database.
 */
function whenOrphaned(callBack: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callBack();
  }, LOOK_MS);
  timer.unref();
}
