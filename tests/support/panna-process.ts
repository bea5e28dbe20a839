import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { ensureWeb } from "#server/platform/http/page/ensure-web.ts";

export const repository = fileURLToPath(new URL("../..", import.meta.url));

/** Makes Node load our scripts as quickly as Panna itself. */
export const quickened = ["--import", "./src/server/platform/load-quickly.ts"] as const;

/** The longest a test waits for anything; a busy machine takes some seconds. */
const DEADLINE_MS = 90_000;
const PAUSE_MS = 20;

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** The server as an operator starts it, in a separate process. */
export interface PannaProcess {
  readonly pid: number;
  /** Everything it has written to stdout and stderr so far. */
  output(): string;
  /** Its address, as soon as it prints one; waits a minute or two by default. */
  url(patienceMs?: number): Promise<string>;
  /** Sends the signal and waits until the process has ended. */
  end(signal: NodeJS.Signals): Promise<Ended>;
  hasEnded(): boolean;
  ended(): Promise<Ended>;
}

/** Builds the pages if they are out of date, so no test's server start has to. */
export async function haveWeb(): Promise<void> {
  const quiet = () => undefined;
  await ensureWeb(repository, { info: quiet, warn: quiet, error: quiet, debug: quiet });
}

export function startPanna(env: Readonly<Record<string, string>>): PannaProcess {
  return startEntry(["src/server/main.ts"], env);
}

/** Starts another script that serves Panna, such as the demo's, with its command-line arguments. */
export function startEntry(command: readonly string[], env: Readonly<Record<string, string>>): PannaProcess {
  const child = spawn(process.execPath, command, {
    cwd: repository,
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH: process.env["PATH"] ?? "", PORT: "0", LOG_LEVEL: "warn", ...env },
  });
  return follow(child);
}

/** Runs a script of tests/support in a separate process, which can be killed at any point. */
export function startScript(name: string, env: Readonly<Record<string, string>>, uid?: number): PannaProcess {
  const child = spawn(process.execPath, [...quickened, join(repository, "tests/support", name)], {
    cwd: repository,
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH: process.env["PATH"] ?? "", ...env },
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  return follow(child);
}

function follow(child: ChildProcess): PannaProcess {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  }
  // A test that fails halfway leaves no process running.
  const stopToo = (): void => void child.kill("SIGTERM");
  process.once("exit", stopToo);
  const ending = once(child, "close").then(() => {
    process.off("exit", stopToo);
    return { code: child.exitCode, signal: child.signalCode };
  });
  const isOver = (): boolean => child.exitCode !== null || child.signalCode !== null;
  return {
    pid: child.pid ?? 0,
    output: () => output,
    async url(patienceMs) {
      const look = (): string | null => /Panna is on (\S+)/.exec(output)?.[1] ?? (isOver() ? "" : null);
      const address = await until(look, patienceMs);
      if (address === "") throw new Error(`it ended:\n${output}`);
      return address;
    },
    end(signal) {
      child.kill(signal);
      return ending;
    },
    hasEnded: isOver,
    ended: () => ending,
  };
}

/** Polls until a value is there. @throws Error if it takes too long */
export async function until<Value>(
  look: () => Value | null | Promise<Value | null>,
  patienceMs = DEADLINE_MS,
): Promise<Value> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const found = await look();
    if (found !== null) return found;
    if (performance.now() > deadline) throw new Error("waited in vain");
    await delay(PAUSE_MS);
  }
}

/** Whether a process exists and isn't a zombie waiting to be reaped. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}

/** The process id of a data folder's embedded PostgreSQL, from the server's own pid file; null: none, or not written yet. */
export function postgresOf(dataDir: string): number | null {
  const file = join(clusterHome(dataDir), "postgres", "postmaster.pid");
  const pid = existsSync(file) ? Number(readFileSync(file, "utf8").split("\n", 1)[0]) : 0;
  return pid === 0 ? null : pid;
}

/** The folder of a data folder's cluster: the data folder itself, or the one it points to. */
export function clusterHome(dataDir: string): string {
  const pointer = join(dataDir, "database-is-elsewhere.txt");
  return existsSync(pointer) ? readFileSync(pointer, "utf8").trim() : dataDir;
}
