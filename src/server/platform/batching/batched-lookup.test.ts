import { describe, expect, test } from "vitest";
import { batchedLookup, inBatches } from "./batched-lookup.ts";

describe("a look-up together with others", () => {
  test("sends one query for all callers at the same time, and gives each its own answer", async () => {
    const questions: string[][] = [];
    const lookUp = batchedLookup(async (keys) => {
      questions.push([...keys]);
      return new Map(keys.filter((key) => key !== "none").map((key) => [key, key.toUpperCase()]));
    });
    const answers = await Promise.all(["a", "b", "a", "none"].map(lookUp));
    expect(answers).toEqual(["A", "B", "A", null]);
    expect(questions).toEqual([["a", "b", "none"]]);
  });

  test("asks again the next time", async () => {
    let asked = 0;
    const lookUp = batchedLookup(async () => new Map([["a", (asked += 1)]]));
    expect([await lookUp("a"), await lookUp("a")]).toEqual([1, 2]);
  });

  test("that fails rejects for all callers", async () => {
    const lookUp = batchedLookup(() => Promise.reject(new Error("gone")));
    const outcomes = await Promise.allSettled([lookUp("a"), lookUp("b")]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  });
});

/** Work that finishes when the test says so. */
function workToBeDone(mostAtWork?: number) {
  const batches: (readonly number[])[] = [];
  const dones: (() => void)[] = [];
  const add = inBatches<number>(async (batch) => {
    batches.push(batch);
    await new Promise<void>((done) => dones.push(done));
  }, mostAtWork);
  return { batches, add, finish: () => dones.shift()?.() };
}

describe("a batch", () => {
  test("has what came in the same turn, in order", async () => {
    const { batches, add } = workToBeDone();
    for (const item of [1, 2, 3]) add(item);
    expect(batches).toEqual([]);
    await expect.poll(() => batches).toEqual([[1, 2, 3]]);
  });

  test("waits for the one before it, and has everything that came in the meantime", async () => {
    const { batches, add, finish } = workToBeDone();
    add(1);
    await expect.poll(() => batches.length).toBe(1);
    add(2);
    add(3);
    expect(batches).toEqual([[1]]);
    finish();
    await expect.poll(() => batches).toEqual([[1], [2, 3]]);
  });

  test("begins again after a time without any", async () => {
    const { batches, add, finish } = workToBeDone();
    add(1);
    await expect.poll(() => batches.length).toBe(1);
    finish();
    await new Promise(setImmediate);
    add(2);
    await expect.poll(() => batches).toEqual([[1], [2]]);
  });

  test("begins beside another one where two may be at work, and not beside two", async () => {
    const { batches, add, finish } = workToBeDone(2);
    add(1);
    await expect.poll(() => batches.length).toBe(1);
    add(2);
    await expect.poll(() => batches).toEqual([[1], [2]]);
    add(3);
    await new Promise(setImmediate);
    expect(batches).toEqual([[1], [2]]);
    finish();
    await expect.poll(() => batches).toEqual([[1], [2], [3]]);
  });
});
