import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export interface StreamReader {
  /** Sends a text and waits for it. @returns milliseconds from just before sending until the last stream has it */
  timeUntilAllHave(text: string, tell: () => Promise<void>): Promise<number>;
  close(): void;
}

/** Holds streams open in a separate process: both ends together would exceed one process's open files limit. */
export async function readStreams(
  port: number,
  count: number,
  { request, first }: { request: string; first: string },
): Promise<StreamReader> {
  const child = fork(join(import.meta.dirname, "stream-reader.ts"), [
    String(port),
    String(count),
    request,
    first,
  ]);
  await once(child, "message");
  return {
    async timeUntilAllHave(text, tell) {
      const waiting = once(child, "message");
      child.send(text);
      await waiting;
      const startedAt = performance.timeOrigin + performance.now();
      const received = once(child, "message");
      await tell();
      const [endedAt] = (await received) as [number];
      return endedAt - startedAt;
    },
    close: () => child.disconnect(),
  };
}
