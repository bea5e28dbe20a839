import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seasonOf, seasonStarting } from "./season.ts";

describe("season", () => {
  test.each([
    ["2025-08-01T00:00:00.000Z", "2025/26"],
    ["2026-07-31T23:59:59.999Z", "2025/26"],
    ["2026-08-01T00:00:00.000Z", "2026/27"],
    ["2025-07-31T23:59:59.999Z", "2024/25"],
    ["1999-12-31T12:00:00.000Z", "1999/00"],
    ["2008-09-01T00:00:00.000Z", "2008/09"],
  ])("%s is in %s", (instant, name) => {
    expect(seasonOf(Date.parse(instant)).name).toBe(name);
  });

  test("it begins with August and ends with July", () => {
    expect(seasonOf(Date.parse("2026-02-10T12:00:00Z"))).toEqual({
      startYear: 2025,
      name: "2025/26",
      startsAt: Date.parse("2025-08-01T00:00:00Z"),
      endsAt: Date.parse("2026-08-01T00:00:00Z"),
    });
  });

  test("every instant is inside its season, and the next season begins where it ends", () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date("2100-01-01"), noInvalidDate: true }), (date) => {
        const season = seasonOf(date.getTime());
        expect(season.startsAt <= date.getTime() && date.getTime() < season.endsAt).toBe(true);
        expect(seasonOf(season.endsAt)).toEqual(seasonStarting(season.startYear + 1));
      }),
    );
  });
});
