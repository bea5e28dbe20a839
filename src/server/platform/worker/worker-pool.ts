import { Tinypool } from "tinypool";
import fastq, { type queueAsPromised } from "fastq";
import type { Log } from "#server/deps.ts";

/** A function that another file exports, run in a child process. */
export interface WorkerTask<Input, Output> {
  readonly file: URL;
  readonly name: string;
  /** At most so many tasks of an owner wait, and so many owners; any more are refused. Without it, none is. */
  readonly mostWaiting?: number;
  /** Only for the types. */
  readonly run?: (input: Input) => Promise<Output>;
}

/** Child processes for heavy work on untrusted uploads. They start when needed and end when idle. */
export interface WorkerPool {
  /**
   * Runs a task in a process that has no other. Input and output are copied, so photos go by path. If the process dies
   * during a task, another one tries once more.
   *
   * @param owner whose task it is: a user's id, or a job. However many tasks one owner has, another's turn comes soon.
   * @throws WorkersBusyError if too many tasks are waiting, WorkerEndedError if the process died twice or was
   *   ended for taking too long, or the task's own error with message and code.
   */
  run<Input, Output>(task: WorkerTask<Input, Output>, input: Input, owner: string): Promise<Output>;
  close(): Promise<void>;
}

export class WorkerEndedError extends Error {
  override readonly name = "WorkerEndedError";
  readonly tookTooLong: boolean;

  constructor(task: string, tookTooLong: boolean, cause: Error) {
    super(tookTooLong ? `${task} took too long` : `a process died of ${task}`, { cause });
    this.tookTooLong = tookTooLong;
  }
}

/** A photo of 50 megapixels takes two seconds and reading one three; the rest is for a busy machine. */
const LONGEST_MS = 30_000;
/** An upload is decoded while another photo is read. More would only take processors from requests. */
export const PROCESSES = 2;
const IDLE_MS = 60_000;
/** JavaScript's share of a process's memory; `child-setup.ts` sets the total. */
const HEAP_MEGABYTES = 256;

const setup = new URL("./child-setup.ts", import.meta.url).href;

interface Queued {
  readonly task: WorkerTask<unknown, unknown>;
  readonly input: unknown;
}

/** @param longestMs how long a task can run after its process gets it */
export function makeWorkerPool(log: Log, longestMs = LONGEST_MS): WorkerPool {
  const pool = new Tinypool({
    runtime: "child_process",
    serialization: "advanced",
    minThreads: 0,
    maxThreads: PROCESSES,
    idleTimeout: IDLE_MS,
    // Nothing from the server's environment: no address, no secret. With one arena glibc gives memory back: after a dozen
    // photos a process has a third less.
    env: { MALLOC_ARENA_MAX: "1" },
    execArgv: ["--import", setup, `--max-old-space-size=${HEAP_MEGABYTES}`],
  });
  let isClosed = false;
  // A process that ends between tasks.
  pool.on("error", (error) => log.debug({ err: error as Error }, "a worker has ended"));

  async function attempt({ task: { file, name }, input }: Queued): Promise<unknown> {
    const signal = AbortSignal.timeout(longestMs);
    try {
      return await pool.run(input, { filename: file.href, name, signal });
    } catch (error) {
      // A task's error arrives as a plain object.
      if (!(error instanceof Error)) throw Object.assign(new Error(), error);
      throw new WorkerEndedError(name, signal.aborted, error);
    }
  }

  async function runQueued(queued: Queued): Promise<unknown> {
    try {
      return await attempt(queued);
    } catch (error) {
      if (!(error instanceof WorkerEndedError) || error.tookTooLong || isClosed) throw error;
      log.warn({ err: error }, "a worker died; trying its task once more");
      return attempt(queued);
    }
  }

  // Tinypool's own queue counts waiting as time taken, and starts no process for tasks behind one that died.
  const turns = makeTurns(runQueued, PROCESSES);
  return {
    async run<Input, Output>(task: WorkerTask<Input, Output>, input: Input, owner: string): Promise<Output> {
      return (await turns.take(owner, { task: task as WorkerTask<unknown, unknown>, input }, task)) as Output;
    },
    async close() {
      isClosed = true;
      turns.abort();
      await pool.destroy();
    },
  };
}

export class WorkersBusyError extends Error {
  override readonly name = "WorkersBusyError";
}

/** What a task is called, and the longest queue, of one owner and of all owners' turns, that it waits in. */
interface Waiting {
  readonly name: string;
  readonly mostWaiting?: number;
}

/** Takes tasks of several owners in turn. */
interface Turns<Task, Result> {
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
    async take(owner, task, { name, mostWaiting = Infinity }) {
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
