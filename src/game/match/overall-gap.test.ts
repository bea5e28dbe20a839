import { describe, expect, test } from "vitest";
import { houseLineUp } from "./house-team.ts";
import { overallGap } from "./overall-gap.ts";

describe("the gap between two line-ups", () => {
  test("is the difference of what they are worth, positive for the home side", () => {
    const fixture = { home: houseLineUp("2-2", 80), away: houseLineUp("1-2-1", 68) };
    expect(overallGap(fixture)).toBe(12);
    expect(overallGap({ home: fixture.away, away: fixture.home })).toBe(-12);
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
