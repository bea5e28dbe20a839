import { describe, expect, test } from "vitest";
import { words } from "#web/language/words.ts";
import { figureTexts, movedText } from "./correction-text.ts";

const t = words("admin");

describe("the figures of a correction", () => {
  test("follow the order of the scoring rules", () => {
    expect(figureTexts(t, { bonus: [3, 1], goals: [1, 0], minutes: [90, 88] })).toEqual([
      "Minutes 90\u00A0→\u00A088",
      "Goals 1\u00A0→\u00A00",
      "Bonus 3\u00A0→\u00A01",
    ]);
  });

  test("are unknown if the provider supplied none", () => {
    expect(figureTexts(t, { defensiveContributions: [null, 12] })).toEqual([
      "Defensive contributions unknown\u00A0→\u00A012",
    ]);
  });
});

describe("the totals that a correction moved", () => {
  test("are counted, with some examples", () => {
    const examples = [
      { before: 40, after: 36 },
      { before: 38, after: 34 },
    ];
    expect(movedText(t, "squads", { count: 12, examples })).toBe(
      "12 squads' totals changed: 40\u00A0→\u00A036, 38\u00A0→\u00A034 and 10 more.",
    );
  });

  test("of one squad are in the singular", () => {
    expect(movedText(t, "squads", { count: 1, examples: [{ before: 9, after: 11 }] })).toBe(
      "1 squad's total changed: 9\u00A0→\u00A011.",
    );
  });

  test("of no squad say so", () => {
    expect(movedText(t, "squads", { count: 0, examples: [] })).toBe("No squad's total changed.");
  });
});
