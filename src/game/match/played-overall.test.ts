import { describe, expect, test } from "vitest";
import type { Position } from "#game/card/position.ts";
import type { SlotLabel } from "#game/team/formation.ts";
import { playedOverall } from "./played-overall.ts";

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
