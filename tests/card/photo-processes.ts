import { vi } from "vitest";
import { childProcesses } from "#tests/support/child-processes.ts";

/** The processes that decode the photos of an app that starts after this call. */
export class PhotoProcesses {
  readonly #others: ReadonlySet<number> = new Set(childProcesses());

  running(): number[] {
    return childProcesses().filter((pid) => !this.#others.has(pid));
  }

  /** Kills one as soon as there's one. */
  async killOne(): Promise<number> {
    const pid = await vi.waitUntil(() => this.running()[0], { timeout: 10_000, interval: 5 });
    process.kill(pid, "SIGKILL");
    return pid;
  }
}
