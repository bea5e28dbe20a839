import { describe, expect, test } from "vitest";
import type { Language } from "#contract/languages.ts";
import { wordsIn } from "#server/platform/words.ts";
import { sharedText } from "./shared-text.ts";

function monthText(language: Language, points: number, sharer: string | null): string {
  const month = { month: "2025-09", teamName: "Night Owls", position: 2, entries: 3, points };
  const shared = { sharer, card: null, team: null, match: null, month };
  return sharedText(wordsIn(language, "profile"), shared, language);
}

describe("the text of a shared month", () => {
  test("counts one point in the singular", () => {
    expect(monthText("en", 1, null)).toBe("September 2025: number 2 of 3 with 1 pt");
    expect(monthText("en", 12, "robin")).toBe("robin in September 2025: number 2 of 3 with 12 pts");
    expect(monthText("es", 1, "robin")).toMatch(/ con 1 pt$/u);
    expect(monthText("es", 12, null)).toMatch(/ con 12 pts$/u);
    expect(monthText("it", 1, null)).toMatch(/ con 1 pt$/u);
  });
});
