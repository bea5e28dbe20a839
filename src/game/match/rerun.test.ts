import { describe, expect, test } from "vitest";
import { houseLineUp } from "./house-team.ts";
import { rerun, resultPoints } from "./rerun.ts";
import { simulateMatch } from "./simulate-match.ts";

const fixture = { home: houseLineUp("1-1-2", 78), away: houseLineUp("2-1-1", 75) };

describe("a fixture played again", () => {
  const rerunOften = () => rerun(fixture, 2000, 3);

  test("accounts for every match", () => {
    const distribution = rerunOften();
    const { homeWins, draws, awayWins, scorelines, times } = distribution;
    expect(homeWins + draws + awayWins).toBe(2000);
    expect(scorelines.reduce((sum, { count }) => sum + count, 0)).toBe(times);
    expect(distribution.expectedPoints.home).toBeCloseTo((3 * homeWins + draws) / times, 10);
    expect(distribution.expectedPoints.away).toBeCloseTo((3 * awayWins + draws) / times, 10);
  });

  test("lists the most frequent scores first", () => {
    const counts = rerunOften().scorelines.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  test("lists equally frequent scores by the goals of the home side, then of the away side", () => {
    const few = rerun(fixture, 60, 3).scorelines;
    const ofOnce = few.filter(({ count }) => count === 1).map(({ home, away }) => home * 100 + away);
    expect(ofOnce.length).toBeGreaterThan(5);
    expect(ofOnce).toEqual(ofOnce.toSorted((a, b) => a - b));
    expect(new Set(ofOnce.map((score) => Math.floor(score / 100))).size).toBeLessThan(ofOnce.length);
  });

  test("has the results and mean goals of its scores", () => {
    const { scorelines, times, goals, homeWins, draws, awayWins } = rerunOften();
    const total = (of: (line: (typeof scorelines)[number]) => number) =>
      scorelines.reduce((sum, line) => sum + of(line) * line.count, 0);
    expect(goals.home).toBeCloseTo(total(({ home }) => home) / times, 10);
    expect(goals.away).toBeCloseTo(total(({ away }) => away) / times, 10);
    expect(homeWins).toBe(total(({ home, away }) => (home > away ? 1 : 0)));
    expect(draws).toBe(total(({ home, away }) => (home === away ? 1 : 0)));
    expect(awayWins).toBe(total(({ home, away }) => (home < away ? 1 : 0)));
    expect(new Set(scorelines.map(({ home, away }) => `${home}-${away}`)).size).toBe(scorelines.length);
  });

  test("takes its seeds from the seed's lower 32 bits", () => {
    expect(rerun(fixture, 20, 3 + 4_294_967_296)).toEqual(rerun(fixture, 20, 3));
  });

  test("is the same for the same seed and another for another", () => {
    expect(rerunOften()).toEqual(rerunOften());
    expect(rerun(fixture, 2000, 4)).not.toEqual(rerunOften());
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
