import { describe, expect, test } from "vitest";
import { monthsOfRounds, roundsInTable, roundsSince } from "./table-rounds.ts";

const rounds = [
  { round: 3, deadline: Date.parse("2025-08-30T10:00:00Z") },
  { round: 4, deadline: Date.parse("2025-08-31T23:59:59Z") },
  { round: 5, deadline: Date.parse("2025-09-01T00:00:00Z") },
];
const numbers = (found: readonly { round: number }[]) => found.map(({ round }) => round);

describe("the rounds of a table", () => {
  test("are one, those of a month by their deadline in UTC, or all of the season", () => {
    expect(numbers(roundsInTable(rounds, { round: 4 }))).toEqual([4]);
    expect(numbers(roundsInTable(rounds, { month: "2025-08" }))).toEqual([3, 4]);
    expect(numbers(roundsInTable(rounds, {}))).toEqual([3, 4, 5]);
    expect(roundsInTable(rounds, { month: "2025-10" })).toEqual([]);
    expect(roundsInTable(rounds, { round: 6 })).toEqual([]);
  });

  test("name each month once, the latest first", () => {
    expect(monthsOfRounds(rounds)).toEqual(["2025-09", "2025-08"]);
    expect(monthsOfRounds([])).toEqual([]);
  });

  test("of a mini-league begin with the first deadline that it has seen", () => {
    const [, second] = rounds;
    expect(numbers(roundsSince(rounds, second?.deadline ?? 0))).toEqual([4, 5]);
    expect(numbers(roundsSince(rounds, (second?.deadline ?? 0) + 1))).toEqual([5]);
  });
});
