import { describe, expect, test } from "vitest";
import { countOwned } from "./count-owned.ts";

describe("cards owned", () => {
  // shows: 2.43
  test("are the approved ones", () => {
    expect(countOwned([{ isApproved: true }, { isApproved: false }, { isApproved: true }])).toBe(2);
    expect(countOwned([])).toBe(0);
  });

  test("are unknown until the cards are loaded", () => {
    expect(countOwned(undefined)).toBeNull();
  });
});
