import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { positions } from "#game/card/position.ts";
import { fiveASideFormationNames } from "./formation.ts";
import { type RatedCard, ratingParts } from "./rating-parts.ts";

const goalkeeper: RatedCard = { playerName: "Keeper", position: "goalkeeper", overall: 80 };
const forward: RatedCard = { playerName: "Striker", position: "forward", overall: 90 };

describe("parts of a team's rating", () => {
  test("each card adds its share, and loses in matches what standing away from home costs", () => {
    const { parts, rating, matchRating } = ratingParts(
      "2-1-1",
      new Map([
        [4, goalkeeper],
        [3, forward],
      ]),
    );
    expect(parts).toEqual([
      { at: 3, slot: "CM", playerName: "Striker", overall: 90, share: 45, cost: 12 },
      { at: 4, slot: "ST", playerName: "Keeper", overall: 80, share: 40, cost: 25 },
    ]);
    expect(rating).toBe(85);
    expect(matchRating).toBe(67);
  });

  test("nobody at all is worth nothing", () => {
    const nothing = { parts: [], rating: 0, matchRating: 0 };
    expect(ratingParts("2-2", new Map())).toEqual(nothing);
    expect(ratingParts("unknown", new Map([[0, forward]]))).toEqual(nothing);
  });

  test("the shares add up to the rating before it is rounded, and a match never adds to it", () => {
    const someCard = fc.record({
      playerName: fc.constant("Someone"),
      position: fc.constantFrom(...positions),
      overall: fc.integer({ min: 1, max: 99 }),
    });
    const someCards = fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), someCard), { minLength: 1 });
    fc.assert(
      fc.property(fc.constantFrom(...fiveASideFormationNames), someCards, (formation, drawn) => {
        const { parts, rating, matchRating } = ratingParts(formation, new Map(drawn));
        const sum = parts.reduce((total, { share }) => total + share, 0);
        expect(Math.abs(sum - rating)).toBeLessThanOrEqual(0.5 + 1e-9);
        expect(matchRating).toBeLessThanOrEqual(rating);
      }),
    );
  });
});
