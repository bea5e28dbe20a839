import { describe, expect, test } from "vitest";
import { isTimeZone, nightEndsAt, UNKNOWN_ZONE } from "./night.ts";

const endOf = (timeZone: string, now: string): string | null => {
  const end = nightEndsAt(timeZone, Date.parse(now));
  return end === null ? null : new Date(end).toISOString();
};

describe("a night", () => {
  test.each([
    ["Europe/Madrid", "2025-11-01T20:59:59Z", null],
    ["Europe/Madrid", "2025-11-01T21:00:00Z", "2025-11-02T07:00:00.000Z"],
    ["Europe/Madrid", "2025-11-02T06:59:59.999Z", "2025-11-02T07:00:00.000Z"],
    ["Europe/Madrid", "2025-11-02T07:00:00Z", null],
    ["America/New_York", "2025-11-01T12:00:00Z", null],
    ["America/New_York", "2025-11-01T03:30:00Z", "2025-11-01T12:00:00.000Z"],
    ["Asia/Kolkata", "2025-11-01T20:00:00Z", "2025-11-02T02:30:00.000Z"],
    ["UTC", "2025-11-01T00:00:00Z", "2025-11-01T08:00:00.000Z"],
  ])("in %s at %s ends at %s", (timeZone, now, end) => {
    expect(endOf(timeZone, now)).toBe(end);
  });

  test("in which the clocks change ends at eight by the new time", () => {
    expect(endOf("Europe/Madrid", "2025-10-25T22:30:00Z")).toBe("2025-10-26T07:00:00.000Z");
    expect(endOf("Europe/Madrid", "2025-03-29T22:30:00Z")).toBe("2025-03-30T06:00:00.000Z");
    expect(endOf("Australia/Lord_Howe", "2025-10-04T13:00:00Z")).toBe("2025-10-04T21:00:00.000Z");
  });
});

describe("a night in an unknown time zone", () => {
  test("is one by UTC", () => {
    expect(endOf(UNKNOWN_ZONE, "2025-11-01T21:59:59Z")).toBeNull();
    expect(endOf(UNKNOWN_ZONE, "2025-11-01T22:00:00Z")).toBe("2025-11-02T08:00:00.000Z");
  });
});

describe("a time zone", () => {
  test.each(["Europe/Madrid", "America/Argentina/Buenos_Aires", "Etc/GMT+5", "UTC"])("is %s", (name) => {
    expect(isTimeZone(name)).toBe(true);
  });

  test.each([
    "",
    "Europe/Nowhere",
    "+02:00",
    "-0200",
    "\u{2212}05:00",
    "Europe/Madrid; drop table",
    "x".repeat(65),
  ])("is not %j", (name) => {
    expect(isTimeZone(name)).toBe(false);
  });
});
