import { Worker } from "node:worker_threads";
import type { CallAnswer, CallRequest } from "./answer-calls.ts";

/** A thread that answers calls by name. */
export interface Thread {
  readonly ask: <Value>(name: string, input: readonly unknown[]) => Promise<Value>;
  readonly close: () => Promise<void>;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Starts a thread from a file that calls `answerCalls`. Where it dies, what was asked of it fails. */
export function startThread(file: URL): Thread {
  const worker = new Worker(file);
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  // The thread alone does not keep a process alive that has ended its other work.
  worker.unref();
  worker.on("message", ({ id, value, error }: CallAnswer) => {
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
  worker.on("exit", () => failAll(new Error("the thread has ended")));
  return {
    ask<Value>(name: string, input: readonly unknown[]) {
      return new Promise<Value>((resolve, reject) => {
        asked += 1;
        waiting.set(asked, { resolve: resolve as Waiting["resolve"], reject });
        const request: CallRequest = { id: asked, name, input };
        worker.postMessage(request, []);
      });
    },
    async close() {
      await worker.terminate();
    },
  };
}
