import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seedOf } from "./seed.ts";

describe("seed", () => {
  test("a text always has the same seed", () => {
    expect(seedOf("alice")).toBe(3_927_234_078);
    expect(seedOf("")).not.toBe(seedOf("alice"));
  });

  test("every seed is an unsigned 32-bit integer", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const seed = seedOf(text);
        expect(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32).toBe(true);
      }),
    );
  });

  test("ten thousand ids that differ in one number have ten thousand seeds", () => {
    const seeds = new Set(Array.from({ length: 10_000 }, (_, id) => seedOf(`user-${id}`)));
    expect(seeds.size).toBe(10_000);
  });
});
