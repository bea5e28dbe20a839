import { describe, expect, test } from "vitest";
import { houseLineUp } from "./house-team.ts";
import { overallGap } from "./overall-gap.ts";

describe("the gap between two line-ups", () => {
  test("is the difference of what they are worth, positive for the home side", () => {
    const fixture = { home: houseLineUp("2-2", 80), away: houseLineUp("1-2-1", 68) };
    expect(overallGap(fixture)).toBe(12);
    expect(overallGap({ home: fixture.away, away: fixture.home })).toBe(-12);
  });

  test("is rounded, a half away from zero on either side", () => {
    const withKeeper = (overall: number) => {
      const [keeper, ...others] = houseLineUp("2-2", 75).players;
      return { formation: "2-2" as const, players: [{ ...keeper, overall }, ...others] as const };
    };
    const even = houseLineUp("2-2", 75);
    // The mean of five moves by a fifth of a point for each point of the goalkeeper.
    expect(overallGap({ home: withKeeper(77), away: even })).toBeCloseTo(0, 9);
    expect(overallGap({ home: withKeeper(78), away: even })).toBe(1);
    expect(overallGap({ home: even, away: withKeeper(78) })).toBe(-1);
    const half = { home: withKeeper(75 + 8), away: withKeeper(75 - 5) };
    expect(overallGap({ home: half.home, away: even })).toBe(2);
    expect(overallGap({ home: withKeeper(82), away: withKeeper(70) })).toBe(2);
    expect(overallGap({ home: half.away, away: half.home })).toBe(-3);
  });

  test("counts players out of position for less", () => {
    const [keeper, ...others] = houseLineUp("2-2", 75).players;
    const misplaced = {
      formation: "2-2" as const,
      players: [{ ...keeper, position: "forward" as const }, ...others] as const,
    };
    expect(overallGap({ home: misplaced, away: houseLineUp("2-2", 75) })).toBe(-5);
  });
});
