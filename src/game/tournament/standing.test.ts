import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareStandings, decidedBy, rankStandings, standingKey } from "./standing.ts";
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

function ranked(standings: readonly Standing[]): { order: number[]; positions: number[] } {
  const { order, positions } = rankStandings(
    Uint32Array.from(standings, standingKey),
    Float64Array.from(standings, ({ enteredAt }) => enteredAt),
  );
  return { order: [...order], positions: [...positions] };
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

  test("the chain is a total order: of any two one stands above unless all of it is equal, and never in a circle", () => {
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

  test("keys are unsigned 32-bit integers, from the worst to the best", () => {
    const worst = { points: -128, bestCard: -16, goalsAndAssists: 0, cards: 127 };
    const best = { points: 895, bestCard: 239, goalsAndAssists: 127, cards: 0 };
    expect(standingKey(worst)).toBe(0);
    expect(standingKey(best)).toBe(2 ** 32 - 1);
  });

  test("what would pass a bound counts as the bound and spills into no other criterion", () => {
    const beyond = { points: 5000, bestCard: -400, goalsAndAssists: 1000, cards: 1000 };
    const bound = { points: 895, bestCard: -16, goalsAndAssists: 127, cards: 127 };
    expect(standingKey(beyond)).toBe(standingKey(bound));
  });
});

describe("ranking", () => {
  const inOrderOfEntry = fc
    .array(aStanding, { maxLength: 200 })
    .map((standings) => standings.toSorted((a, b) => a.enteredAt - b.enteredAt));

  test("equals share a position and the positions after it are skipped", () => {
    const later = { ...even, enteredAt: 2000 };
    const ahead = { ...even, points: 50, enteredAt: 3000 };
    expect(ranked([even, even, later, ahead])).toEqual({ order: [3, 0, 1, 2], positions: [2, 2, 4, 1] });
  });

  test("nobody and one alone are ranked", () => {
    expect(ranked([])).toEqual({ order: [], positions: [] });
    expect(ranked([even])).toEqual({ order: [0], positions: [1] });
  });

  test("the order is a permutation, and the one that a plain sort makes", () => {
    fc.assert(
      fc.property(inOrderOfEntry, (standings) => {
        const plain = standings
          .map((standing, index) => ({ standing, index }))
          .sort((a, b) => naively(a.standing, b.standing) || a.index - b.index)
          .map(({ index }) => index);
        expect(ranked(standings).order).toEqual(plain);
      }),
    );
  });

  test("a position is one more than the number of those that stand above", () => {
    fc.assert(
      fc.property(inOrderOfEntry, (standings) => {
        const counted = standings.map(
          (standing) => 1 + standings.filter((other) => naively(other, standing) < 0).length,
        );
        expect(ranked(standings).positions).toEqual(counted);
      }),
    );
  });

  test("a caller that breaks the order of entry is stopped", () => {
    expect(() => rankStandings(new Uint32Array(2), Float64Array.of(2, 1))).toThrow(RangeError);
    expect(() => rankStandings(new Uint32Array(2), Float64Array.of(1, Number.NaN))).toThrow(RangeError);
    expect(() => rankStandings(new Uint32Array(2), new Float64Array(3))).toThrow(RangeError);
  });
});
