import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** A running Panna, as an operator starts it. */
export interface PannaProcess {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts the server with this environment and waits until it says where it is.
 *
 * @throws Error with what it printed where it ends instead.
 */
export async function startPanna(env: Readonly<Record<string, string>>): Promise<PannaProcess> {
  const child = spawn(process.execPath, ["src/server/main.ts"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, PORT: "0", LOG_LEVEL: "warn", ...env },
  });
  const ended = new Promise<void>((settle) => child.on("exit", () => settle()));
  return {
    url: await urlOf(child),
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

function urlOf(child: ChildProcess): Promise<string> {
  return new Promise((settle, fail) => {
    let output = "";
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const url = /Panna is on (\S+)/.exec(output)?.[1];
      if (url !== undefined) settle(url);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.on("exit", (code) => fail(new Error(`Panna ended with ${code}:\n${output}`)));
  });
}
