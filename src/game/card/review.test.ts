import { describe, expect, test } from "vitest";
import { mayUndo, REJECTION_REASON_MAX, rejectionTemplates } from "./review.ts";

describe("a decision", () => {
  test("may be taken back for ten seconds", () => {
    expect(mayUndo(1000, 11_000, 1)).toBe(true);
    expect(mayUndo(1000, 11_001, 1)).toBe(false);
  });

  test("gives a person ten seconds on a clock that runs faster, and on one that stands", () => {
    expect(mayUndo(0, 600_000, 60)).toBe(true);
    expect(mayUndo(0, 600_001, 60)).toBe(false);
    expect(mayUndo(0, 10_000, 0)).toBe(true);
  });
});

describe("the ready reasons", () => {
  test("are short enough to be sent", () => {
    for (const reason of rejectionTemplates) expect(reason.length).toBeLessThanOrEqual(REJECTION_REASON_MAX);
  });
});
