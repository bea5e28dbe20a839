import { describe, expect, test } from "vitest";
import { decideWildcard } from "./wildcard.ts";

describe("the wildcard", () => {
  test("it is played for the coming round", () => {
    expect(decideWildcard({ round: 7, wildcardRound: null, hasChips: false })).toEqual({
      ok: true,
      value: 7,
    });
  });

  test("to play it again in the same round changes nothing", () => {
    expect(decideWildcard({ round: 7, wildcardRound: 7, hasChips: false })).toEqual({ ok: true, value: 7 });
  });

  test.each([
    [
      "a second time in a season",
      { round: 8, wildcardRound: 7, hasChips: false },
      { code: "wildcard_spent", round: 7 },
    ],
    ["beside a chip", { round: 7, wildcardRound: null, hasChips: true }, { code: "wildcard_with_chip" }],
    ["when no round is left", { round: null, wildcardRound: null, hasChips: false }, { code: "season_over" }],
  ])("%s it is refused", (_, facts, refusal) => {
    expect(decideWildcard(facts)).toEqual({ ok: false, refusal });
  });
});
