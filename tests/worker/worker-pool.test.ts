import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  makeWorkerPool,
  WorkerEndedError,
  type WorkerPool,
  WorkersBusyError,
  type WorkerTask,
} from "#server/platform/worker/worker-pool.ts";
import { childProcesses } from "#tests/support/child-processes.ts";
import { makeDataFolder, removeDataFolders } from "#tests/support/data-folder.ts";
import type * as oddTasks from "#tests/support/odd-tasks.ts";

const quiet = () => undefined;
const log = { info: quiet, warn: quiet, error: quiet, debug: quiet };
const file = new URL("../support/odd-tasks.ts", import.meta.url);

let pool: WorkerPool;
let others: ReadonlySet<number>;

beforeEach(() => {
  others = new Set(childProcesses());
  pool = makeWorkerPool(log);
});

afterEach(async () => {
  await pool.close();
  removeDataFolders();
});

function odd<Output>(name: keyof typeof oddTasks, mostWaiting = Infinity): WorkerTask<unknown, Output> {
  return { file, name, mostWaiting };
}

function workers(): number[] {
  return childProcesses().filter((pid) => !others.has(pid));
}

describe("a task in a child process", () => {
  test("that throws says why, with its code", async () => {
    const failing = pool.run(odd("fail"), "ENOSPC", "one");
    await expect(failing).rejects.toMatchObject({ message: "no room", code: "ENOSPC" });
    await expect(failing).rejects.toBeInstanceOf(Error);
  });

  test("that hangs is ended, and the next has a process", async () => {
    await pool.close();
    pool = makeWorkerPool(log, 4000);
    const waiting = [pool.run(odd("hang"), null, "one"), pool.run(odd("hang"), null, "one")].map((one) =>
      one.catch((error: unknown) => error),
    );
    await expect.poll(() => workers().length, { timeout: 5000 }).toBe(2);
    const hanging = workers();
    // Queued for longer than a task's time limit; the wait doesn't count.
    const next = pool.run(odd<number>("tellProcess"), null, "one");
    for (const one of waiting) expect(await one).toBeInstanceOf(WorkerEndedError);
    expect(hanging).not.toContain(await next);
    await expect
      .poll(() => workers().filter((pid) => hanging.includes(pid)), { timeout: 10_000 })
      .toEqual([]);
  });

  test("that takes too much memory is ended", async () => {
    await expect(pool.run(odd("fillMemory"), null, "one")).rejects.toBeInstanceOf(WorkerEndedError);
    expect(await pool.run(odd<number>("tellProcess"), null, "one")).toBeGreaterThan(0);
  });

  test("that ends its process fails alone, whatever is queued behind it", async () => {
    const tasks = ["tellProcess", "die", "tellProcess", "die", "tellProcess", "tellProcess"] as const;
    const ended = await Promise.allSettled(tasks.map((name) => pool.run(odd(name), null, "one")));
    expect(ended.map(({ status }) => status)).toEqual(
      tasks.map((name) => (name === "die" ? "rejected" : "fulfilled")),
    );
  });

  test("has its turn however many tasks another owner has", async () => {
    const collector = "a collector with a shoebox";
    const gates = join(makeDataFolder("gates"), "gate-");
    const open = (gate: number) => writeFileSync(gates + gate, "");
    const first = [1, 1].map((gate) => pool.run(odd("waitAtGate"), gates + gate, collector));
    const later = Array.from({ length: 28 }, () => pool.run(odd("waitAtGate"), `${gates}2`, collector));
    const another = pool.run(odd<number>("tellProcess"), null, "another");
    open(1);
    await Promise.all(first);
    // The collector's other tasks wait for the second gate, and still come after it.
    expect(await another).toBeGreaterThan(0);
    open(2);
    await Promise.all(later);
  });

  test("is turned away where too many wait", async () => {
    const running = [1, 2, 3].map(() => pool.run(odd("tellProcess"), null, "one"));
    await expect(pool.run(odd("tellProcess", 1), null, "one")).rejects.toBeInstanceOf(WorkersBusyError);
    await Promise.all(running);
    expect(await pool.run(odd("tellProcess", 1), null, "one")).toBeGreaterThan(0);
  });
});
