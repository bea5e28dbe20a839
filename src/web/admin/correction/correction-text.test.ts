import { describe, expect, test } from "vitest";
import { figureTexts, movedText } from "./correction-text.ts";

describe("the figures of a correction", () => {
  test("stand in the order of the scoring rules", () => {
    expect(figureTexts({ bonus: [3, 1], goals: [1, 0], minutes: [90, 88] })).toEqual([
      "Minutes 90\u00A0→\u00A088",
      "Goals 1\u00A0→\u00A00",
      "Bonus 3\u00A0→\u00A01",
    ]);
  });

  test("are called unknown where the provider supplied none", () => {
    expect(figureTexts({ defensiveContributions: [null, 12] })).toEqual([
      "Defensive contributions unknown\u00A0→\u00A012",
    ]);
  });
});

describe("the totals that a correction moved", () => {
  const squads = ["squad", "squads"] as const;

  test("are counted, and some of them told", () => {
    const examples = [
      { before: 40, after: 36 },
      { before: 38, after: 34 },
    ];
    expect(movedText({ count: 12, examples }, squads)).toBe(
      "12 squads have another total: 40\u00A0→\u00A036, 38\u00A0→\u00A034 and 10 more.",
    );
  });

  test("of one are told in the singular", () => {
    expect(movedText({ count: 1, examples: [{ before: 9, after: 11 }] }, squads)).toBe(
      "1 squad has another total: 9\u00A0→\u00A011.",
    );
  });

  test("of nobody are told too", () => {
    expect(movedText({ count: 0, examples: [] }, squads)).toBe("No squad has another total.");
  });
});
