import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareStandings, decidedBy } from "./standing.ts";
import type { Standing } from "./standing.ts";

const even: Standing = { points: 40, bestCard: 12, goalsAndAssists: 5, cards: 3, enteredAt: 1000 };

/** Narrow ranges, so that every criterion gets to decide. */
const aStanding: fc.Arbitrary<Standing> = fc.record({
  points: fc.integer({ min: -2, max: 2 }),
  bestCard: fc.integer({ min: -1, max: 2 }),
  goalsAndAssists: fc.nat({ max: 2 }),
  cards: fc.nat({ max: 2 }),
  enteredAt: fc.nat({ max: 3 }),
});

/** The whole range of every criterion. */
const anyStanding: fc.Arbitrary<Standing> = fc.record({
  points: fc.integer({ min: -128, max: 895 }),
  bestCard: fc.integer({ min: -16, max: 239 }),
  goalsAndAssists: fc.nat({ max: 127 }),
  cards: fc.nat({ max: 127 }),
  enteredAt: fc.nat(),
});

/** The chain in its plainest form. */
function naively(a: Standing, b: Standing): number {
  return (
    b.points - a.points ||
    b.bestCard - a.bestCard ||
    b.goalsAndAssists - a.goalsAndAssists ||
    a.cards - b.cards ||
    a.enteredAt - b.enteredAt
  );
}

describe("standing", () => {
  test.each([
    ["points", { points: 41, bestCard: 0, goalsAndAssists: 0, cards: 9, enteredAt: 2000 }],
    ["best card", { bestCard: 13, goalsAndAssists: 0, cards: 9, enteredAt: 2000 }],
    ["goals and assists", { goalsAndAssists: 6, cards: 9, enteredAt: 2000 }],
    ["fewer cards", { cards: 2, enteredAt: 2000 }],
    ["earlier entry", { enteredAt: 999 }],
  ])("%s decide where what goes before is equal", (criterion, over) => {
    const better = { ...even, ...over };
    expect(decidedBy(better, even)).toBe(criterion);
    expect(decidedBy(even, better)).toBe(criterion);
    expect(compareStandings(better, even)).toBeLessThan(0);
    expect(compareStandings(even, better)).toBeGreaterThan(0);
  });

  test("nothing decides between equals", () => {
    expect(decidedBy(even, { ...even })).toBeNull();
    expect(compareStandings(even, { ...even })).toBe(0);
  });

  test("the order is that of the plain chain, over the whole of every range", () => {
    for (const standing of [aStanding, anyStanding]) {
      fc.assert(
        fc.property(standing, standing, (a, b) => {
          expect(Math.sign(compareStandings(a, b))).toBe(Math.sign(naively(a, b)));
        }),
        { numRuns: 2000 },
      );
    }
  });

  test("the chain is a total order: of any two, one is above unless all of it is equal, and never in a circle", () => {
    fc.assert(
      fc.property(aStanding, aStanding, aStanding, (a, b, c) => {
        const [ab, bc, ac] = [compareStandings(a, b), compareStandings(b, c), compareStandings(a, c)];
        expect(Math.sign(compareStandings(b, a))).toBe(-Math.sign(ab) + 0);
        expect(ab === 0).toBe(naively(a, b) === 0);
        expect(decidedBy(a, b) === null).toBe(ab === 0);
        if (ab <= 0 && bc <= 0) expect(ac).toBeLessThanOrEqual(0);
        if (ab === 0) expect(Math.sign(ac)).toBe(Math.sign(bc));
      }),
      { numRuns: 5000 },
    );
  });
});
