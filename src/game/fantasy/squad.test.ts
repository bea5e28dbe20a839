import { describe, expect, test } from "vitest";
import { positions } from "#game/card/position.ts";
import type { Position } from "#game/card/position.ts";
import { shapeOf, squadShapes } from "./squad.ts";

/** All 4⁵ ways to fill five places. */
function allFives(): Position[][] {
  let fives: Position[][] = [[]];
  for (let place = 0; place < 5; place += 1) {
    fives = fives.flatMap((five) => positions.map((position) => [...five, position]));
  }
  return fives;
}

const letters: Readonly<Record<Position, string>> = {
  goalkeeper: "G",
  defender: "D",
  midfielder: "M",
  forward: "F",
};

const legal: Readonly<Record<string, string>> = {
  DDFGM: "2-1-1",
  DFGMM: "1-2-1",
  DFFGM: "1-1-2",
  DDGMM: "2-2",
};

describe("the shape of five starters", () => {
  test("of all 1,024 ways to fill five places exactly the four formations are legal, in any order", () => {
    const fives = allFives();
    for (const five of fives) {
      const sorted = five
        .map((position) => letters[position])
        .sort()
        .join("");
      expect(shapeOf(five)).toBe(legal[sorted] ?? null);
    }
    // Three shapes with one pair: 5!/2! orders each; one shape with two pairs: 5!/(2!·2!).
    expect(fives.filter((five) => shapeOf(five) !== null)).toHaveLength(3 * 60 + 30);
  });

  test("fewer or more cards than five have none", () => {
    expect(shapeOf([])).toBeNull();
    expect(shapeOf(["goalkeeper", "defender", "midfielder", "forward"])).toBeNull();
    expect(shapeOf(["defender", "defender", "midfielder", "forward"])).toBeNull();
    expect(shapeOf(["goalkeeper", "defender", "defender", "midfielder", "midfielder", "forward"])).toBeNull();
  });

  test("every shape has one goalkeeper", () => {
    expect(squadShapes.map(({ counts }) => counts.goalkeeper)).toEqual([1, 1, 1, 1]);
  });
});
