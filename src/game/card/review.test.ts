import { describe, expect, test } from "vitest";
import { mayUndo } from "./review.ts";

describe("a decision", () => {
  test("can be undone for ten seconds", () => {
    expect(mayUndo(1000, 11_000, 1)).toBe(true);
    expect(mayUndo(1000, 11_001, 1)).toBe(false);
  });

  test("gives a person ten seconds on a faster clock, and on a stopped one", () => {
    expect(mayUndo(0, 600_000, 60)).toBe(true);
    expect(mayUndo(0, 600_001, 60)).toBe(false);
    expect(mayUndo(0, 10_000, 0)).toBe(true);
  });
});
