import { describe, expect, test } from "vitest";
import type { Position } from "#game/card/position.ts";
import type { SlotLabel } from "#game/team/formation.ts";
import { overallGap, playedOverall } from "./played-overall.ts";
import { houseLineUp } from "./house-team.ts";

function played(position: Position, slot: SlotLabel, overall = 80): number {
  return playedOverall({ playerName: "Player", position, slot, overall });
}

describe("the overall a player is worth in a slot", () => {
  test("is the card's own at home", () => {
    expect(played("goalkeeper", "GK")).toBe(80);
    expect(played("defender", "CB")).toBe(80);
    expect(played("midfielder", "RM")).toBe(80);
    expect(played("forward", "LW")).toBe(80);
  });

  test("is 12 less out of position", () => {
    expect(played("forward", "CB")).toBe(68);
    expect(played("defender", "LM")).toBe(68);
  });

  test("is 25 less in goal, and 25 less for a goalkeeper out of it", () => {
    expect(played("forward", "GK")).toBe(55);
    expect(played("goalkeeper", "ST")).toBe(55);
  });

  test("never falls below 1", () => {
    expect(played("goalkeeper", "ST", 5)).toBe(1);
    expect([27, 26, 25].map((overall) => played("goalkeeper", "ST", overall))).toEqual([2, 1, 1]);
    expect([14, 13, 12].map((overall) => played("forward", "CB", overall))).toEqual([2, 1, 1]);
  });
});

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
