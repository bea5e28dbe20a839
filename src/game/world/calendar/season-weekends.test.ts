import { describe, expect, test } from "vitest";
import { DAY_MS } from "#game/milliseconds.ts";
import { seasonWeekends } from "./season-weekends.ts";

const FRIDAY = 5;

function dates(weekends: readonly (readonly number[])[]): string[] {
  return weekends.flat().map((friday) => new Date(friday).toISOString().slice(0, 10));
}

describe("the weekends of a season", () => {
  test.each([
    [2024, "2024-08-02"],
    [2025, "2025-08-08"],
    [2026, "2026-08-07"],
    [2028, "2028-08-04"],
  ])("of %i begin on the first Friday from 2 August: %s", (year, first) => {
    expect(dates(seasonWeekends(year, 38))[0]).toBe(first);
  });

  test("end in the last days of May", () => {
    for (let year = 2020; year < 2048; year += 1) {
      const last = dates(seasonWeekends(year, 38)).at(-1);
      expect(last?.slice(0, 7)).toBe(`${year + 1}-05`);
      expect(Number(last?.slice(8))).toBeGreaterThanOrEqual(22);
    }
  });

  test("are 43 Fridays, a week apart", () => {
    const fridays = seasonWeekends(2026, 38).flat();
    expect(fridays).toHaveLength(43);
    expect(fridays.every((friday) => new Date(friday).getUTCDay() === FRIDAY)).toBe(true);
    expect(new Set(fridays.slice(1).map((friday, at) => friday - (fridays[at] ?? 0)))).toEqual(
      new Set([7 * DAY_MS]),
    );
  });

  test.each([30, 34, 38, 42, 43])("are shared out over %i rounds, one or two each", (rounds) => {
    const weekends = seasonWeekends(2026, rounds);
    expect(weekends).toHaveLength(rounds);
    expect(weekends.filter((fridays) => fridays.length === 2)).toHaveLength(43 - rounds);
    expect(weekends.filter((fridays) => fridays.length === 1)).toHaveLength(rounds - (43 - rounds));
  });
});
