import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type LeagueRow, type LeagueStanding, leagueTieBreaks, rankLeague } from "./league-table.ts";
import { rankColumns } from "./rank-columns.ts";

type Line = Pick<LeagueRow, "userId" | "position" | "decidedBy">;

function linesOf(users: readonly LeagueStanding[]): Line[] {
  const table = {
    points: Int16Array.from(users, ({ points }) => points),
    paidTransfers: Int16Array.from(users, ({ paidTransfers }) => paidTransfers),
    transfers: Int16Array.from(users, ({ transfers }) => transfers),
  };
  const { order, positions, decidedBy } = rankColumns(
    table,
    Float64Array.from(users, ({ joinedAt }) => joinedAt),
  );
  return Array.from(order, (user, place) => ({
    userId: users[user]?.userId ?? "",
    position: positions[place] ?? 0,
    decidedBy: leagueTieBreaks[decidedBy[place] ?? -1] ?? null,
  }));
}

function linesInTable(users: readonly LeagueStanding[]): Line[] {
  return rankLeague(users).map(({ userId, position, decidedBy }) => ({ userId, position, decidedBy }));
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
  .map((users) =>
    users
      .toSorted((a, b) => a.joinedAt - b.joinedAt)
      .map((user, at): LeagueStanding => ({ userId: `user ${at}`, ...user })),
  );

describe("a table of columns", () => {
  test("has every user where the table of rows has them", () => {
    fc.assert(
      fc.property(someUsers, (users) => {
        expect(linesOf(users)).toEqual(linesInTable(users));
      }),
    );
  });
});
