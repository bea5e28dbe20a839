import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { groupByKey } from "./key-groups.ts";

const aKey = fc.oneof(fc.constantFrom(0, 1, 2 ** 31, 2 ** 32 - 1), fc.nat({ max: 2 ** 32 - 1 }));

function plainly(keys: readonly number[]): number[] {
  return [...keys.keys()].sort((a, b) => (keys[b] ?? 0) - (keys[a] ?? 0) || a - b);
}

describe("groups by key", () => {
  test("come in the order of a plain sort, equal keys as they came", () => {
    fc.assert(
      fc.property(fc.array(aKey, { maxLength: 300 }), (keys) => {
        const groups = groupByKey(Uint32Array.from(keys));
        expect([...groups.order]).toEqual(plainly(keys));
        expect([...groups.keys]).toEqual([...new Set(keys)].sort((a, b) => b - a));
        expect([...groups.starts]).toEqual(
          [...groups.keys].map((key) => plainly(keys).findIndex((index) => keys[index] === key)),
        );
      }),
    );
  });

  test("are as right with many different keys as with few", () => {
    const keys = Array.from({ length: 20_000 }, (_, index) => Math.imul(index, 2_654_435_761) >>> 0);
    expect([...groupByKey(Uint32Array.from(keys)).order]).toEqual(plainly(keys));
  });
});
