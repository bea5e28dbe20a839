import { describe, expect, test } from "vitest";
import { wordsIn } from "#server/platform/words.ts";
import { isolated } from "./isolated.ts";
import { sharedText } from "./shared-text.ts";

describe("a name before figures", () => {
  test.each(["نادي الزمالك", "מכבי", "Beitar בית״ר"])("%s is isolated", (name) => {
    expect(isolated(name)).toBe(`\u2068${name}\u2069`);
  });

  test.each(["Night Owls", "Атлетик", "⚽️ FC 1905", ""])("%s is left alone", (name) => {
    expect(isolated(name)).toBe(name);
  });

  test("a shared match doesn't turn its score round", () => {
    const match = { homeTeamName: "مصر", awayTeamName: "Owls", homeScore: 1, awayScore: 2 };
    const shared = { sharer: null, card: null, team: null, match: match as never, month: null };
    expect(sharedText(wordsIn("en", "profile"), shared, "en")).toBe("Full time: \u2068مصر\u2069 1–2 Owls");
  });
});
