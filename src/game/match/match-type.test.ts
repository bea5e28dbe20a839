import { describe, expect, test } from "vitest";
import { matchOutcomes, matchTypes, outcomeFor } from "./match-type.ts";

test("a match is ranked or quick, and a win, a loss or a draw", () => {
  expect(matchTypes).toEqual(["ranked", "quick"]);
  expect(matchOutcomes).toEqual(["win", "loss", "draw"]);
});

describe("the outcome of a score", () => {
  test.each([
    [{ home: 2, away: 1 }, "win", "loss"],
    [{ home: 0, away: 3 }, "loss", "win"],
    [{ home: 2, away: 2 }, "draw", "draw"],
  ] as const)("of %o is %s at home and %s away", (score, home, away) => {
    expect([outcomeFor(score, "home"), outcomeFor(score, "away")]).toEqual([home, away]);
  });
});
