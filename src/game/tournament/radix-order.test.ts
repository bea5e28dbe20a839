import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { descendingOrder } from "./radix-order.ts";

/** Few and far apart, so that keys repeat and every digit of the sort differs somewhere. */
const scattered = fc.constantFrom(0, 1, 2 ** 11 - 1, 2 ** 11, 2 ** 22 - 1, 2 ** 22, 2 ** 31, 2 ** 32 - 1);
const aKey = fc.oneof(scattered, fc.nat({ max: 2 ** 32 - 1 }));

describe("descending order", () => {
  test("greater keys come first, equal keys as they came, each with its index", () => {
    fc.assert(
      fc.property(fc.array(aKey, { maxLength: 300 }), (values) => {
        const plain = values
          .map((key, index) => ({ key, index }))
          .sort((a, b) => b.key - a.key || a.index - b.index);
        const { keys, indices } = descendingOrder(Uint32Array.from(values));
        expect([...keys]).toEqual(plain.map(({ key }) => key));
        expect([...indices]).toEqual(plain.map(({ index }) => index));
      }),
    );
  });

  test("the caller's keys are left as they were", () => {
    const keys = Uint32Array.of(1, 3, 2);
    descendingOrder(keys);
    expect([...keys]).toEqual([1, 3, 2]);
  });
});
