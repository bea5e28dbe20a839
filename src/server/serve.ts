import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Logger } from "pino";
import { grantNamedAdmins } from "#server/account/admin/named-admins.ts";
import { stateOfFootball } from "#server/football/state-of-football.ts";
import { systemClock } from "#server/platform/clock.ts";
import type { Closing } from "#server/platform/closing.ts";
import type { Connection } from "#server/platform/db/database.ts";
import { openReading } from "#server/platform/db/replica/reading.ts";
import { openFiles } from "#server/platform/files/open-files.ts";
import { removeAbandonedFolders } from "#server/platform/files/temporary-folder.ts";
import { ensureWeb } from "#server/platform/http/page/ensure-web.ts";
import { Background } from "#server/platform/jobs/background.ts";
import { makeWorkerPool } from "#server/platform/worker/worker-pool.ts";
import { openTournaments } from "#server/tournament/keep-tournaments.ts";
import { howToBecomeAdmin } from "#server/account/admin/first-admin.ts";
import { makeApp, type MountMore } from "./app.ts";
import type { Config } from "./config.ts";
import type { DepsWithPool } from "./deps.ts";
import { ports } from "./ports.ts";

/** How long the jobs may take to hear of a stop. */
const REST_LIMIT_MS = 5000;

const root = fileURLToPath(new URL("../..", import.meta.url));

interface Started {
  readonly config: Config;
  readonly logger: Logger;
  readonly connection: Connection;
  readonly closing: Closing;
  readonly mountMore?: MountMore | undefined;
}

/** Puts the parts together, listens, and then starts the jobs. */
export async function serve({ config, logger, connection, closing, mountMore }: Started): Promise<void> {
  const { db, pool } = connection;
  const clock = systemClock(config.clockStart, config.clockSpeed);
  const files = await openFiles(config);
  const abandoned = await removeAbandonedFolders(clock.wallTime());
  if (abandoned > 0) logger.info({ removed: abandoned }, "temporary folders of killed processes removed");
  const workers = makeWorkerPool(logger);
  closing.add(() => workers.close());
  const background = new Background();
  const parts = { db, pool, clock, files, workers };
  const deps: DepsWithPool = { config, ...parts, log: logger, jobs: background, ...ports };
  if (config.adminEmails.size > 0) await grantNamedAdmins({ db, clock }, config.adminEmails);
  const webDir = await ensureWeb(root, logger);
  // The first visitor of a new month finds its tournament, however long the jobs take to start; what fails, they retry.
  await openTournaments(deps).catch((error: unknown) =>
    logger.error({ err: error }, "tournaments not opened"),
  );
  const reading = await openReading(config, connection, { clock, log: logger });
  closing.add(() => reading.close());
  const app = await makeApp({ deps, logger, checkResponses: false, webDir, closing, reading, mountMore });
  closing.add(() => background.stop());
  closing.add(() => app.close());
  // First of all, load balancers are told to stop sending requests, and have time to notice.
  const drainMs = config.drainSeconds * 1000;
  closing.add(() => Promise.all([background.rest(), delay(drainMs)]), drainMs + REST_LIMIT_MS);
  const states = await Promise.all([howToBecomeAdmin(deps), stateOfFootball(deps)]);
  await app.listen({ port: config.port, host: config.host });
  const { port } = app.server.address() as AddressInfo;
  process.stdout.write(`Panna is on ${config.publicUrl ?? `http://localhost:${port}`}\n`);
  process.stdout.write(states.join(""));
  // Loaded once visitors get answers, and before somebody signs in.
  await import("#server/account/auth.ts");
  const { startPannaJobs } = await import("./panna-jobs.ts");
  await background.start(logger, (noteRun) => startPannaJobs({ ...deps, ...connection.jobs }, noteRun));
}
