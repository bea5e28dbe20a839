import { describe, expect, test } from "vitest";
import { DAY_MS } from "#game/milliseconds.ts";
import { instantOf } from "./local-time.ts";

function utc(...args: Parameters<typeof instantOf>): string {
  return new Date(instantOf(...args)).toISOString();
}

describe("local time", () => {
  test("England is at UTC in winter and an hour ahead in summer", () => {
    expect(utc("premier-league", Date.UTC(2026, 10, 21), "15:00")).toBe("2026-11-21T15:00:00.000Z");
    expect(utc("premier-league", Date.UTC(2026, 7, 22), "15:00")).toBe("2026-08-22T14:00:00.000Z");
  });

  test("Spain and Italy are an hour further ahead", () => {
    expect(utc("la-liga", Date.UTC(2026, 10, 21), "21:00")).toBe("2026-11-21T20:00:00.000Z");
    expect(utc("serie-a", Date.UTC(2026, 7, 22), "20:45")).toBe("2026-08-22T18:45:00.000Z");
  });

  test("summer time begins on the last Sunday of March and ends on the last Sunday of October", () => {
    expect(utc("premier-league", Date.UTC(2027, 2, 27), "15:00")).toBe("2027-03-27T15:00:00.000Z");
    expect(utc("premier-league", Date.UTC(2027, 2, 28), "15:00")).toBe("2027-03-28T14:00:00.000Z");
    expect(utc("premier-league", Date.UTC(2026, 9, 24), "15:00")).toBe("2026-10-24T14:00:00.000Z");
    expect(utc("premier-league", Date.UTC(2026, 9, 25), "15:00")).toBe("2026-10-25T15:00:00.000Z");
  });

  test("kick-offs of every day of twenty years are those that the time zone database gives", () => {
    const zones = {
      "premier-league": "Europe/London",
      "la-liga": "Europe/Madrid",
      "serie-a": "Europe/Rome",
    } as const;
    for (const league of ["premier-league", "la-liga", "serie-a"] as const) {
      const clock = new Intl.DateTimeFormat("en-GB", { timeZone: zones[league], timeStyle: "short" });
      const wrong: string[] = [];
      for (let day = Date.UTC(2020, 0, 1); day < Date.UTC(2040, 0, 1); day += DAY_MS) {
        const instant = instantOf(league, day, "15:00");
        if (clock.format(instant) !== "15:00") wrong.push(new Date(day).toISOString());
      }
      expect(wrong).toEqual([]);
    }
  });
});
