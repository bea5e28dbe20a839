import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { headToHeadSchedule, headToHeadTable } from "./head-to-head.ts";

function users(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `user-${at + 1}`);
}

function rounds(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1);
}

describe("the schedule of a head-to-head league", () => {
  test("in every round everybody plays once, one of an odd number against the average", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 15 }), fc.integer({ min: 1, max: 38 }), (count, roundCount) => {
        const duels = headToHeadSchedule(users(count), rounds(roundCount));
        for (const round of rounds(roundCount)) {
          const own = duels.filter((duel) => duel.round === round);
          const playing = own.flatMap(({ userId, opponentId }) => [userId, opponentId ?? "average"]);
          const expected = count % 2 === 0 ? users(count) : [...users(count), "average"];
          expect(playing.sort()).toEqual(expected.sort());
        }
      }),
    );
  });

  test("nobody meets anybody twice before all others once", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 14 }), (count) => {
        const cycle = count % 2 === 0 ? count - 1 : count;
        const duels = headToHeadSchedule(users(count), rounds(cycle));
        const met = duels
          .filter(({ opponentId }) => opponentId !== null)
          .map(({ userId, opponentId }) => [userId, opponentId ?? ""].sort().join(" "));
        expect(new Set(met).size).toBe((count * (count - 1)) / 2);
        expect(met).toHaveLength((count * (count - 1)) / 2);
      }),
    );
  });

  test("without users there are no duels", () => {
    expect(headToHeadSchedule([], rounds(38))).toEqual([]);
  });
});

describe("the table of a head-to-head league", () => {
  const duels = [
    { round: 1, userId: "a", opponentId: "b" },
    { round: 1, userId: "c", opponentId: null },
    { round: 2, userId: "c", opponentId: "a" },
    { round: 2, userId: "b", opponentId: null },
  ];
  const points: Readonly<Record<string, readonly number[]>> = { a: [30, 20], b: [10, 15], c: [22, 20] };
  const pointsOf = (userId: string, round: number) => points[userId]?.[round - 1] ?? 0;

  test("a win is three points, a draw one, and the opponent of the odd one is the average, rounded down", () => {
    // Round 1: a beats b 30–10; c beats the average (62 ÷ 3 = 20) with 22. Round 2: c and a draw; b loses to 18.
    expect(headToHeadTable(["a", "b", "c"], duels, pointsOf)).toEqual([
      { userId: "a", position: 1, won: 1, drawn: 1, lost: 0, tablePoints: 4, pointsFor: 50 },
      { userId: "c", position: 2, won: 1, drawn: 1, lost: 0, tablePoints: 4, pointsFor: 42 },
      { userId: "b", position: 3, won: 0, drawn: 0, lost: 2, tablePoints: 0, pointsFor: 25 },
    ]);
  });

  test("users who are equal in both share a position", () => {
    const drawn = [{ round: 1, userId: "a", opponentId: "b" }];
    const table = headToHeadTable(["a", "b", "c"], drawn, () => 7);
    expect(table.map(({ userId, position }) => [userId, position])).toEqual([
      ["a", 1],
      ["b", 1],
      ["c", 3],
    ]);
  });
});
