import { describe, expect, test } from "vitest";
import { houseLineUp } from "./house-team.ts";
import { rerun, resultPoints } from "./rerun.ts";
import { simulateMatch } from "./simulate-match.ts";

const fixture = { home: houseLineUp("1-1-2", 78), away: houseLineUp("2-1-1", 75) };

describe("a fixture played again", () => {
  const distribution = rerun(fixture, 2000, 3);

  test("accounts for every match", () => {
    const { homeWins, draws, awayWins, scorelines, times } = distribution;
    expect(homeWins + draws + awayWins).toBe(2000);
    expect(scorelines.reduce((sum, { count }) => sum + count, 0)).toBe(times);
    expect(distribution.expectedPoints.home).toBeCloseTo((3 * homeWins + draws) / times, 10);
    expect(distribution.expectedPoints.away).toBeCloseTo((3 * awayWins + draws) / times, 10);
  });

  test("lists the most frequent scores first", () => {
    const counts = distribution.scorelines.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  test("is the same for the same seed and another for another", () => {
    expect(rerun(fixture, 2000, 3)).toEqual(distribution);
    expect(rerun(fixture, 2000, 4)).not.toEqual(distribution);
  });

  test("has the very scores that whole matches of its seeds have", () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const [only] = rerun(fixture, 1, seed).scorelines;
      const whole = simulateMatch({ ...fixture, seed: seed + 4_294_967_296 });
      expect(only).toEqual({ ...whole.score, count: 1 });
    }
  });
});

describe("the points of a result", () => {
  test("are three, one or nothing", () => {
    expect(resultPoints({ home: 2, away: 1 }, "home")).toBe(3);
    expect(resultPoints({ home: 2, away: 1 }, "away")).toBe(0);
    expect(resultPoints({ home: 1, away: 1 }, "away")).toBe(1);
    expect(resultPoints({ home: 0, away: 4 }, "away")).toBe(3);
  });
});
