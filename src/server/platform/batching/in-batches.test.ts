import { describe, expect, test } from "vitest";
import { inBatches } from "./in-batches.ts";

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
