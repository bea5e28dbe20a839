import { chownSync, readdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { attachEmbeddedPostgres } from "#server/platform/db/embedded-lifetime.ts";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import {
  clusterHome,
  isRunning,
  type PannaProcess,
  postgresOf,
  startScript,
  until,
} from "#tests/support/panna-process.ts";
import { signIn, signUp, startedPannas } from "#tests/support/started-pannas.ts";
import { loseDatabase } from "./lose-database.ts";

const isRoot = process.getuid?.() === 0;

const { aFolder, start } = startedPannas("fault");

const ready = async (panna: PannaProcess) => (await fetch(`${await panna.url()}/api/health/ready`)).status;

describe("the embedded database", { timeout: 180_000 }, () => {
  /** The tests of this process use one after the other. */
  const shared = makeDataFolder("fault");

  test("outlives a killed process, the next start takes it over, and that starts it again when it is killed: nothing acknowledged is lost", async () => {
    const dataDir = aFolder();
    const first = start(dataDir);
    await signUp(first, "alice@example.com");
    const server = postgresOf(dataDir) ?? 0;
    await first.end("SIGKILL");
    expect(isRunning(server)).toBe(true);
    const second = start(dataDir);
    expect((await signIn(second, "alice@example.com")).status).toBe(200);
    expect(postgresOf(dataDir)).toBe(server);
    await signUp(second, "bob@example.com");
    process.kill(server, "SIGKILL");
    const next = await until(() => {
      const pid = postgresOf(dataDir);
      return pid !== null && pid !== server && isRunning(pid) ? pid : null;
    });
    await until(async () => ((await ready(second)) === 200 ? true : null));
    expect((await signIn(second, "bob@example.com")).status).toBe(200);
    await second.end("SIGTERM");
    expect([isRunning(server), isRunning(next)]).toEqual([false, false]);
  });

  test("writes a log for each day of the week, over that of the week before", async () => {
    const attached = await attachEmbeddedPostgres(shared);
    const client = new pg.Client(attached.connection);
    await client.connect();
    const { rows } = await client.query<{ name: string; setting: string }>(
      "select name, setting from pg_settings where name like 'log\\_%rotation%' or name = 'log_filename'",
    );
    await client.end();
    await attached.release();
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      log_filename: "postgres-%a.log",
      log_truncate_on_rotation: "on",
      // Minutes, and no limit of size: a second file of a day would begin that day's again.
      log_rotation_age: "1440",
      log_rotation_size: "0",
    });
  });

  test("that is gone is an error of the start, and no empty one takes its place", async () => {
    const cluster = join(clusterHome(shared), "postgres");
    renameSync(cluster, `${cluster}-elsewhere`);
    await expect(attachEmbeddedPostgres(shared)).rejects.toThrow(`The database of ${shared} is gone`);
    expect(readdirSync(clusterHome(shared))).not.toContain("postgres");
    renameSync(`${cluster}-elsewhere`, cluster);
  });

  test("that can't be started again is given up in the end, with the reason", async () => {
    const { attached, givenUp, mend } = await loseDatabase(shared, 1000);
    expect(String(await givenUp)).toContain("PostgreSQL did not start");
    await attached.release();
    mend();
  });
});

describe.runIf(isRoot)("as an ordinary user", { timeout: 180_000 }, () => {
  test("works without any right beyond the data folder", async () => {
    const nobody = 65_534;
    const dataDir = aFolder();
    chownSync(dataDir, nobody, nobody);
    const script = startScript("use-embedded-database.ts", { DATA_DIR: dataDir }, nobody);
    expect(await script.ended()).toEqual({ code: 0, signal: null });
    expect(script.output()).toContain("used by 65534");
    expect(postgresOf(dataDir)).toBeNull();
  });
});
