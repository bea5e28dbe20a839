import { renameSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { clusterHome, postgresOf, repository } from "#tests/support/panna-process.ts";
import { startedPannas } from "#tests/support/started-pannas.ts";

/** The speed-up from `hundredfold-time.ts`. */
const HUNDREDFOLD = 100;
const FIVE_MINUTES_MS = 300_000;

const { aFolder, start } = startedPannas("given-up");

describe("an embedded database that does not come back", { timeout: 180_000 }, () => {
  test("ends the process after five minutes, with a message, once every attempt was logged", async () => {
    const dataDir = aFolder();
    const panna = start(dataDir, {
      NODE_OPTIONS: `--import=${join(repository, "tests/faults/hundredfold-time.ts")}`,
    });
    await panna.url();
    const global = join(clusterHome(dataDir), "postgres", "global");
    renameSync(global, `${global}-away`);
    const diedAt = performance.now();
    process.kill(postgresOf(dataDir) ?? 0, "SIGKILL");
    const { code } = await panna.ended();
    const minutes = ((performance.now() - diedAt) * HUNDREDFOLD) / 60_000;
    expect(code).toBe(1);
    expect(panna.output()).toContain(
      "The database died and could not be started again.\nPostgreSQL did not start",
    );
    expect(minutes).toBeGreaterThanOrEqual(FIVE_MINUTES_MS / 60_000);
    const pauses = [...panna.output().matchAll(/^\{.*"pauseMs":(\d+).*trying again/gm)].map(([, pause]) =>
      Number(pause),
    );
    // Each attempt takes time as well; embedded-database.proof.test.ts shows how the pauses grow.
    expect(pauses.length).toBeGreaterThan(1);
    expect(pauses).toEqual(pauses.map((_, at) => 100 * 2 ** at));
  });
});
