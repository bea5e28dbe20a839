import { describe, expect, test } from "vitest";
import type { MatchView } from "#contract/match/match.ts";
import { wholeMatch } from "./whole-match.ts";

function answered(result: string, awayUserId: string | null): MatchView {
  return JSON.parse(JSON.stringify({ id: 1, result, awayUserId, homeScore: 2, awayScore: 1 }));
}

describe("a match of which only the specification's fields came", () => {
  test("is told from the side that won or lost it", () => {
    expect(wholeMatch(answered("win", "other")).isHome).toBe(true);
    expect(wholeMatch(answered("loss", "other")).isHome).toBe(false);
  });

  test("has an opponent without a name, and no points", () => {
    expect(wholeMatch(answered("win", "other"))).toMatchObject({
      opponent: { id: "other", name: "another manager" },
      pointsChange: null,
    });
    expect(wholeMatch(answered("win", null)).opponent.name).toBe("the house team");
  });
});
