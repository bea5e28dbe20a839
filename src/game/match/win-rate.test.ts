import { describe, expect, test } from "vitest";
import { winRate } from "./win-rate.ts";

describe("the win rate", () => {
  // shows: 9.33
  test("is 0 without matches", () => {
    expect(winRate(0, 0)).toBe(0);
  });

  // shows: 9.33
  test("is a rounded percentage of all matches", () => {
    expect(winRate(1, 3)).toBe(33);
    expect(winRate(2, 3)).toBe(67);
    expect(winRate(5, 5)).toBe(100);
    // 57.5 and 14.5: no floating-point error may take a half away.
    expect([winRate(23, 40), winRate(29, 200)]).toEqual([58, 15]);
  });
});
