import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CardScore, cardTotals, pointsBefore, weeksOf } from "./own-season.ts";

const base = { playerName: "Pat", position: "forward", club: "Arsenal" } as const;

function aScore(cardId: number, kickOff: string, points: number, hasPlayed = true): CardScore {
  return { ...base, cardId, kickOff: Date.parse(kickOff), points, hasPlayed };
}

const someScores = fc.array(
  fc.record({
    cardId: fc.integer({ min: 1, max: 6 }),
    kickOff: fc.integer({ min: Date.parse("2025-08-01"), max: Date.parse("2026-06-01") }),
    points: fc.integer({ min: -4, max: 20 }),
    hasPlayed: fc.boolean(),
  }),
  { maxLength: 60 },
);

describe("points by week", () => {
  test("run from Monday to Sunday", () => {
    const scores = [
      aScore(1, "2025-09-14T23:59:59Z", 5),
      aScore(2, "2025-09-08T00:00:00Z", 2),
      aScore(1, "2025-09-15T00:00:00Z", 7),
    ];
    expect(weeksOf(scores)).toEqual([
      { monday: "2025-09-08", points: 7 },
      { monday: "2025-09-15", points: 7 },
    ]);
  });

  test("and by card add up to the same, in whatever order they came", () => {
    fc.assert(
      fc.property(someScores, (few) => {
        const scores = few.map((one) => ({ ...base, ...one }));
        const sum = (list: readonly { points: number }[]) =>
          list.reduce((all, { points }) => all + points, 0);
        expect(sum(weeksOf(scores))).toBe(sum(scores));
        expect(sum(cardTotals(scores))).toBe(sum(scores));
        expect(weeksOf(scores.toReversed())).toEqual(weeksOf(scores));
        expect(cardTotals(scores.toReversed())).toEqual(cardTotals(scores));
      }),
    );
  });
});

describe("the totals of cards", () => {
  test("count the fixtures in which the player played, not those on the bench", () => {
    const scores = [
      aScore(1, "2025-09-13T15:00:00Z", 6),
      aScore(1, "2025-09-20T15:00:00Z", 0, false),
      aScore(2, "2025-09-13T15:00:00Z", 0, false),
    ];
    expect(cardTotals(scores).map(({ cardId, fixtures }) => [cardId, fixtures])).toEqual([
      [1, 1],
      [2, 0],
    ]);
  });

  test("have the best first, and at equal points the one that played less", () => {
    const scores = [
      aScore(1, "2025-09-13T15:00:00Z", 3),
      aScore(1, "2025-09-20T15:00:00Z", 3),
      aScore(2, "2025-09-13T15:00:00Z", 6),
      aScore(3, "2025-09-13T15:00:00Z", 9),
    ];
    expect(cardTotals(scores).map(({ cardId, points, fixtures }) => [cardId, points, fixtures])).toEqual([
      [3, 9, 1],
      [2, 6, 1],
      [1, 6, 2],
    ]);
  });
});

describe("points before an instant", () => {
  test("leave out what kicks off then", () => {
    const scores = [aScore(1, "2025-09-13T15:00:00Z", 3), aScore(1, "2025-09-14T00:00:00Z", 4)];
    expect(pointsBefore(scores, Date.parse("2025-09-14T00:00:00Z"))).toBe(3);
  });
});
