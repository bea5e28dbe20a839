import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cardWeight } from "#game/football/discipline.ts";
import { scorePerformance } from "#game/football/points.ts";
import { aMonthPerformance, aPickCode } from "#tests/support/a-month.ts";
import { readPickCode } from "./pick-code.ts";
import { type MonthPerformance, settleEntries, type SettledTable } from "./settle-entries.ts";
import { compareStandings, decidedBy, type Standing, tieBreaks } from "./standing.ts";

const anEntry = fc.record({
  enteredAt: fc.integer({ min: 0, max: 9 }),
  picks: fc.array(aPickCode, { minLength: 5, maxLength: 5 }),
});
const month = fc.record({
  entries: fc
    .array(anEntry, { maxLength: 40 })
    .map((entries) => entries.toSorted((a, b) => a.enteredAt - b.enteredAt)),
  performances: fc.array(aMonthPerformance, { maxLength: 25 }),
});

type Month = typeof month extends fc.Arbitrary<infer Value> ? Value : never;

function settle({ entries, performances }: Month): SettledTable {
  const enteredAt = Float64Array.from(entries, (entry) => entry.enteredAt);
  const pickCodes = Int32Array.from(entries.flatMap(({ picks }) => picks));
  return settleEntries({ enteredAt, pickCodes }, performances);
}

/** What an entry reaches, by the rules alone: each pick by each fixture that kicked off after the entry. */
function standingOf(
  { enteredAt, picks }: Month["entries"][number],
  performances: readonly MonthPerformance[],
): Standing {
  const cards = picks.map((code) => {
    const pick = readPickCode(code);
    const played = performances.filter(
      ({ playerId, kickOff }) => playerId === pick?.playerId && kickOff > enteredAt,
    );
    const sum = (of: (one: MonthPerformance) => number): number =>
      played.reduce((total, one) => total + of(one), 0);
    return {
      points: sum(
        ({ performance, season }) =>
          scorePerformance(performance, pick?.position ?? "forward", season).points,
      ),
      goalsAndAssists: sum(({ performance }) => (performance.goals ?? 0) + (performance.assists ?? 0)),
      cards: sum(({ performance }) => cardWeight(performance)),
    };
  });
  return {
    points: cards.reduce((total, card) => total + card.points, 0),
    bestCard: Math.max(...cards.map((card) => card.points)),
    goalsAndAssists: cards.reduce((total, card) => total + card.goalsAndAssists, 0),
    cards: cards.reduce((total, card) => total + card.cards, 0),
    enteredAt,
  };
}

/** The lines of a table, each with its position and what decided it. */
function linesOf({ order, positions, decidedBy: decisive, ...figures }: SettledTable): object[] {
  return Array.from(order, (entry, place) => ({
    points: figures.points[entry],
    bestCard: figures.bestCard[entry],
    goalsAndAssists: figures.goalsAndAssists[entry],
    cards: figures.cards[entry],
    entry,
    position: positions[place],
    decidedBy: tieBreaks[decisive[place] ?? -1] ?? null,
  }));
}

describe("a settled table", () => {
  test("has every entry where the rules and a plain sort put it, with what decided it", () => {
    fc.assert(
      fc.property(month, (of) => {
        const sorted = of.entries
          .map((entry, index) => ({ index, standing: standingOf(entry, of.performances) }))
          .sort((a, b) => compareStandings(a.standing, b.standing) || a.index - b.index);
        const lines = sorted.map(({ index, standing: { enteredAt: _, ...figures } }, at) => {
          const above = sorted[at - 1]?.standing;
          const own = sorted[at]?.standing;
          const equals = sorted.findIndex(
            ({ standing }) => own !== undefined && compareStandings(standing, own) === 0,
          );
          return {
            ...figures,
            entry: index,
            position: equals + 1,
            decidedBy: above === undefined || own === undefined ? null : decidedBy(above, own),
          };
        });
        expect(linesOf(settle(of))).toEqual(lines);
      }),
      { numRuns: 2000 },
    );
  });

  test("is the same whatever order the figures came in", () => {
    fc.assert(
      fc.property(month, (of) => {
        expect(settle({ ...of, performances: of.performances.toReversed() })).toEqual(settle(of));
      }),
    );
  });

  test("is refused entries that are out of order", () => {
    const pickCodes = new Int32Array(10);
    expect(() => settleEntries({ enteredAt: Float64Array.of(2, 1), pickCodes }, [])).toThrow(RangeError);
  });
});
