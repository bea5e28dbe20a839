import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type LeagueStanding, rankLeague } from "./league-table.ts";
import { leagueRanking } from "./rank-columns.ts";

function positionsOf(users: readonly LeagueStanding[]): number[] {
  const rank = leagueRanking(Float64Array.from(users, ({ joinedAt }) => joinedAt));
  const positions = rank({
    points: Int16Array.from(users, ({ points }) => points),
    paidTransfers: Int16Array.from(users, ({ paidTransfers }) => paidTransfers),
    transfers: Int16Array.from(users, ({ transfers }) => transfers),
  });
  return [...positions];
}

function positionsInTable(users: readonly LeagueStanding[]): number[] {
  const table = new Map(rankLeague(users).map(({ userId, position }) => [userId, position]));
  return users.map(({ userId }) => table.get(userId) ?? 0);
}

/** Narrow ranges, so that every criterion gets to decide, now and then with what a whole season can come to. */
const someUsers = fc
  .array(
    fc.record({
      points: fc.oneof(fc.integer({ min: -1, max: 1 }), fc.constantFrom(-684, 11_400)),
      paidTransfers: fc.oneof(fc.nat({ max: 1 }), fc.constant(342)),
      transfers: fc.oneof(fc.nat({ max: 1 }), fc.constant(342)),
      joinedAt: fc.oneof(fc.nat({ max: 2 }), fc.constant(4_000_000_000_000)),
    }),
    { maxLength: 40 },
  )
  .map((users) => users.map((user, at): LeagueStanding => ({ userId: `user ${at}`, ...user })));

describe("a table of columns", () => {
  test("has every user where the table of rows has them", () => {
    fc.assert(
      fc.property(someUsers, (users) => {
        expect(positionsOf(users)).toEqual(positionsInTable(users));
      }),
    );
  });
});
