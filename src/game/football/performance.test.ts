import { describe, expect, test } from "vitest";
import { type Performance, UNKNOWN_PERFORMANCE } from "./performance.ts";

const known: Performance = {
  minutes: 90,
  goals: 1,
  assists: 0,
  conceded: 0,
  saves: 0,
  penaltiesSaved: 0,
  penaltiesMissed: 0,
  yellowCards: 0,
  redCards: 0,
  ownGoals: 0,
  defensiveContributions: 11,
  blocks: 2,
  interceptions: 3,
  tackles: 1,
  bps: 28,
  rating: 7.4,
  bonus: 2,
};

describe("a performance of which nothing is known", () => {
  test("has null in the place of every figure, since unknown is not 0", () => {
    const figures = Object.keys(known).map((name) => [name, null]);
    expect(UNKNOWN_PERFORMANCE).toStrictEqual(Object.fromEntries(figures));
  });
});
