import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Logger } from "pino";
import { makePhotoReader } from "#server/card/evidence/photo-reader.ts";
import { makePhotoEncoder } from "#server/card/photo/photo-encoder.ts";
import { systemClock } from "#server/platform/clock.ts";
import { Closing } from "#server/platform/closing.ts";
import { type Config, readConfig } from "./config.ts";
import { connectDatabase, type Connection } from "#server/platform/db/database.ts";
import type { Deps } from "./deps.ts";
import { openFiles } from "#server/platform/files/open-files.ts";
import { Background } from "#server/platform/jobs/background.ts";
import { makeLogger } from "#server/platform/log.ts";
import { OperatorError, textForOperator } from "#server/platform/operator-error.ts";

/** Loading files stops everything else: who waited for the start gets an answer before the rest is loaded. */
const FIRST_ANSWERS_MS = 100;

/** How long the jobs may take to hear of a stop. */
const REST_LIMIT_MS = 5000;

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Starts Panna and keeps it running until the process is asked to stop. */
export async function start(env: NodeJS.ProcessEnv): Promise<void> {
  const closing = new Closing((error) => process.stderr.write(`${textForOperator(error)}\n`));
  const stop = async (code: number): Promise<void> => {
    await closing.run();
    process.exit(code);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop(0));
  try {
    await run(readConfig(env), closing);
  } catch (error) {
    // What a stop interrupts fails; that is no news.
    if (closing.isUnderWay) return;
    process.stderr.write(`${describe(error)}\n`);
    // Whatever was opened before the failure must not keep a process alive that serves nobody.
    await stop(1);
  }
}

async function run(config: Config, closing: Closing): Promise<void> {
  const logger = makeLogger(config.logLevel);
  const starting = Promise.withResolvers<void>();
  const opening = openDatabase(config, starting.resolve);
  // A database that was not opened is told of already, and there is nothing to close.
  const opened = opening.catch(() => null);
  closing.add(async () => (await opened)?.close());
  // The modules load while the database starts: each takes about as long as the other. Not before, or it would wait.
  await Promise.race([starting.promise, opening]);
  const [connection, parts] = await Promise.all([opening, loadParts()]);
  await serve(config, logger, { connection, parts, closing });
}

interface Opened {
  readonly connection: Connection;
  readonly parts: Parts;
  readonly closing: Closing;
}

type Parts = Awaited<ReturnType<typeof loadParts>>;

async function loadParts() {
  const [{ makeApp }, { ensureWeb }, { openTournaments }] = await Promise.all([
    import("./app.ts"),
    import("#server/platform/http/ensure-web.ts"),
    import("#server/tournament/keep-tournaments.ts"),
  ]);
  return { makeApp, ensureWeb, openTournaments };
}

async function serve(
  config: Config,
  logger: Logger,
  { connection, parts: { makeApp, ensureWeb, openTournaments }, closing }: Opened,
): Promise<void> {
  const background = new Background();
  const { db, pool } = connection;
  const clock = systemClock(config.clockStart, config.clockSpeed);
  const files = await openFiles(config);
  const encoder = makePhotoEncoder();
  closing.add(() => encoder.close());
  const reader = makePhotoReader();
  closing.add(() => reader.close());
  const deps: Deps = { config, db, pool, clock, files, encoder, reader, log: logger, jobs: background };
  if (config.adminEmails.size > 0) {
    const { grantNamedAdmins } = await import("#server/account/named-admins.ts");
    await grantNamedAdmins(db, config.adminEmails);
  }
  const webDir = await ensureWeb(root, logger);
  // The first visitor of a new month finds its tournament, however long the jobs take to start; what fails, they retry.
  await openTournaments(deps).catch((error: unknown) =>
    logger.error({ err: error }, "tournaments not opened"),
  );
  const isStopping = (): boolean => closing.isUnderWay;
  const app = await makeApp({ deps, logger, checkResponses: false, webDir, isStopping });
  closing.add(() => background.stop());
  closing.add(() => app.close());
  // First of all, whoever sends us requests is told to stop, and has time to hear it.
  const drainMs = config.drainSeconds * 1000;
  closing.add(() => Promise.all([background.rest(), delay(drainMs)]), drainMs + REST_LIMIT_MS);
  await app.listen({ port: config.port, host: config.host });
  const { port } = app.server.address() as AddressInfo;
  process.stdout.write(`Panna is on ${config.publicUrl ?? `http://localhost:${port}`}\n`);
  await delay(FIRST_ANSWERS_MS);
  // The first sign-in should not wait for a few hundred files, nor everybody else behind it.
  await import("#server/account/auth.ts");
  await background.start(deps);
}

async function openDatabase(config: Config, meanwhile: () => void): Promise<Connection> {
  const connection = await connectDatabase(config, meanwhile);
  try {
    const { migrateDatabase } = await import("#server/platform/db/migrate.ts");
    await migrateDatabase(connection.pool);
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
