import { describe, expect, test } from "vitest";
import { awardBonus } from "./bonus.ts";

function byBps(...bps: (number | null)[]): (number | null)[] {
  return [...awardBonus(bps.map((figure) => ({ minutes: 90, bps: figure, rating: null, bonus: null })))];
}

describe("bonus of a fixture", () => {
  test.each([
    ["the best three get 3, 2 and 1", [10, 40, 30, 20], [0, 3, 2, 1]],
    ["two firsts get 3 each and the next 1", [40, 40, 30, 20], [3, 3, 1, 0]],
    ["three firsts get 3 each and nobody else any", [40, 40, 40, 20], [3, 3, 3, 0]],
    ["two seconds get 2 each and the next none", [40, 30, 30, 20], [3, 2, 2, 0]],
    ["two thirds get 1 each", [40, 30, 20, 20], [3, 2, 1, 1]],
    ["who has no figure gets none", [40, null, 20], [3, 0, 2]],
  ])("%s", (_, bps, bonus) => {
    expect(byBps(...bps)).toEqual(bonus);
  });

  test("without BPS the match rating decides", () => {
    const ratings = [6.1, 8.4, null, 7.2, 7.2];
    const performances = ratings.map((rating) => ({ minutes: 90, bps: null, rating, bonus: null }));
    expect(awardBonus(performances)).toEqual([0, 3, 0, 2, 2]);
  });

  test("BPS goes before the match rating", () => {
    const performances = [
      { minutes: 90, bps: 10, rating: 9, bonus: null },
      { minutes: 90, bps: 20, rating: 6, bonus: null },
    ];
    expect(awardBonus(performances)).toEqual([2, 3]);
  });

  test("the provider's own bonus counts", () => {
    const performances = [
      { minutes: 90, bps: 50, rating: 9, bonus: 0 },
      { minutes: 90, bps: 20, rating: 6, bonus: 3 },
      { minutes: 90, bps: 10, rating: 6, bonus: null },
    ];
    expect(awardBonus(performances)).toEqual([0, 3, null]);
  });

  test("players who didn't come on get none", () => {
    const performances = [
      { minutes: 0, bps: 0, rating: null, bonus: null },
      { minutes: 90, bps: -4, rating: null, bonus: null },
    ];
    expect(awardBonus(performances)).toEqual([0, 3]);
  });

  test("where there is nothing to go by, nothing is known", () => {
    expect(byBps(null, null)).toEqual([null, null]);
    expect(awardBonus([])).toEqual([]);
  });
});
