import { Worker } from "node:worker_threads";
import type { PixelTasks, TaskAnswer, TaskName } from "./pixel-tasks.ts";

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

export interface PixelThread extends PixelTasks {
  close(): Promise<void>;
}

/** Starts the thread for pixels. Where it dies, what was asked of it fails. */
export function startPixelThread(): PixelThread {
  const worker = new Worker(new URL("./pixel-thread.ts", import.meta.url));
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  // The thread alone does not keep a process alive that has ended its other work.
  worker.unref();
  worker.on("message", ({ id, value, error }: TaskAnswer) => {
    const call = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) call?.resolve(value);
    else call?.reject(new Error(error));
  });
  const failAll = (error: Error): void => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on("error", (error) => failAll(error as Error));
  worker.on("exit", () => failAll(new Error("the thread for pixels has ended")));

  function ask<Value>(name: TaskName, ...input: readonly unknown[]): Promise<Value> {
    return new Promise((resolve, reject) => {
      asked += 1;
      waiting.set(asked, { resolve: resolve as Waiting["resolve"], reject });
      worker.postMessage({ id: asked, name, input }, []);
    });
  }

  return {
    readQrCodes: (picture) => ask("readQrCodes", picture),
    findTurns: (picture) => ask("findTurns", picture),
    compare: (own, others) => ask("compare", own, others),
    async close() {
      await worker.terminate();
    },
  };
}
