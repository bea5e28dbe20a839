import { describe, expect, test } from "vitest";
import { fiveASideFormationNames } from "#game/team/formation.ts";
import type { FiveASideFormationName } from "#game/team/formation.ts";
import {
  calibrationTargets,
  FORMATION_LIMIT,
  GOALS_TARGET,
  measureFormation,
  measureGap,
  predictedShares,
  SHARE_TOLERANCE,
} from "./calibration.ts";
import { houseLineUp } from "./house-team.ts";
import type { Score } from "./match-event.ts";
import { simulateMatch } from "./simulate-match.ts";

const MATCHES = 20_000;

describe("the engine over 20,000 matches a gap", () => {
  test.each(calibrationTargets.slice(0, 1))(
    "wins, draws and loses as it should at a gap of $gap",
    (target) => {
      const measured = measureGap(target.gap, MATCHES, 1);
      expect(Math.abs(measured.win - target.win)).toBeLessThanOrEqual(SHARE_TOLERANCE);
      expect(Math.abs(measured.draw - target.draw)).toBeLessThanOrEqual(SHARE_TOLERANCE);
      expect(Math.abs(measured.loss - target.loss)).toBeLessThanOrEqual(SHARE_TOLERANCE);
      expect(measured.mostGoals).toBeLessThanOrEqual(15);
    },
  );

  test("scores 2.6 goals a side between equals", () => {
    const { goals } = measureGap(0, MATCHES, 1);
    expect(Math.abs(goals.home - GOALS_TARGET.mean)).toBeLessThanOrEqual(GOALS_TARGET.tolerance);
    expect(Math.abs(goals.away - GOALS_TARGET.mean)).toBeLessThanOrEqual(GOALS_TARGET.tolerance);
  });

  test.each(fiveASideFormationNames.slice(0, 1))(
    "lets %s win at most 53 % of the points against the field",
    (name) => {
      const share = measureFormation(name, MATCHES, 1);
      expect(share).toBeLessThanOrEqual(FORMATION_LIMIT);
      expect(share).toBeGreaterThanOrEqual(100 - FORMATION_LIMIT);
    },
  );
});

describe("a measurement", () => {
  function played(
    seed: number,
    [home, away]: [FiveASideFormationName, FiveASideFormationName],
    overalls: number[],
  ): Score {
    const [ours = 75, theirs = 75] = overalls;
    return simulateMatch({ seed, home: houseLineUp(home, ours), away: houseLineUp(away, theirs) }).score;
  }

  function shareOf(scores: readonly Score[], isCounted: (score: Score) => boolean): number {
    return (100 * scores.filter(isCounted).length) / scores.length;
  }

  function mean(scores: readonly Score[], side: keyof Score): number {
    return scores.reduce((sum, score) => sum + score[side], 0) / scores.length;
  }

  test.each([
    [7, [79, 72]],
    [-7, [72, 79]],
    [8, [79, 71]],
    [0, [75, 75]],
  ])("of a gap of %i plays every formation against every other, with overalls around 75", (gap, overalls) => {
    const pairings = fiveASideFormationNames.flatMap((home) =>
      fiveASideFormationNames.map((away): [FiveASideFormationName, FiveASideFormationName] => [home, away]),
    );
    const scores = pairings.flatMap((pairing, at) => [
      played(100 + at, pairing, overalls),
      played(100 + 16 + at, pairing, overalls),
    ]);
    expect(measureGap(gap, 32, 100)).toEqual({
      gap,
      matches: 32,
      win: shareOf(scores, ({ home, away }) => home > away),
      draw: shareOf(scores, ({ home, away }) => home === away),
      loss: shareOf(scores, ({ home, away }) => home < away),
      goals: { home: mean(scores, "home"), away: mean(scores, "away") },
      mostGoals: Math.max(...scores.flatMap(({ home, away }) => [home, away])),
    });
  });

  test("of a formation plays the other three in turn: a win counts one, a draw one half", () => {
    const others = fiveASideFormationNames.filter((name) => name !== "2-2");
    const scores = Array.from({ length: 30 }, (_, at) =>
      played(7 + at, ["2-2", others[at % 3] ?? "2-2"], [75, 75]),
    );
    const wins = scores.filter(({ home, away }) => home > away).length;
    const draws = scores.filter(({ home, away }) => home === away).length;
    expect(draws).toBeGreaterThan(0);
    expect(measureFormation("2-2", 30, 7)).toBeCloseTo((100 * (wins + draws / 2)) / 30, 9);
  });
});
describe("predicted shares", () => {
  test("are the engine's targets where there is one", () => {
    for (const target of calibrationTargets) expect(predictedShares(target.gap)).toEqual(target);
  });

  test("are between the targets on both sides, and always add up to a hundred", () => {
    expect(predictedShares(1)).toEqual({ gap: 1, win: 43, draw: 18, loss: 39 });
    expect(predictedShares(5)).toEqual({ gap: 5, win: 51, draw: 17.5, loss: 31.5 });
    expect(predictedShares(10)).toEqual({ gap: 10, win: 61, draw: 16, loss: 23 });
    for (let gap = 0; gap < 60; gap += 1) {
      const { win, draw, loss } = predictedShares(gap);
      expect(win + draw + loss).toBeCloseTo(100, 9);
    }
  });

  test("stay as they are beyond the last target", () => {
    expect(predictedShares(20)).toEqual({ gap: 20, win: 79, draw: 11, loss: 10 });
    expect(predictedShares(19)).toEqual({ gap: 19, win: 77.25, draw: 11.5, loss: 11.25 });
    expect(predictedShares(45)).toEqual({ gap: 45, win: 79, draw: 11, loss: 10 });
  });
});
