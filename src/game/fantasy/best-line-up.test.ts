import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { positions } from "#game/card/position.ts";
import { bestLineUp, bestOfSquad } from "./best-line-up.ts";
import type { EarnedCard } from "./best-line-up.ts";

function aCard(
  cardId: number,
  position: EarnedCard["position"],
  points: number,
  hasChip = false,
): EarnedCard {
  return { cardId, position, points, hasChip };
}

const nine = [
  aCard(1, "goalkeeper", 2),
  aCard(2, "defender", 1),
  aCard(3, "defender", 6),
  aCard(4, "midfielder", 3),
  aCard(5, "forward", 9),
  aCard(6, "goalkeeper", 7),
  aCard(7, "defender", 5),
  aCard(8, "midfielder", 8),
  aCard(9, "forward", 2),
];

describe("the best line-up", () => {
  test("it is the five with the most points that fit a formation, the best of them as captain", () => {
    expect(bestLineUp(nine)).toEqual({
      formation: "2-1-1",
      starterIds: [3, 5, 6, 7, 8],
      captainId: 5,
      points: 6 + 9 + 7 + 5 + 8 + 9,
    });
  });

  test("a chip stays on its card", () => {
    const withChip = nine.map((card) => ({ ...card, hasChip: card.cardId === 4 }));
    expect(bestLineUp(withChip)).toMatchObject({
      formation: "1-2-1",
      points: 6 + 9 + 7 + 8 + 3 * 2 + 9,
    });
  });

  test("of several with as many points it is the first, with the first of its best as captain", () => {
    const level = nine.map((card) => ({ ...card, points: 3 }));
    expect(bestLineUp(level)).toEqual({
      formation: "2-1-1",
      starterIds: [1, 2, 3, 4, 5],
      captainId: 1,
      points: 18,
    });
  });

  test("costs as little as it can if every card lost points", () => {
    const losses = nine.map((card) => ({ ...card, points: -card.cardId }));
    expect(bestLineUp(losses)).toMatchObject({ starterIds: [1, 2, 3, 4, 5], captainId: 1, points: -16 });
  });

  test("of a squad has the chips where they were set", () => {
    const cards = nine.map(({ cardId, position, points }) => ({ cardId, position, points }));
    expect(bestOfSquad(cards, { chipCardIds: [] })).toEqual(bestLineUp(nine));
    expect(bestOfSquad(cards, { chipCardIds: [4, 3] })).toMatchObject({
      formation: "1-2-1",
      starterIds: [3, 4, 5, 6, 8],
      points: 6 * 2 + 9 + 7 + 8 + 3 * 2 + 9,
    });
  });

  test("if no five fit a formation, there is no line-up", () => {
    expect(bestLineUp(nine.filter(({ position }) => position !== "goalkeeper"))).toBeNull();
    expect(bestLineUp([])).toBeNull();
  });

  test("no choice of five that is drawn at random beats it", () => {
    const shapes = new Set(["DDFGM", "DFGMM", "DFFGM", "DDGMM"]);
    const aNine = fc.array(
      fc.record({
        cardId: fc.nat(),
        position: fc.constantFrom(...positions),
        points: fc.integer({ min: -4, max: 15 }),
        hasChip: fc.boolean(),
      }),
      { minLength: 9, maxLength: 9 },
    );
    const aChoice = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8], { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(aNine, aChoice, (cards, places) => {
        const five = places.flatMap((place) => cards[place] ?? []);
        const shape = five
          .map(({ position }) => position.charAt(0).toUpperCase())
          .sort()
          .join("");
        fc.pre(shapes.has(shape));
        const captain = five[0]?.points ?? 0;
        const points = five.reduce((sum, card) => sum + card.points * (card.hasChip ? 2 : 1), captain);
        expect(bestLineUp(cards)?.points).toBeGreaterThanOrEqual(points);
      }),
      { numRuns: 300 },
    );
  });
});
