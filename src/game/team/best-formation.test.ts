import { describe, expect, test } from "vitest";
import type { Position } from "#game/card/position.ts";
import { bestFormation } from "./best-formation.ts";

function card(id: number, position: Position, expected: number) {
  return { id, playerName: `Player ${id}`, position, overall: 70, playerId: id, expected };
}

describe("the formation of the best five for points", () => {
  test.each([
    [["goalkeeper", "defender", "defender", "midfielder", "forward"], "2-1-1"],
    [["goalkeeper", "defender", "midfielder", "midfielder", "forward"], "1-2-1"],
    [["goalkeeper", "defender", "midfielder", "forward", "forward"], "1-1-2"],
    [["goalkeeper", "defender", "defender", "midfielder", "midfielder"], "2-2"],
  ] as const)("of %j is %s: everybody plays in position", (positions, formation) => {
    const five = positions.map((position, at) => card(at + 1, position, 5));
    const found = bestFormation([...five, card(9, "forward", 1)]);
    expect(found.formation).toBe(formation);
    expect(new Set(found.places.values())).toEqual(new Set(five));
  });

  test("is the first of the specification among equals", () => {
    expect(bestFormation([]).formation).toBe("2-1-1");
  });
});
