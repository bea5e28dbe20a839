import fastq, { type queueAsPromised } from "fastq";

export class WorkersBusyError extends Error {
  override readonly name = "WorkersBusyError";
}

/** What a task is called, and the longest queue, of one owner and of all owners' turns, that it waits in. */
export interface Waiting {
  readonly name: string;
  readonly mostWaiting: number;
}

/** Takes tasks of several owners in turn. */
export interface Turns<Task, Result> {
  /** @throws WorkersBusyError if too many tasks are waiting */
  take(owner: string, task: Task, waiting: Waiting): Promise<Result>;
  abort(): void;
}

/** Each owner has as many tasks in the common queue as run at once, so another's turn comes soon. */
export function makeTurns<Task, Result>(
  run: (task: Task) => Promise<Result>,
  atOnce: number,
): Turns<Task, Result> {
  const turns = fastq.promise(run, atOnce);
  const queues = new Map<string, queueAsPromised<Task, Result>>();
  return {
    async take(owner, task, { name, mostWaiting }) {
      const own = queues.get(owner) ?? fastq.promise((next: Task) => turns.push(next), atOnce);
      if (Math.max(own.length(), turns.length()) >= mostWaiting) {
        throw new WorkersBusyError(`too many wait for ${name}`);
      }
      queues.set(owner, own);
      try {
        return await own.push(task);
      } finally {
        if (own.idle()) queues.delete(owner);
      }
    },
    abort() {
      for (const queue of [turns, ...queues.values()]) queue.abort();
    },
  };
}
