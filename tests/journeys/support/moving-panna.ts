import { rm } from "node:fs/promises";
import { type PannaProcess, startPanna } from "#tests/support/panna-process.ts";
import { copyInstalled } from "./installed-folder.ts";

/** A Panna whose clock is moved while pages are open: it restarts at the same address at another instant. */
export interface MovingPanna {
  readonly url: string;
  moveTo(instant: string): Promise<void>;
}

/** Runs a separate Panna without users. Its clock stays at one instant until moved. */
export async function useMovingPanna(
  startsAt: string,
  use: (panna: MovingPanna) => Promise<void>,
): Promise<void> {
  const dataDir = await copyInstalled("moving");
  const startAt = (instant: string, port: string): PannaProcess =>
    startPanna({ DATA_DIR: dataDir, PANNA_CLOCK: instant, PANNA_CLOCK_SPEED: "0", PORT: port });
  let running = startAt(startsAt, "0");
  const url = await running.url();
  const { port } = new URL(url);
  try {
    await use({
      url,
      async moveTo(instant) {
        await running.end("SIGTERM");
        running = startAt(instant, port);
        await running.url();
      },
    });
  } finally {
    await running.end("SIGTERM");
    await rm(dataDir, { recursive: true, force: true });
  }
}
