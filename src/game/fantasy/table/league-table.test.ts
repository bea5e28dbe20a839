import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareLeagueStandings, leagueDecidedBy, rankLeague } from "./league-table.ts";
import type { LeagueStanding } from "./league-table.ts";

const even: LeagueStanding = { userId: "a", points: 40, paidTransfers: 2, transfers: 9, joinedAt: 1000 };

/** Narrow ranges, so that every criterion gets to decide. */
const aStanding = fc.record({
  userId: fc.string({ maxLength: 2 }),
  points: fc.integer({ min: -1, max: 1 }),
  paidTransfers: fc.nat({ max: 1 }),
  transfers: fc.nat({ max: 1 }),
  joinedAt: fc.nat({ max: 1 }),
});

describe("a league table", () => {
  test.each([
    ["points", { points: 41, paidTransfers: 9, transfers: 30, joinedAt: 2000 }],
    ["fewer paid transfers", { paidTransfers: 1, transfers: 30, joinedAt: 2000 }],
    ["fewer transfers", { transfers: 8, joinedAt: 2000 }],
    ["earlier join", { joinedAt: 999 }],
  ])("%s decide where what goes before is equal", (criterion, over) => {
    const better = { ...even, ...over };
    expect(leagueDecidedBy(better, even)).toBe(criterion);
    expect(compareLeagueStandings(better, even)).toBeLessThan(0);
    expect(compareLeagueStandings(even, better)).toBeGreaterThan(0);
  });

  test("each row says what puts it below the one above; equals share a position and the next is skipped", () => {
    const table = rankLeague([
      { ...even, userId: "last", points: 1 },
      { ...even, userId: "second", transfers: 10 },
      { ...even, userId: "first" },
      { ...even, userId: "shares", transfers: 10 },
    ]);
    expect(table.map(({ userId, position, decidedBy }) => [userId, position, decidedBy])).toEqual([
      ["first", 1, null],
      ["second", 2, "fewer transfers"],
      ["shares", 2, null],
      ["last", 4, "points"],
    ]);
  });

  test("a position is one more than the number of users above", () => {
    fc.assert(
      fc.property(fc.array(aStanding, { maxLength: 20 }), (standings) => {
        const table = rankLeague(standings);
        for (const row of table) {
          const above = standings.filter(
            (other) =>
              other.points > row.points ||
              (other.points === row.points &&
                (other.paidTransfers < row.paidTransfers ||
                  (other.paidTransfers === row.paidTransfers &&
                    (other.transfers < row.transfers ||
                      (other.transfers === row.transfers && other.joinedAt < row.joinedAt))))),
          );
          expect(row.position).toBe(above.length + 1);
        }
        expect(table.map(({ position }) => position)).toEqual(
          table.map(({ position }) => position).sort((a, b) => a - b),
        );
      }),
    );
  });
});
