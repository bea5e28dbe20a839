import { describe, expect, test } from "vitest";
import { ShortMemory } from "./short-memory.ts";

describe("a short memory", () => {
  test("knows a value until its time is over", () => {
    const memory = new ShortMemory<number>(2, 100);
    memory.put("one", 1, 1000);
    expect([memory.get("one", 1099), memory.get("one", 1100), memory.get("two", 1000)]).toEqual([
      1,
      undefined,
      undefined,
    ]);
  });

  test("makes room by what was put in first, and counts from the last time that a value was put in", () => {
    const memory = new ShortMemory<number>(2, 100);
    memory.put("one", 1, 1000);
    memory.put("two", 2, 1001);
    memory.put("one", 11, 1002);
    memory.put("three", 3, 1003);
    expect(["one", "two", "three"].map((name) => memory.get(name, 1101))).toEqual([11, undefined, 3]);
  });

  test("knows nothing once it forgot", () => {
    const memory = new ShortMemory<number>(2, 100);
    memory.put("one", 1, 1000);
    memory.forget();
    expect(memory.get("one", 1000)).toBeUndefined();
  });
});
