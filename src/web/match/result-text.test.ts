import { describe, expect, test } from "vitest";
import type { ReplayView } from "#contract/match/match.ts";
import { words } from "#web/language/words.ts";
import { stakeText, verdictText } from "./result-text.ts";

const owls = { teamName: "Night Owls", points: null };
const quick = { matchType: "quick", home: owls, away: owls } as ReplayView;
const ranked = {
  matchType: "ranked",
  home: { ...owls, points: { before: 1000, after: 1012 } },
  away: { ...owls, points: { before: 1000, after: 988 } },
} as ReplayView;

describe("what was at stake in a match", () => {
  test.each([
    ["home", "A quick match: it counts in your record and leaves your rating alone."],
    ["away", "A quick match: it doesn't touch your record or rating."],
    [null, "A quick match: no rating at stake."],
  ] as const)(
    "a quick match counts in the record of the manager who asked for it (viewer: %s)",
    (of, text) => {
      expect(stakeText(words("match"), quick, of)).toBe(text);
    },
  );

  test.each([
    ["home", "Your rating went up 12: 1000 → 1012."],
    ["away", "Your rating went down 12: 1000 → 988."],
    [null, "Night Owls: rating up 12, 1000 → 1012."],
  ] as const)("a ranked match moves both ratings (viewer: %s)", (of, text) => {
    expect(stakeText(words("match"), ranked, of)).toBe(text);
  });
});

const awayWin = {
  home: { teamName: "Night Owls" },
  away: { teamName: "Early Birds" },
  homeScore: 1,
  awayScore: 3,
} as ReplayView;

describe("the verdict on a match", () => {
  test.each([
    ["home", "You lost, 1–3"],
    ["away", "You won, 3–1"],
    [null, "Early Birds won, 3–1"],
  ] as const)("gives the viewer's own goals first, or the winner's (viewer: %s)", (side, text) => {
    expect(verdictText(words("match"), awayWin, side)).toBe(text);
  });

  test("names no winner of a draw", () => {
    expect(verdictText(words("match"), { ...awayWin, homeScore: 3 }, "away")).toBe("A draw, 3–3");
  });
});
