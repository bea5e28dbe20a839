import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Standing } from "#game/tournament/standing.ts";
import { NOTHING_DECIDED, rankLines } from "./rank-lines.ts";

const even: Standing = { points: 40, bestCard: 12, goalsAndAssists: 5, cards: 3, enteredAt: 1000 };

/** Narrow ranges, so that every criterion gets to decide. */
const aStanding: fc.Arbitrary<Standing> = fc.record({
  points: fc.integer({ min: -2, max: 2 }),
  bestCard: fc.integer({ min: -1, max: 2 }),
  goalsAndAssists: fc.nat({ max: 2 }),
  cards: fc.nat({ max: 2 }),
  enteredAt: fc.nat({ max: 3 }),
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
  const criteria = [
    { values: Int32Array.from(standings, ({ points }) => points) },
    { values: Int16Array.from(standings, ({ bestCard }) => bestCard) },
    { values: Int16Array.from(standings, ({ goalsAndAssists }) => goalsAndAssists) },
    { values: Int16Array.from(standings, ({ cards }) => cards), isFewerBetter: true },
  ];
  const { order, positions } = rankLines(
    criteria,
    Float64Array.from(standings, ({ enteredAt }) => enteredAt),
  );
  const byIndex: number[] = [];
  for (const [place, index] of order.entries()) byIndex[index] = positions[place] ?? 0;
  return { order: [...order], positions: byIndex };
}

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

  test("a position is one more than the number of lines above", () => {
    fc.assert(
      fc.property(inOrderOfEntry, (standings) => {
        const counted = standings.map(
          (standing) => 1 + standings.filter((other) => naively(other, standing) < 0).length,
        );
        expect(ranked(standings).positions).toEqual(counted);
      }),
    );
  });

  test("the criterion that puts a line behind the one above is named, and nothing for the first and for equals", () => {
    const points = { values: Int16Array.of(7, 7, 7, 9, 7) };
    const cards = { values: Int16Array.of(2, 2, 2, 5, 1), isFewerBetter: true };
    const { order, decidedBy } = rankLines([points, cards], Float64Array.of(1, 1, 2, 3, 4));
    expect([...order]).toEqual([3, 4, 0, 1, 2]);
    expect([...decidedBy]).toEqual([NOTHING_DECIDED, 0, 1, NOTHING_DECIDED, 2]);
  });

  test("a negative number beats zero where fewer is better", () => {
    const transfers = { values: Int16Array.of(1, -2, 0, -1), isFewerBetter: true };
    expect([...rankLines([transfers], new Float64Array(4)).order]).toEqual([1, 3, 2, 0]);
  });

  test("a caller that breaks the order of entry is stopped", () => {
    const outOfOrder = new RangeError("lines are not in order of time");
    expect(() => rankLines([], Float64Array.of(2, 1))).toThrow(outOfOrder);
    expect(() => rankLines([], Float64Array.of(1, Number.NaN))).toThrow(outOfOrder);
  });

  test("a caller with a column that is too short is stopped", () => {
    const criteria = [{ values: new Int16Array(3) }, { values: new Int16Array(2) }];
    expect(() => rankLines(criteria, new Float64Array(3))).toThrow(
      new RangeError("columns differ in length"),
    );
  });
});
