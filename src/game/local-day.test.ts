import { describe, expect, test } from "vitest";
import { localDay } from "./local-day.ts";

describe("the local day", () => {
  test.each([
    ["UTC", "2026-11-08T01:00:00Z", "2026-11-08"],
    ["America/Los_Angeles", "2026-11-08T01:00:00Z", "2026-11-07"],
    ["Asia/Kolkata", "2026-11-07T18:30:00Z", "2026-11-08"],
    ["asia/kolkata", "2026-11-07T18:29:59Z", "2026-11-07"],
    // The clocks go forward at midnight, to one.
    ["Africa/Cairo", "2026-04-23T21:59:59Z", "2026-04-23"],
    ["Africa/Cairo", "2026-04-23T22:00:00Z", "2026-04-24"],
  ])("in %s at %s is %s", (timeZone, instant, day) => {
    expect(localDay(timeZone, Date.parse(instant))).toBe(day);
  });

  test("of an unknown zone is an error", () => {
    expect(() => localDay("Europe/Nowhere", 0)).toThrow(RangeError);
  });
});
