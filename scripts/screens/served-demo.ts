import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** The pictures' Saturday: three o'clock matches in their second half. */
export const AT = "2026-11-21T16:20:00Z";

/** A demo served for pictures, with a stopped clock. */
export interface ServedDemo {
  readonly url: string;
  end(): void;
}

/** @param dataDir the folder of its world, which is made if missing */
export function serveDemo(dataDir: string): Promise<ServedDemo> {
  const child = spawn(process.execPath, ["scripts/demo/main.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { PATH: process.env["PATH"], DATA_DIR: dataDir, PORT: "0", PANNA_CLOCK: AT, PANNA_CLOCK_SPEED: "0" },
  });
  process.once("exit", () => child.kill());
  return new Promise((settle, fail) => {
    child.once("exit", (code) => fail(new Error(`the demo ended with ${code}`)));
    createInterface({ input: child.stdout }).on("line", (line) => {
      const url = /Panna is on (\S+)/u.exec(line)?.[1];
      if (url === undefined) console.log(line);
      else settle({ url, end: () => void child.kill() });
    });
  });
}
