import { describe, expect, test } from "vitest";
import { fiveASideFormationNames } from "#game/team/formation.ts";
import { houseLineUp } from "#game/match/house-team.ts";
import { forecast } from "./forecast.ts";

function goalsAt(ours: number, theirs: number): { home: number; away: number } {
  return forecast(houseLineUp("1-2-1", ours), houseLineUp("1-2-1", theirs));
}

describe("the forecast of a fixture", () => {
  test("is 2.6 goals each and the ball shared between equals", () => {
    expect(forecast(houseLineUp("1-2-1", 75), houseLineUp("1-2-1", 75))).toEqual({
      home: 2.6,
      away: 2.6,
      homeControl: 0.5,
    });
  });

  test("moves by one goal for 17.5 points of overall, whatever the level", () => {
    expect(goalsAt(80, 62.5 + 0.5).home).toBeCloseTo(2.6 + 17 / 17.5, 10);
    expect(goalsAt(60, 43).home).toBeCloseTo(2.6 + 17 / 17.5, 10);
  });

  test("bends without a step, and always leaves the weaker side some goals", () => {
    const goals = Array.from({ length: 98 }, (_, gap) => goalsAt(1, 1 + gap).home);
    const steps = goals.slice(1).map((value, index) => (goals[index] ?? 0) - value);
    const bends = steps.slice(1).map((step, index) => (steps[index] ?? 0) - step);
    expect(Math.min(...steps)).toBeGreaterThan(0);
    expect(Math.max(...steps)).toBeCloseTo(1 / 17.5, 9);
    expect(Math.max(...bends)).toBeLessThan(0.005);
    expect(goals.at(-1)).toBeGreaterThan(0.25);
    expect(goalsAt(99, 1).home).toBeLessThan(5);
  });

  test("trades own goals for conceded ones by formation", () => {
    const even = houseLineUp("1-2-1", 75);
    const open = fiveASideFormationNames.map((name) => forecast(houseLineUp(name, 75), even));
    const byAttack = open.map(({ home }) => home).toSorted((a, b) => a - b);
    const byRisk = open.toSorted((a, b) => a.away - b.away).map(({ home }) => home);
    expect(byRisk).toEqual(byAttack);
    expect(new Set(byAttack).size).toBe(4);
  });

  test("never gives either side the ball for certain", () => {
    expect(forecast(houseLineUp("2-2", 99), houseLineUp("2-2", 1)).homeControl).toBe(0.85);
    expect(forecast(houseLineUp("2-2", 1), houseLineUp("2-2", 99)).homeControl).toBe(0.15);
  });
});
