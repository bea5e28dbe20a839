import { describe, expect, test } from "vitest";
import type { Position } from "#game/card/position.ts";
import { bestNaturalFive } from "./best-natural-five.ts";

function card(id: number, position: Position, expected: number) {
  return { id, playerName: `Player ${id}`, position, overall: 70, playerId: id, expected };
}

const keeper = card(1, "goalkeeper", 3);
const defender = card(2, "defender", 3);

describe("a manager's first five", () => {
  test("is in position, and scores most of those that are", () => {
    const [one, other, third] = [9, 8, 7].map((expected, at) => card(10 + at, "midfielder", expected));
    const forward = card(20, "forward", 5);
    const cards = [keeper, card(3, "goalkeeper", 6), defender, one, other, third, forward].flatMap(
      (found) => found ?? [],
    );
    const { formation, places } = bestNaturalFive(cards);
    expect(formation).toBe("1-2-1");
    expect([...places.values()].map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([2, 3, 10, 11, 20]);
  });

  test("has each real player once", () => {
    const twice = { ...card(4, "midfielder", 9), playerId: 30 };
    const cards = [
      keeper,
      defender,
      twice,
      { ...twice, id: 5 },
      card(6, "midfielder", 1),
      card(7, "forward", 1),
    ];
    expect([...bestNaturalFive(cards).places.values()].map(({ id }) => id)).not.toContain(5);
  });

  test("is the best for points where no formation can be filled", () => {
    const cards = [1, 2, 3, 4, 5].map((id) => card(id, "forward", id));
    expect(bestNaturalFive(cards).places.size).toBe(5);
  });
});
