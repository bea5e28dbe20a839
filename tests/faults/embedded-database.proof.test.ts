import { spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { type AttachedPostgres, attachEmbeddedPostgres } from "#server/platform/db/embedded-lifetime.ts";
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

const { aFolder, removeToo, start } = startedPannas("fault");

const ready = async (panna: PannaProcess) => (await fetch(`${await panna.url()}/api/health/ready`)).status;

describe("the embedded database", { timeout: 180_000 }, () => {
  test("is made at the first start and kept by the second; while it is gone, a start is an error, and no empty one takes its place", async () => {
    const dataDir = aFolder();
    const first = start(dataDir);
    expect((await signUp(first, "alice@example.com")).status).toBe(200);
    const server = postgresOf(dataDir) ?? 0;
    expect(isRunning(server)).toBe(true);
    const logs = join(clusterHome(dataDir), "postgres-log");
    const [day = ""] = readdirSync(logs);
    expect(readFileSync(join(logs, day), "utf8")).toContain("ready to accept connections");
    expect(await first.end("SIGTERM")).toEqual({ code: 0, signal: null });
    expect(isRunning(server)).toBe(false);
    const cluster = join(clusterHome(dataDir), "postgres");
    renameSync(cluster, `${cluster}-elsewhere`);
    const between = start(dataDir);
    expect(await between.ended()).toEqual({ code: 1, signal: null });
    expect(between.output()).toContain(`The database of ${dataDir} is gone`);
    renameSync(`${cluster}-elsewhere`, cluster);
    const second = start(dataDir);
    expect((await signIn(second, "alice@example.com")).status).toBe(200);
    expect(await second.end("SIGINT")).toEqual({ code: 0, signal: null });
    expect(postgresOf(dataDir)).toBeNull();
  });

  test("serves two data folders at once, each its own, and one of them to two processes; it stops with the last", async () => {
    const dataDir = aFolder();
    const [one, two, other] = [start(dataDir), start(dataDir), start(aFolder())];
    expect(await Promise.all([ready(one), ready(two), ready(other)])).toEqual([200, 200, 200]);
    await signUp(one, "alice@example.com");
    expect((await signIn(other, "alice@example.com")).status).toBe(401);
    const server = postgresOf(dataDir) ?? 0;
    await one.end("SIGTERM");
    expect((await signIn(two, "alice@example.com")).status).toBe(200);
    expect(isRunning(server)).toBe(true);
    await two.end("SIGTERM");
    expect(isRunning(server)).toBe(false);
  });

  test("killed together with the process recovers at the next start, and is started again after its socket was removed", async () => {
    const dataDir = aFolder();
    const first = start(dataDir);
    await signUp(first, "alice@example.com");
    process.kill(postgresOf(dataDir) ?? 0, "SIGKILL");
    await first.end("SIGKILL");
    const second = start(dataDir);
    expect((await signIn(second, "alice@example.com")).status).toBe(200);
    const server = postgresOf(dataDir) ?? 0;
    await second.end("SIGKILL");
    const [, , , , socket = ""] = readFileSync(
      join(clusterHome(dataDir), "postgres", "postmaster.pid"),
      "utf8",
    ).split("\n");
    rmSync(socket, { recursive: true });
    const third = start(dataDir);
    expect((await signIn(third, "alice@example.com")).status).toBe(200);
    expect([isRunning(server), postgresOf(dataDir)]).toEqual([false, expect.any(Number)]);
  });

  test("is not left behind by a stop in the middle of the first start", async () => {
    const dataDir = aFolder();
    const panna = start(dataDir);
    const server = await until(() => postgresOf(dataDir));
    expect(await panna.end("SIGTERM")).toEqual({ code: 0, signal: null });
    expect(isRunning(server)).toBe(false);
    expect(await ready(start(dataDir))).toBe(200);
  });

  test("is made whole by the next start where the first was killed while it was made", async () => {
    const dataDir = aFolder();
    const first = start(dataDir);
    await until(() => (readdirSync(dataDir).some((name) => name.includes(".making-")) ? true : null));
    await first.end("SIGKILL");
    const second = start(dataDir);
    expect(await ready(second)).toBe(200);
    await second.end("SIGTERM");
    expect(readdirSync(dataDir).filter((name) => name.includes(".making-"))).toEqual([]);
  });
});

describe(
  "an embedded database whose pid file names a process that isn't its server",
  { timeout: 180_000 },
  () => {
    const pidFile = (dataDir: string) => join(clusterHome(dataDir), "postgres", "postmaster.pid");

    /** Asks a server when it started, which tells two servers apart. */
    async function startOf({ connection }: AttachedPostgres): Promise<string> {
      const client = new pg.Client(connection);
      await client.connect();
      const { rows } = await client.query<{ at: string }>("select pg_postmaster_start_time()::text as at");
      await client.end();
      return rows[0]?.at ?? "";
    }

    test("is used, not started a second time, while it runs in another container", async () => {
      const dataDir = aFolder();
      const first = await attachEmbeddedPostgres(dataDir);
      const text = readFileSync(pidFile(dataDir), "utf8");
      // In another container no process has the number.
      writeFileSync(pidFile(dataDir), text.replace(/^\d+/, String(2 ** 30)));
      const second = await attachEmbeddedPostgres(dataDir);
      expect(await startOf(second)).toBe(await startOf(first));
      await second.release();
      writeFileSync(pidFile(dataDir), text);
      expect(await startOf(first)).not.toBe("");
      await first.release();
      expect(postgresOf(dataDir)).toBeNull();
    });

    test("is started, and sends no signal to that process", async () => {
      const dataDir = aFolder();
      const first = await attachEmbeddedPostgres(dataDir);
      const lockFiles = [
        pidFile(dataDir),
        join(clusterHome(dataDir), "postgres-socket", ".s.PGSQL.5432.lock"),
      ];
      const texts = lockFiles.map((file) => readFileSync(file, "utf8"));
      const { uid, gid } = statSync(pidFile(dataDir));
      await first.release();
      const innocent = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { uid, gid, cwd: "/" });
      try {
        mkdirSync(dirname(lockFiles[1] ?? ""), { mode: 0o700 });
        chownSync(dirname(lockFiles[1] ?? ""), uid, gid);
        for (const [index, file] of lockFiles.entries()) {
          const text = (texts[index] ?? "").replace(/^\d+/, String(innocent.pid));
          writeFileSync(file, text, { mode: 0o600 });
          chownSync(file, uid, gid);
        }
        const second = await attachEmbeddedPostgres(dataDir);
        expect(await startOf(second)).not.toBe("");
        await second.release();
        expect(isRunning(innocent.pid ?? 0)).toBe(true);
      } finally {
        innocent.kill("SIGKILL");
      }
    });
  },
);

describe.runIf(isRoot)("as root", { timeout: 180_000 }, () => {
  test("works in a home that only root may enter", async () => {
    const home = aFolder();
    chmodSync(home, 0o700);
    const dataDir = join(home, "checkout", "data");
    const panna = start(dataDir);
    expect(await ready(panna)).toBe(200);
    const server = postgresOf(dataDir) ?? 0;
    await panna.end("SIGTERM");
    expect(isRunning(server)).toBe(false);
    // The database's user can't enter this home, so the cluster is elsewhere, and the next start reuses it.
    expect(clusterHome(dataDir)).not.toBe(dataDir);
    removeToo(clusterHome(dataDir));
    expect(await ready(start(dataDir))).toBe(200);
  });
});

describe.runIf(isRoot)("as an ordinary user", { timeout: 180_000 }, () => {
  test("works again after root has used the same database with a command", async () => {
    const nobody = 65_534;
    const dataDir = aFolder();
    chownSync(dataDir, nobody, nobody);
    for (const user of [nobody, 0, nobody]) {
      const script = startScript("use-embedded-database.ts", { DATA_DIR: dataDir }, user);
      expect([await script.ended(), script.output()]).toEqual([
        { code: 0, signal: null },
        expect.stringContaining(`used by ${user}`),
      ]);
    }
  });
});

describe("an embedded database that does not come back", { timeout: 180_000 }, () => {
  test("is tried again with growing pauses, and serves again once it can", async () => {
    const { attached, retries, mend } = await loseDatabase(aFolder(), 60_000);
    await until(() => (retries.length >= 3 ? true : null));
    expect(retries.slice(0, 3)).toEqual([100, 200, 400]);
    mend();
    const answer = await until(async () => {
      const client = new pg.Client(attached.connection);
      client.on("error", () => undefined);
      const answered = await client
        .connect()
        .then(() => client.query("select 1"))
        .catch(() => null);
      await client.end().catch(() => undefined);
      return answered;
    });
    expect(answer.rowCount).toBe(1);
    await attached.release();
  });
});
