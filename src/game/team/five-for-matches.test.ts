import { describe, expect, test } from "vitest";
import type { Position } from "#game/card/position.ts";
import { bestFive } from "./best-five.ts";
import { closestForMatches, formationForMatches, matchWorth } from "./five-for-matches.ts";

function aCard(id: number, position: Position, overall: number, playerId: number | null = id) {
  return { id, playerName: `Player ${id}`, position, overall, playerId };
}

const keeper = aCard(1, "goalkeeper", 70);
const defender = aCard(2, "defender", 70);
const midfielder = aCard(3, "midfielder", 70);

describe("the formation of the best five for matches", () => {
  test("is the one in which every card is at home", () => {
    const two = [aCard(4, "forward", 70), aCard(5, "forward", 70)];
    expect(formationForMatches([keeper, defender, midfielder, ...two])).toBe("1-1-2");
    const midfielders = [aCard(4, "midfielder", 70), aCard(5, "defender", 70)];
    expect(formationForMatches([keeper, defender, midfielder, ...midfielders])).toBe("2-2");
  });

  test("is the first of the list where it makes no difference", () => {
    expect(formationForMatches([])).toBe("2-1-1");
    expect(formationForMatches([keeper])).toBe("2-1-1");
  });
});

describe("the closest call of a five for matches", () => {
  const five = [keeper, defender, aCard(4, "defender", 72), midfielder, aCard(5, "forward", 71)];

  test("is between the two whose figures in a slot are closest", () => {
    const left = [aCard(6, "forward", 68), aCard(7, "defender", 69)];
    const cards = [...five, ...left];
    const closest = closestForMatches("2-1-1", bestFive("2-1-1", cards), cards);
    expect(closest).toMatchObject({ chosen: { id: 2 }, left: { id: 7 }, chosenPlays: 70, leftPlays: 69 });
  });

  test("counts what playing out of position costs", () => {
    const cards = [...five, aCard(6, "goalkeeper", 60), aCard(7, "forward", 71)];
    const closest = closestForMatches("2-1-1", bestFive("2-1-1", cards), cards);
    expect(closest).toMatchObject({ at: 4, chosenPlays: 71, leftPlays: 71 });
  });

  test("is the first one among equally close", () => {
    const cards = [...five, aCard(6, "forward", 70), aCard(7, "forward", 70), aCard(8, "midfielder", 69)];
    const closest = closestForMatches("2-1-1", bestFive("2-1-1", cards), cards);
    expect(closest).toMatchObject({ at: 4, chosen: { id: 5 }, left: { id: 6 } });
  });

  test("is in a slot that is filled", () => {
    const striker = aCard(5, "forward", 71);
    const left = aCard(6, "forward", 68);
    const closest = closestForMatches("2-1-1", new Map([[4, striker]]), [striker, left]);
    expect(closest).toEqual({ at: 4, chosen: striker, left, chosenPlays: 71, leftPlays: 68 });
  });

  test("may be between cards without a real player", () => {
    const chosen = aCard(5, "forward", 71, null);
    const left = aCard(6, "forward", 68, null);
    const places = new Map([[4, chosen]]);
    expect(closestForMatches("2-1-1", places, [chosen, left])).toMatchObject({ chosen, left });
    expect(closestForMatches("2-1-1", places, [chosen])).toBeNull();
  });

  test("leaves out other cards of the same players, and is null where nobody is left", () => {
    const twin = aCard(8, "forward", 60, 5);
    const places = bestFive("2-1-1", five);
    expect(closestForMatches("2-1-1", places, [...five, twin])).toBeNull();
    expect(closestForMatches("2-1-1", places, five)).toBeNull();
  });
});

// docs/rules.md#out-of-position
describe("what cards are worth in a match", () => {
  test("is the sum of their overalls where they're in position", () => {
    const places = new Map([
      [0, aCard(1, "goalkeeper", 70)],
      [4, aCard(2, "forward", 80)],
    ]);
    expect(matchWorth("2-1-1", places)).toBe(150);
  });

  test("is less by what playing out of position costs", () => {
    const places = new Map([
      [0, aCard(1, "forward", 80)],
      [3, aCard(2, "defender", 70)],
    ]);
    expect(matchWorth("2-1-1", places)).toBe(80 - 25 + (70 - 12));
  });

  test("is nothing in slots that the formation doesn't have", () => {
    expect(matchWorth("2-1-1", new Map([[5, aCard(1, "forward", 80)]]))).toBe(0);
    expect(matchWorth("unknown", new Map([[0, aCard(1, "forward", 80)]]))).toBe(0);
  });
});
