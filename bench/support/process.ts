import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

export interface Serving {
  readonly pid: number;
  readonly url: string;
  /** Makes a process that supports it (collectOnSignal) give back unused memory. */
  collect(): Promise<void>;
  stop(): Promise<void>;
}

const JSON_TYPE = "application/json; charset=utf-8";
const root = join(import.meta.dirname, "../..");

/** Panna as in production; jobs that only an imported season needs have nothing to do. */
export function servePanna(env: Readonly<Record<string, string>>): Promise<Serving> {
  return serve(["src/server/main.ts"], { PORT: "0", FOOTBALL_PROVIDER: "import", ...env });
}

/** The same application without jobs, for measurements they would disturb. */
export function serveWithoutJobs(env: Readonly<Record<string, string>>): Promise<Serving> {
  return serve([join(import.meta.dirname, "serve-without-jobs.ts")], env);
}

/**
 * The floor: a bare node:http server that responds with these bytes, of this type (JSON by default), and with optional
 * extra headers.
 */
export function serveBytes(
  bytes: string,
  type = JSON_TYPE,
  more: Readonly<Record<string, string>> = {},
): Promise<Serving> {
  return serve([join(import.meta.dirname, "serve-bytes.ts"), bytes, type, JSON.stringify(more)], {});
}

/** The floor of a broadcast: a bare TCP server. */
export function serveBroadcast(): Promise<Serving> {
  return serve([join(import.meta.dirname, "serve-broadcast.ts")], {});
}

async function serve(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Serving> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...env },
  });
  const port = await portOf(child);
  const ended = new Promise<void>((settle) => child.on("exit", () => settle()));
  return {
    pid: child.pid ?? 0,
    url: `http://127.0.0.1:${port}`,
    async collect() {
      const collected = new Promise<void>((settle) => child.stdout.once("data", () => settle()));
      child.kill("SIGUSR2");
      await collected;
    },
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** A server prints its port: `PORT 1234`, or an address that ends in it. */
function portOf(child: ChildProcess): Promise<number> {
  return new Promise((settle, fail) => {
    let output = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const port = /(?:PORT |localhost:)(\d+)/.exec(output)?.[1];
      if (port !== undefined) settle(Number(port));
    });
    child.on("exit", (code) => fail(new Error(`the server ended with ${code}:\n${output}`)));
  });
}
