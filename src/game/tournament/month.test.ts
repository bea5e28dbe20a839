import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  daysLeft,
  monthNamed,
  nextMonth,
  previousMonth,
  tournamentMonthOf,
  tournamentStatusAt,
} from "./month.ts";

const september = tournamentMonthOf(Date.parse("2025-09-12T14:00:00Z"));
const DAY = 24 * 60 * 60 * 1000;

describe("tournament month", () => {
  test("it is a calendar month in UTC", () => {
    expect(september).toEqual({
      key: "2025-09",
      name: "September 2025",
      startsAt: Date.parse("2025-09-01T00:00:00Z"),
      endsAt: Date.parse("2025-10-01T00:00:00Z"),
    });
  });

  test("December is followed by January of the next year", () => {
    const december = tournamentMonthOf(Date.parse("2025-12-31T23:59:59.999Z"));
    expect(december.name).toBe("December 2025");
    expect(nextMonth(december).key).toBe("2026-01");
    expect(previousMonth(nextMonth(december))).toEqual(december);
  });

  test("months follow one another without a gap, and their keys sort by time", () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date("2100-01-01"), noInvalidDate: true }), (date) => {
        const month = tournamentMonthOf(date.getTime());
        const next = nextMonth(month);
        expect(month.startsAt <= date.getTime() && date.getTime() < month.endsAt).toBe(true);
        expect(next.startsAt).toBe(month.endsAt);
        expect(next.key > month.key).toBe(true);
        expect(previousMonth(next)).toEqual(month);
      }),
    );
  });

  test.each([
    ["2025-08-31T23:59:59.999Z", "upcoming"],
    ["2025-09-01T00:00:00.000Z", "active"],
    ["2025-09-30T23:59:59.999Z", "active"],
    ["2025-10-01T00:00:00.000Z", "finished"],
  ])("at %s September is %s", (instant, status) => {
    expect(tournamentStatusAt(september, Date.parse(instant))).toBe(status);
  });
});

describe("the name of a tournament", () => {
  test("tells its month if it was generated", () => {
    expect(monthNamed("September 2025")).toBe("2025-09");
    for (let month = september; month.key <= "2026-12"; month = nextMonth(month)) {
      expect(monthNamed(month.name)).toBe(month.key);
    }
  });

  test.each([
    "Autumn Cup",
    "Autumn 2025",
    "May",
    "May 25",
    "May 2025 Cup",
    "Big May 2025",
    "may 2025",
    "MAY 2025",
    "May Cup 2025",
    "",
  ])("tells no month if an admin called it %j", (name) => {
    expect(monthNamed(name)).toBeNull();
  });
});

describe("days left", () => {
  // shows: 9.34
  test.each([
    [10 * DAY, 10],
    [10 * DAY + 1, 11],
    [DAY, 1],
    [1, 1],
    [0, 0],
    [-1, 0],
    [-3 * DAY, 0],
  ])("%i ms before the end it is %i", (before, days) => {
    expect(daysLeft(september.endsAt, september.endsAt - before)).toBe(days);
  });
});
