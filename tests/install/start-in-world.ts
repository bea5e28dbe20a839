import { join } from "node:path";
import { rmSync } from "node:fs";
import { expect } from "vitest";
import { executeTransfers } from "#contract/fantasy/transfers.ts";
import { keepFantasy } from "#server/fantasy/round/keep-fantasy.ts";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { aFantasyWorld, deadlineOf, squadOf } from "#tests/support/fantasy-league.ts";
import { jobsHaveRun } from "#tests/support/jobs-have-run.ts";
import { haveWeb, type PannaProcess, repository, startPanna, until } from "#tests/support/panna-process.ts";
import type { TestApp } from "#tests/support/test-app.ts";
import type { Told } from "./tell-of-itself.ts";

/** Makes jobs run every second. */
const SPEED = "20";

interface StartedInWorld {
  readonly app: TestApp;
  readonly dataDir: string;
  readonly panna: PannaProcess;
  readonly url: string;
  /** The process's current report on itself. */
  tell(): Promise<Told>;
  close(): Promise<void>;
}

/**
 * Starts Panna on a fantasy league with a locked squad, and waits until its jobs have run.
 *
 * @param prepare fills the folder of its data and temporary files
 */
export async function startInWorld(prepare: (dataDir: string) => void): Promise<StartedInWorld> {
  await haveWeb();
  const { app, league, manager } = await aFantasyWorld();
  await manager.user.call(executeTransfers, { body: squadOf(league.id, manager.cards) });
  app.clock.set(deadlineOf(1));
  await keepFantasy(app.deps);
  const dataDir = makeDataFolder("started");
  prepare(dataDir);
  const panna = startPanna({
    DATABASE_URL: app.url,
    DATA_DIR: dataDir,
    FOOTBALL_PROVIDER: "import",
    // Its temporary folder, where the cache would be, is a new one.
    NODE_COMPILE_CACHE: join(repository, ".cache/compiled"),
    NODE_OPTIONS: `--import=${join(repository, "tests/install/tell-of-itself.ts")}`,
    SECRET: app.deps.config.secret,
    PANNA_CLOCK: new Date(deadlineOf(1)).toISOString(),
    PANNA_CLOCK_SPEED: SPEED,
    TMPDIR: dataDir,
  });
  const url = await panna.url();
  await jobsHaveRun({ connectionString: app.url });
  return {
    app,
    dataDir,
    panna,
    url,
    async tell() {
      const lines = () => [...panna.output().matchAll(/^told (.+)$/gm)].map(([, line = ""]) => line);
      const before = lines().length;
      process.kill(panna.pid, "SIGUSR2");
      const line = await until(() => lines()[before] ?? null);
      return JSON.parse(line) as Told;
    },
    async close() {
      await panna.end("SIGTERM");
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The session of a sign-up. */
export async function cookieOf(answer: Response): Promise<string> {
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(";", 1)[0])
    .join("; ");
}
