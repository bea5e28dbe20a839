import { describe, expect, test } from "vitest";
import { fiveASideFormationNames } from "#game/team/formation.ts";
import {
  FORMATION_LIMIT,
  SHARE_TOLERANCE,
  calibrationTargets,
  measureFormation,
  measureGap,
} from "#game/match/calibration.ts";

const MATCHES = 20_000;

describe("the engine over 20,000 matches a gap", () => {
  test.each(calibrationTargets.slice(1))("wins, draws and loses as it should at a gap of $gap", (target) => {
    const measured = measureGap(target.gap, MATCHES, 1);
    expect(Math.abs(measured.win - target.win)).toBeLessThanOrEqual(SHARE_TOLERANCE);
    expect(Math.abs(measured.draw - target.draw)).toBeLessThanOrEqual(SHARE_TOLERANCE);
    expect(Math.abs(measured.loss - target.loss)).toBeLessThanOrEqual(SHARE_TOLERANCE);
    expect(measured.mostGoals).toBeLessThanOrEqual(15);
  });

  test.each(fiveASideFormationNames.slice(1))(
    "lets %s win at most 53 % of the points against the field",
    (name) => {
      const share = measureFormation(name, MATCHES, 1);
      expect(share).toBeLessThanOrEqual(FORMATION_LIMIT);
      expect(share).toBeGreaterThanOrEqual(100 - FORMATION_LIMIT);
    },
  );
});

describe("a larger gap", () => {
  test("never means fewer wins, nor more defeats, from 30 behind to 30 ahead", () => {
    const gaps = Array.from({ length: 61 }, (_, index) => index - 30);
    const measured = gaps.map((gap) => measureGap(gap, 2000, 1));
    const wins = measured.map(({ win }) => win);
    const losses = measured.map(({ loss }) => loss);
    expect(wins).toEqual(wins.toSorted((a, b) => a - b));
    expect(losses).toEqual(losses.toSorted((a, b) => b - a));
    expect(wins.at(-1)).toBeGreaterThan(85);
    expect(wins[0]).toBeLessThan(6);
  });
});
