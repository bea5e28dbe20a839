import { describe, expect, test } from "vitest";
import { pauseAfter } from "./circuit.ts";

describe("the pause after failures", () => {
  test("is zero after one, then doubles from 15 seconds to 15 minutes", () => {
    const seconds = [1, 2, 3, 4, 8, 50].map((failures) => pauseAfter(failures, null) / 1000);
    expect(seconds).toEqual([0, 15, 30, 60, 900, 900]);
  });

  test("is at least what the provider asks for", () => {
    expect(pauseAfter(1, 60_000)).toBe(60_000);
    expect(pauseAfter(50, 60_000)).toBe(900_000);
  });

  test("is never longer than a day, whatever the provider asks for", () => {
    expect(pauseAfter(1, 10 * 86_400_000)).toBe(86_400_000);
  });
});
