import { parentPort } from "node:worker_threads";

export interface CallRequest {
  readonly id: number;
  readonly name: string;
  readonly input: readonly unknown[];
}

export interface CallAnswer {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

type Task = (...input: readonly unknown[]) => Promise<unknown>;

/** In a thread: answers each call with the task of its name. What a task throws, the caller gets as an error. */
export function answerCalls(tasks: object): void {
  const named = new Map(Object.entries(tasks) as [string, Task][]);
  parentPort?.on("message", ({ id, name, input }: CallRequest) => {
    void answer(named.get(name), input).then((answered) => parentPort?.postMessage({ id, ...answered }, []));
  });
}

async function answer(task: Task | undefined, input: readonly unknown[]): Promise<Omit<CallAnswer, "id">> {
  try {
    return { value: await task?.(...input) };
  } catch (error) {
    return { error: String(error) };
  }
}
