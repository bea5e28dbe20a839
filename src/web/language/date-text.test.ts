import { describe, expect, test } from "vitest";
import {
  dayOf,
  dayOfYear,
  dayTitle,
  instantText,
  monthName,
  shortDay,
  timeText,
  zoneText,
} from "./date-text.ts";

const LONDON = { timeZone: "Europe/London" };
const LOS_ANGELES = { timeZone: "America/Los_Angeles" };
const KOLKATA = { timeZone: "Asia/Kolkata" };

describe("the text of an instant", () => {
  test("is in the user's time zone, even if the day differs", () => {
    const late = "2026-11-08T01:30:00Z";
    expect(instantText(late, LOS_ANGELES)).toBe("Sat 7 Nov, 17:30");
    expect(instantText(late, LONDON)).toBe("Sun 8 Nov, 01:30");
    expect(instantText(late, KOLKATA)).toBe("Sun 8 Nov, 07:00");
    expect(timeText(late, KOLKATA)).toBe("07:00");
    expect([LOS_ANGELES, LONDON].map((place) => dayOf(late, place))).toEqual(["2026-11-07", "2026-11-08"]);
  });

  test("follows summer time, and says so if it names the zone", () => {
    expect(instantText("2026-10-24T17:30:00Z", { ...LONDON, hasZone: true })).toBe("Sat 24 Oct, 18:30 BST");
    expect(instantText("2026-10-26T17:30:00Z", { ...LONDON, hasZone: true })).toBe("Mon 26 Oct, 17:30 GMT");
    expect(zoneText("2026-10-26T17:30:00Z", LOS_ANGELES)).toBe("GMT-7");
    expect(zoneText("2026-11-02T17:30:00Z", LOS_ANGELES)).toBe("GMT-8");
    expect(zoneText("2026-11-02T17:30:00Z", KOLKATA)).toBe("GMT+5:30");
  });

  test("has the year if it isn't the current one in the user's time zone", () => {
    const newYear = "2027-01-01T03:00:00Z";
    const evening = Date.parse("2027-01-01T04:00:00Z");
    expect(instantText(newYear, { ...LONDON, now: evening })).toBe("Fri 1 Jan, 03:00");
    expect(instantText(newYear, { ...LOS_ANGELES, now: evening })).toBe("Thu 31 Dec, 19:00");
    expect(instantText("2026-12-31T12:00:00Z", { ...LONDON, now: evening })).toMatch(/31 Dec 2026/u);
    expect(instantText("2026-12-31T12:00:00Z", { ...LOS_ANGELES, now: evening })).toBe("Thu 31 Dec, 04:00");
  });
});

describe("a day of the calendar", () => {
  test("is the same day everywhere", () => {
    expect(dayTitle("2026-11-07")).toBe("Saturday 7 November");
    expect(shortDay("2026-11-07")).toBe("7 Nov");
    expect(dayOfYear("2026-11-07")).toBe("7 Nov 2026");
    expect(monthName("2026-11")).toBe("November 2026");
  });

  test("stays as given if it's another text", () => {
    for (const text of ["", "Gameweek 3", "2026-13", "7"]) {
      expect([dayTitle, shortDay, dayOfYear, monthName].map((show) => show(text))).toEqual(
        Array.from({ length: 4 }, () => text),
      );
    }
  });
});

test("an unreadable instant has no text", () => {
  for (const instant of ["", "soon", "2026-13-01T00:00:00Z"]) {
    const texts = [timeText, zoneText, dayOf].map((show) => show(instant, LONDON));
    expect([instantText(instant, { now: 0, hasZone: true }), ...texts]).toEqual(["", "", "", ""]);
  }
  expect(dayOf(Number.NaN)).toBe("");
});
