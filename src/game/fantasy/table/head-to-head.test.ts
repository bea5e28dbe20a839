import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Duel,
  type DuelMember,
  type DuelRound,
  averages,
  headToHeadSchedule,
  headToHeadTable,
} from "./head-to-head.ts";

const DEADLINES = 1000;

function users(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `user-${at + 1}`);
}

/** Who has been there from the beginning. */
function members(count: number): DuelMember[] {
  return users(count).map((userId) => ({ userId, joinedAt: 0, leftAt: null }));
}

function rounds(count: number): DuelRound[] {
  return Array.from({ length: count }, (_, at) => ({ round: at + 1, deadline: (at + 1) * DEADLINES }));
}

const playing = (duels: readonly Duel[]) =>
  duels.flatMap(({ userId, opponentId }) => [userId, opponentId ?? "average"]).sort();

describe("the schedule of a head-to-head league", () => {
  test("in every round everybody plays once, one of an odd number against the average", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 15 }), fc.integer({ min: 1, max: 38 }), (count, roundCount) => {
        const duels = headToHeadSchedule(members(count), rounds(roundCount));
        const expected = count % 2 === 0 ? users(count) : [...users(count), "average"];
        for (const { round } of rounds(roundCount)) {
          expect(playing(duels.filter((duel) => duel.round === round))).toEqual(expected.toSorted());
        }
      }),
    );
  });

  test("nobody meets anybody twice before all others once", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 14 }), (count) => {
        const cycle = count % 2 === 0 ? count - 1 : count;
        const duels = headToHeadSchedule(members(count), rounds(cycle));
        const met = duels
          .filter(({ opponentId }) => opponentId !== null)
          .map(({ userId, opponentId }) => [userId, opponentId ?? ""].sort().join(" "));
        expect(new Set(met).size).toBe((count * (count - 1)) / 2);
        expect(met).toHaveLength((count * (count - 1)) / 2);
      }),
    );
  });

  test("is the same however often it is asked for", () => {
    expect(headToHeadSchedule(members(7), rounds(38))).toEqual(headToHeadSchedule(members(7), rounds(38)));
  });

  test("rounds that have begun stay as they were when managers join or leave afterwards", () => {
    const change = fc.record({ at: fc.integer({ min: 1, max: 38 }), isComing: fc.boolean() });
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 12 }), change, (count, { at, isComing }) => {
        const before = members(count);
        const now = at * DEADLINES + 1;
        const after = isComing
          ? [...before, { userId: "new", joinedAt: now, leftAt: null }]
          : before.map((one, place) => (place === 0 ? { ...one, leftAt: now } : one));
        const begun = (duels: readonly Duel[]) => duels.filter(({ round }) => round <= at);
        const [was, is] = [before, after].map((all) => headToHeadSchedule(all, rounds(38)));
        expect(begun(is ?? [])).toEqual(begun(was ?? []));
        const coming = (is ?? []).filter(({ round }) => round === at + 1);
        expect(playing(coming).includes(isComing ? "new" : "user-1")).toBe(isComing && coming.length > 0);
      }),
    );
  });

  test("a user who joins at a round's deadline plays in it, and one who leaves then doesn't", () => {
    const comes = { userId: "comes", joinedAt: 2 * DEADLINES, leftAt: null };
    const goes = { userId: "goes", joinedAt: 0, leftAt: 2 * DEADLINES };
    const duels = headToHeadSchedule([...members(2), comes, goes], rounds(2));
    expect(playing(duels.filter(({ round }) => round === 1))).toEqual([
      "average",
      "goes",
      "user-1",
      "user-2",
    ]);
    expect(playing(duels.filter(({ round }) => round === 2))).toEqual([
      "average",
      "comes",
      "user-1",
      "user-2",
    ]);
  });

  test("in a bye the user plays the average", () => {
    const byes = headToHeadSchedule(members(3), rounds(6)).filter(({ opponentId }) => opponentId === null);
    expect(byes).toHaveLength(6);
    expect(new Set(byes.map(({ userId }) => userId))).toEqual(new Set(users(3)));
  });

  test("nobody plays before having joined, and a single member meets nobody", () => {
    const late = { userId: "late", joinedAt: 2 * DEADLINES + 1, leftAt: null };
    const duels = headToHeadSchedule([...members(1), late], rounds(4));
    expect(duels.map(({ round }) => round)).toEqual([3, 4]);
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

  test("users who are equal in fantasy points alone, or in table points alone, share none", () => {
    const drawn = [
      { round: 1, userId: "a", opponentId: "b" },
      { round: 1, userId: "c", opponentId: "d" },
    ];
    const scores: Readonly<Record<string, number>> = { a: 10, b: 10, c: 30, d: 10 };
    const table = headToHeadTable(["d", "a", "c", "b"], drawn, (userId) => scores[userId] ?? 0);
    expect(table.map(({ userId, position }) => [userId, position])).toEqual([
      ["c", 1],
      ["a", 2],
      ["b", 2],
      ["d", 4],
    ]);
    const winners = [
      { round: 1, userId: "a", opponentId: "b" },
      { round: 1, userId: "c", opponentId: "d" },
    ];
    const won: Readonly<Record<string, number>> = { a: 20, b: 10, c: 30, d: 10 };
    expect(
      headToHeadTable(["a", "b", "c", "d"], winners, (userId) => won[userId] ?? 0).map(
        ({ userId, position }) => [userId, position],
      ),
    ).toEqual([
      ["c", 1],
      ["a", 2],
      ["b", 3],
      ["d", 3],
    ]);
  });

  test("a duel with somebody who is no longer in the table counts for the other", () => {
    expect(headToHeadTable(["a"], [{ round: 1, userId: "gone", opponentId: "a" }], () => 7)).toEqual([
      { userId: "a", position: 1, won: 0, drawn: 1, lost: 0, tablePoints: 1, pointsFor: 7 },
    ]);
  });

  test("a manager without a duel is in the table with nothing", () => {
    expect(headToHeadTable(["a", "b", "c"], [], () => 7).map(({ tablePoints }) => tablePoints)).toEqual([
      0, 0, 0,
    ]);
  });

  test("as many are won as lost, and each duel gives three table points or two", () => {
    const scores = fc.array(fc.array(fc.integer({ min: -8, max: 60 }), { minLength: 10, maxLength: 10 }), {
      minLength: 38,
      maxLength: 38,
    });
    fc.assert(
      fc.property(fc.constantFrom(2, 4, 6, 8, 10), scores, (count, given) => {
        const all = headToHeadSchedule(members(count), rounds(38));
        const scoreOf = (userId: string, round: number) =>
          given[round - 1]?.[Number(userId.slice("user-".length)) - 1] ?? 0;
        const table = headToHeadTable(users(count), all, scoreOf);
        const sum = (of: (row: (typeof table)[number]) => number) =>
          table.reduce((total, row) => total + of(row), 0);
        expect(sum(({ won }) => won)).toBe(sum(({ lost }) => lost));
        expect(sum(({ won, drawn, lost }) => won + drawn + lost)).toBe(38 * count);
        expect(sum(({ tablePoints }) => tablePoints)).toBe(
          3 * sum(({ won }) => won) + sum(({ drawn }) => drawn),
        );
      }),
      { numRuns: 30 },
    );
  });

  test("the average is of everyone who plays in the round, and of no others", () => {
    expect(averages(duels, pointsOf)(1)).toBe(20);
    // The odd one out plays too: 20, 20 and 15 are 55, by three.
    expect(averages(duels, pointsOf)(2)).toBe(18);
    expect(averages(duels, () => 7)(3)).toBe(0);
    const two = [{ round: 1, userId: "a", opponentId: "b" }];
    expect(averages(two, pointsOf)(1)).toBe(20);
  });
});
