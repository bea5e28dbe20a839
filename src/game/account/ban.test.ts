import { describe, expect, test } from "vitest";
import { FOREVER, isBannedAt } from "./ban.ts";

const end = Date.parse("2025-10-01T12:00:00Z");

describe("a ban", () => {
  test("holds until its end", () => {
    expect(isBannedAt(end, end - 1)).toBe(true);
    expect(isBannedAt(end, end)).toBe(false);
    expect(isBannedAt(end, end + 1)).toBe(false);
  });

  test("without an end holds for centuries", () => {
    expect(isBannedAt(FOREVER, Date.parse("2525-01-01T00:00:00Z"))).toBe(true);
  });

  test("doesn't hold for a user who was never banned", () => {
    expect(isBannedAt(null, end)).toBe(false);
    // Nor would null count as an end in 1970.
    expect(isBannedAt(null, -1)).toBe(false);
  });
});
