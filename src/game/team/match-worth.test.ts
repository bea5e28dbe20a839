import { describe, expect, test } from "vitest";
import type { Position } from "#game/card/position.ts";
import { matchWorth } from "./match-worth.ts";

function aCard(position: Position, overall: number) {
  return { id: overall, playerName: "Somebody", position, overall, playerId: null };
}

// docs/rules.md#out-of-position
describe("what cards are worth in a match", () => {
  test("is the sum of their overalls where they're in position", () => {
    const places = new Map([
      [0, aCard("goalkeeper", 70)],
      [4, aCard("forward", 80)],
    ]);
    expect(matchWorth("2-1-1", places)).toBe(150);
  });

  test("is less by what playing out of position costs", () => {
    const places = new Map([
      [0, aCard("forward", 80)],
      [3, aCard("defender", 70)],
    ]);
    expect(matchWorth("2-1-1", places)).toBe(80 - 25 + (70 - 12));
  });

  test("is nothing in slots that the formation doesn't have", () => {
    expect(matchWorth("2-1-1", new Map([[5, aCard("forward", 80)]]))).toBe(0);
    expect(matchWorth("unknown", new Map([[0, aCard("forward", 80)]]))).toBe(0);
  });
});
