import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { positions } from "#game/card/position.ts";
import { bestFiveForPoints, bestFormation, type ExpectingCard } from "./best-five-for-points.ts";
import { fiveASideFormationNames } from "./formation.ts";

function aCard(id: number, given: Partial<ExpectingCard> = {}): ExpectingCard {
  return {
    id,
    playerName: `Player ${id}`,
    position: "midfielder",
    overall: 70,
    playerId: id,
    expected: 10,
    ...given,
  };
}

describe("the best five for points", () => {
  test("have the most expected points, whatever their overall and position", () => {
    const keepers = [1, 2, 3, 4, 5].map((id) =>
      aCard(id, { position: "goalkeeper", expected: 20, overall: 60 }),
    );
    const stars = [6, 7, 8].map((id) => aCard(id, { overall: 95 }));
    const { places, expected } = bestFiveForPoints("1-2-1", [...stars, ...keepers]);
    expect(new Set([...places.values()].map(({ id }) => id))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(expected).toBe(100);
  });

  test("are in their natural positions", () => {
    const five = [
      aCard(1, { position: "forward" }),
      aCard(2),
      aCard(3),
      aCard(4, { position: "defender" }),
      aCard(5, { position: "goalkeeper" }),
    ];
    const { places } = bestFiveForPoints("1-2-1", five);
    expect([...places.values()].map(({ position }) => position)).toEqual([
      "goalkeeper",
      "defender",
      "midfielder",
      "midfielder",
      "forward",
    ]);
  });

  test("are the greater overalls among equal points, and then the lower ids", () => {
    const cards = [9, 8, 7, 6, 5, 4].map((id) => aCard(id));
    const idsOf = (of: readonly ExpectingCard[]) =>
      new Set([...bestFiveForPoints("2-2", of).places.values()].map(({ id }) => id));
    expect(idsOf(cards)).toEqual(new Set([4, 5, 6, 7, 8]));
    const stars = [aCard(10, { overall: 71 }), aCard(11, { overall: 72 })];
    expect(idsOf([...cards, ...stars])).toEqual(new Set([10, 11, 4, 5, 6]));
  });

  test("count a real player once, by the card with the most points", () => {
    const twins = [aCard(1, { playerId: 9, expected: 40 }), aCard(2, { playerId: 9, expected: 30 })];
    const others = [3, 4, 5, 6, 7].map((id) => aCard(id, { expected: 20 - id }));
    const { places, expected, closest } = bestFiveForPoints("2-2", [...twins, ...others]);
    expect(new Set([...places.values()].map(({ id }) => id))).toEqual(new Set([1, 3, 4, 5, 6]));
    expect(expected).toBe(40 + 17 + 16 + 15 + 14);
    expect(closest).toEqual({ chosen: others[3], left: others[4] });
  });

  test("may be five cards without a real player", () => {
    const cards = [1, 2, 3, 4, 5].map((id) => aCard(id, { playerId: null, expected: 0 }));
    expect(bestFiveForPoints("2-2", cards).places.size).toBe(5);
  });

  test("name the closest alternative, and the player it would replace", () => {
    const cards = [6, 5, 4, 3, 2, 1].map((expected, at) => aCard(at + 1, { expected }));
    expect(bestFiveForPoints("2-2", cards).closest).toEqual({ chosen: cards[4], left: cards[5] });
    expect(bestFiveForPoints("2-2", cards.slice(0, 5)).closest).toBeNull();
  });

  test("have a real player once, and nobody outside could score more", () => {
    const card = fc.record({
      id: fc.integer({ min: 1, max: 999 }),
      playerId: fc.option(fc.integer({ min: 1, max: 8 })),
      position: fc.constantFrom(...positions),
      overall: fc.integer({ min: 60, max: 90 }),
      expected: fc.double({ min: 0, max: 40, noNaN: true }),
    });
    const some = fc.uniqueArray(card, { maxLength: 20, selector: ({ id }) => id });
    fc.assert(
      fc.property(some, fc.constantFrom(...fiveASideFormationNames), (drawn, formation) => {
        const cards = drawn.map((one) => ({ ...one, playerName: "Somebody" }));
        const five = [...bestFiveForPoints(formation, cards).places.values()];
        const players = five.flatMap(({ playerId }) => playerId ?? []);
        expect(new Set(players).size).toBe(players.length);
        const least = Math.min(...five.map(({ expected }) => expected));
        const better = cards.filter(
          ({ id, playerId, expected }) =>
            expected > least && five.every((one) => one.id !== id) && !players.includes(playerId ?? 0),
        );
        expect(better).toEqual([]);
      }),
    );
  });
});

describe("the formation of the best five for points", () => {
  test.each([
    [["goalkeeper", "defender", "defender", "midfielder", "forward"], "2-1-1"],
    [["goalkeeper", "defender", "midfielder", "midfielder", "forward"], "1-2-1"],
    [["goalkeeper", "defender", "midfielder", "forward", "forward"], "1-1-2"],
    [["goalkeeper", "defender", "defender", "midfielder", "midfielder"], "2-2"],
  ] as const)("of %j is %s: everybody plays in position", (given, formation) => {
    const five = given.map((position, at) => aCard(at + 1, { position, expected: 5 }));
    const found = bestFormation([...five, aCard(9, { position: "forward", expected: 1 })]);
    expect(found.formation).toBe(formation);
    expect(new Set(found.places.values())).toEqual(new Set(five));
  });

  test("is the first of the specification among equals", () => {
    expect(bestFormation([]).formation).toBe("2-1-1");
  });
});
