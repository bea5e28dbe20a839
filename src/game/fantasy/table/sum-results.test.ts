import { describe, expect, test } from "vitest";
import { roundsOfMonth, sumResults } from "./sum-results.ts";

describe("results over some rounds", () => {
  test("they add up by user, and who has none stands with nothing", () => {
    const results = [
      { userId: "a", round: 1, total: 20, paidTransfers: 0, transfers: 0 },
      { userId: "b", round: 1, total: 11, paidTransfers: 0, transfers: 0 },
      { userId: "a", round: 2, total: -3, paidTransfers: 2, transfers: 3 },
    ];
    const joinedAt = new Map([
      ["a", 5],
      ["b", 6],
      ["c", 7],
    ]);
    expect(sumResults(results, joinedAt)).toEqual([
      { userId: "a", points: 17, paidTransfers: 2, transfers: 3, joinedAt: 5 },
      { userId: "b", points: 11, paidTransfers: 0, transfers: 0, joinedAt: 6 },
      { userId: "c", points: 0, paidTransfers: 0, transfers: 0, joinedAt: 7 },
    ]);
  });

  test("a month has the rounds whose deadline lies in it", () => {
    const rounds = [
      "2025-08-31T23:59:59Z",
      "2025-09-01T00:00:00Z",
      "2025-09-30T23:00:00Z",
      "2025-10-01T00:00:00Z",
    ].map((deadline, at) => ({ round: at + 1, deadline: Date.parse(deadline) }));
    expect(roundsOfMonth(rounds, "2025-09")).toEqual([2, 3]);
    expect(roundsOfMonth(rounds, "2025-12")).toEqual([]);
  });
});
