import { describe, expect, test } from "vitest";
import { outcomeFor } from "./match-type.ts";

describe("the outcome of a score", () => {
  test.each([
    [{ home: 2, away: 1 }, "win", "loss"],
    [{ home: 0, away: 3 }, "loss", "win"],
    [{ home: 2, away: 2 }, "draw", "draw"],
  ] as const)("of %o is %s at home and %s away", (score, home, away) => {
    expect([outcomeFor(score, "home"), outcomeFor(score, "away")]).toEqual([home, away]);
  });
});
