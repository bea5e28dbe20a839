import { describe, expect, test } from "vitest";
import type { ReplayView } from "#contract/match/match.ts";
import { words } from "#web/language/words.ts";
import { verdictText } from "./verdict-text.ts";

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
