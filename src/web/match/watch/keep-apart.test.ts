import { describe, expect, test } from "vitest";
import { keepApart } from "./keep-apart.ts";

describe("players who would overlap", () => {
  test("are pushed apart, even from the very same spot", () => {
    const [one, other] = keepApart([
      { x: 50, y: 50 },
      { x: 50, y: 50 },
    ]);
    expect(Math.abs((one?.y ?? 0) - (other?.y ?? 0))).toBeGreaterThan(10);
  });

  test("stay where they are if they don't overlap, or are off the pitch", () => {
    const clear = [
      { x: 20, y: 50 },
      { x: 40, y: 50 },
      { x: 50, y: 108 },
      { x: 50, y: 108 },
    ];
    expect(keepApart(clear)).toEqual(clear);
  });
});
