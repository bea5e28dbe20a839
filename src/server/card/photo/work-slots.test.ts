import { describe, expect, test } from "vitest";
import { workSlots } from "./work-slots.ts";

/** A piece of work that ends when it is told to. */
function aTask() {
  const { promise, resolve } = Promise.withResolvers<string>();
  const task = { hasBegun: false, end: resolve, work: async () => promise };
  task.work = async () => {
    task.hasBegun = true;
    return promise;
  };
  return task;
}

describe("slots for work", () => {
  test("let so many pieces run at once, and the others in their order", async () => {
    const slots = workSlots({ atOnce: 1, waiting: 2 });
    const tasks = [aTask(), aTask(), aTask()];
    const ended = tasks.map(({ work }) => slots.work(work));
    await Promise.resolve();
    expect(tasks.map(({ hasBegun }) => hasBegun)).toEqual([true, false, false]);
    tasks[0]?.end("first");
    expect(await ended[0]).toBe("first");
    await Promise.resolve();
    expect(tasks.map(({ hasBegun }) => hasBegun)).toEqual([true, true, false]);
    tasks[1]?.end("second");
    tasks[2]?.end("third");
    expect(await Promise.all(ended)).toEqual(["first", "second", "third"]);
  });

  test("turn away what would wait behind too many", async () => {
    const slots = workSlots({ atOnce: 1, waiting: 1 });
    const [running, waiting] = [aTask(), aTask()];
    const ended = [slots.work(running.work), slots.work(waiting.work)];
    expect(await slots.work(async () => "third")).toBeNull();
    running.end("done");
    waiting.end("done");
    await Promise.all(ended);
    expect(await slots.work(async () => "fourth")).toBe("fourth");
  });

  test("are given back by work that fails", async () => {
    const slots = workSlots({ atOnce: 1, waiting: 0 });
    await expect(slots.work(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await slots.work(async () => "next")).toBe("next");
  });
});
