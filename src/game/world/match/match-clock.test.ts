import { describe, expect, test } from "vitest";
import { matchEnd, matchTimeAt, minutesPlayedAt, secondHalfStart, secondIn } from "./match-clock.ts";

const stoppage = { first: 2, second: 5 };
const restart = secondHalfStart(stoppage);

describe("match clock", () => {
  test("the second half begins a quarter of an hour after the first has ended", () => {
    expect(restart).toBe((45 + 2 + 15) * 60);
    expect(matchEnd(stoppage)).toBe(restart + (45 + 5) * 60);
  });

  test("minutes count from one and continue beyond 45 and 90 as stoppage", () => {
    const at = (second: number) => Object.values(matchTimeAt(second, stoppage));
    expect(at(-1)).toEqual(["NS", null, null]);
    expect(at(0)).toEqual(["1H", 1, null]);
    expect(at(22 * 60 + 10)).toEqual(["1H", 23, null]);
    expect(at(45 * 60 - 1)).toEqual(["1H", 45, null]);
    expect(at(45 * 60)).toEqual(["1H", 45, 1]);
    expect(at(47 * 60)).toEqual(["HT", 45, null]);
    expect(at(restart)).toEqual(["2H", 46, null]);
    expect(at(restart + 45 * 60)).toEqual(["2H", 90, 1]);
    expect(at(matchEnd(stoppage) - 1)).toEqual(["2H", 90, 5]);
    expect(at(matchEnd(stoppage))).toEqual(["FT", 90, null]);
    expect(at(47 * 60 - 1)).toEqual(["1H", 45, 2]);
    expect(at(restart - 1)).toEqual(["HT", 45, null]);
    expect(at(restart + 45 * 60 - 1)).toEqual(["2H", 90, null]);
  });

  test("stoppage adds nothing to the minutes played", () => {
    expect([0, 59, 60, 46 * 60, restart - 1].map((second) => minutesPlayedAt(second, stoppage))).toEqual([
      0, 0, 1, 45, 45,
    ]);
    expect([restart + 60, restart + 48 * 60].map((second) => minutesPlayedAt(second, stoppage))).toEqual([
      46, 90,
    ]);
    const secondHalf = [restart, restart + 59, restart + 44 * 60, restart + 45 * 60];
    expect(secondHalf.map((second) => minutesPlayedAt(second, stoppage))).toEqual([45, 45, 89, 90]);
  });

  test("the quarters of an hour cover the match without a gap", () => {
    const starts = [0, 1, 2, 3, 4, 5, 6, 7].map((bucket) => secondIn(bucket, 0, stoppage));
    expect(starts).toEqual([0, 900, 1800, 2700, restart, restart + 900, restart + 1800, restart + 2700]);
    expect([0, 2, 4, 6].map((bucket) => secondIn(bucket, 0.5, stoppage))).toEqual([
      450,
      1800 + 450,
      restart + 450,
      restart + 1800 + 450,
    ]);
    expect([3, 7].map((bucket) => secondIn(bucket, 0.5, stoppage))).toEqual([
      2700 + 60,
      restart + 2700 + 150,
    ]);
    expect(secondIn(3, 0.999, stoppage)).toBeLessThan(47 * 60);
    expect(secondIn(7, 0.999, stoppage)).toBeLessThan(matchEnd(stoppage));
  });
});
