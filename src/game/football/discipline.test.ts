import { describe, expect, test } from "vitest";
import { cardWeight, disciplineOf } from "./discipline.ts";

describe("discipline", () => {
  test.each([
    ["no card", { yellowCards: 0, redCards: 0 }, { yellow: 0, red: 0 }, 0],
    ["a yellow", { yellowCards: 1, redCards: 0 }, { yellow: 1, red: 0 }, 1],
    ["a red", { yellowCards: 0, redCards: 1 }, { yellow: 0, red: 1 }, 3],
    ["a yellow, then a red", { yellowCards: 1, redCards: 1 }, { yellow: 0, red: 1 }, 3],
    ["two yellows and the red that follows", { yellowCards: 2, redCards: 1 }, { yellow: 0, red: 1 }, 3],
    ["two yellows without a counted red", { yellowCards: 2, redCards: 0 }, { yellow: 0, red: 1 }, 3],
    ["nothing known", { yellowCards: null, redCards: null }, { yellow: 0, red: 0 }, 0],
  ])("%s counts as it should", (_, performance, discipline, weight) => {
    expect(disciplineOf(performance)).toEqual(discipline);
    expect(cardWeight(performance)).toBe(weight);
  });
});
