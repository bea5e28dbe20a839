import { type ChildProcess, spawn } from "node:child_process";

export interface Serving {
  readonly pid: number;
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a server script of this folder and waits until it has printed its port. */
export async function serve(
  script: "serve-panna.ts" | "serve-bytes.ts",
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Serving> {
  const child = spawn(process.execPath, [`${import.meta.dirname}/${script}`, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...env },
  });
  const port = await portOf(child);
  const ended = new Promise<void>((settle) => child.on("exit", () => settle()));
  return {
    pid: child.pid ?? 0,
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((settle, fail) => {
    let output = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const port = /PORT (\d+)/.exec(output)?.[1];
      if (port !== undefined) settle(Number(port));
    });
    child.on("exit", (code) => fail(new Error(`the server ended with ${code}:\n${output}`)));
  });
}
