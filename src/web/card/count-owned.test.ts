import { describe, expect, test } from "vitest";
import { countOwned } from "./count-owned.ts";

describe("cards owned", () => {
  // shows: 2.43
  test("are those that are approved", () => {
    expect(countOwned([{ isApproved: true }, { isApproved: false }, { isApproved: true }])).toBe(2);
    expect(countOwned([])).toBe(0);
  });

  test("are not known before the cards are", () => {
    expect(countOwned(undefined)).toBeNull();
  });
});
