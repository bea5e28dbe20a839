import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DAY_MS } from "#game/milliseconds.ts";
import { decideTournament } from "./decide-tournament.ts";
import { tournamentMonthOf } from "./month.ts";

const now = Date.parse("2025-09-12T14:00:00Z");
const october = {
  name: "Autumn Cup",
  startsAt: Date.parse("2025-10-03T00:00:00Z"),
  endsAt: Date.parse("2025-11-01T00:00:00Z"),
};

describe("a planned tournament", () => {
  test("inside a month to come is accepted, under a tidy name", () => {
    const decided = decideTournament({ ...october, name: "  Autumn   Cup " }, now, null);
    expect(decided).toMatchObject({ ok: true, value: { ...october, month: { key: "2025-10" } } });
  });

  test.each(["Cup", "x".repeat(60), "🏆".repeat(60)])("may be called %s", (name) => {
    expect(decideTournament({ ...october, name }, now, null)).toMatchObject({ ok: true, value: { name } });
  });

  test("may be changed until it begins", () => {
    expect(decideTournament(october, now, "upcoming").ok).toBe(true);
    expect(decideTournament({ ...october, startsAt: now + 1, endsAt: now + 2 }, now, "upcoming").ok).toBe(
      true,
    );
  });

  test("may begin up to 366 days ahead", () => {
    const startsAt = now + 366 * DAY_MS;
    const endsAt = startsAt + 5 * DAY_MS;
    expect(decideTournament({ ...october, startsAt, endsAt }, now, null).ok).toBe(true);
    expect(decideTournament({ ...october, startsAt: startsAt + 1, endsAt }, now, null)).toEqual({
      ok: false,
      refusal: { code: "tournament_too_far" },
    });
  });

  test.each([
    ["a name of two characters", { name: " ab " }, null, "tournament_name_length"],
    ["a name that nobody can read", { name: "\u200b\u2066\u202e" }, null, "tournament_name_length"],
    ["a name of 61 characters", { name: "x".repeat(61) }, null, "tournament_name_length"],
    ["a name of two emoji", { name: "🏆🏆" }, null, "tournament_name_length"],
    ["no length", { endsAt: october.startsAt }, null, "tournament_dates_wrong"],
    ["an end in the next month", { endsAt: october.endsAt + 1 }, null, "tournament_dates_wrong"],
    ["a beginning now", { startsAt: now, endsAt: now + 5 }, null, "tournament_start_past"],
    ["a place in the past", { startsAt: now - 9, endsAt: now - 5 }, "upcoming", "tournament_start_past"],
    ["a predecessor that has begun", {}, "active", "tournament_not_upcoming"],
    [
      "a date in two years",
      { startsAt: Date.parse("2027-10-01T00:00:00Z"), endsAt: Date.parse("2027-10-05T00:00:00Z") },
      null,
      "tournament_too_far",
    ],
  ] as const)("with %s is refused", (_, wrong, status, code) => {
    expect(decideTournament({ ...october, ...wrong }, now, status)).toEqual({ ok: false, refusal: { code } });
  });

  test("that is accepted is inside its month and has not begun", () => {
    const start = fc.integer({ min: now - 40 * DAY_MS, max: now + 400 * DAY_MS });
    const thousandths = fc.integer({ min: 0, max: 1000 });
    let found = 0;
    fc.assert(
      fc.property(start, thousandths, (startsAt, share) => {
        // The rest of the month has room for it, so that most cases aren't refused.
        const length = Math.round(((tournamentMonthOf(startsAt).endsAt - startsAt) * share) / 1000);
        const endsAt = startsAt + length;
        const decided = decideTournament({ name: "Cup", startsAt, endsAt }, now, "upcoming");
        if (!decided.ok) return;
        found += 1;
        const { month } = decided.value;
        expect(month).toEqual(tournamentMonthOf(startsAt));
        expect(startsAt > now && startsAt < endsAt && endsAt <= month.endsAt).toBe(true);
      }),
      { numRuns: 300 },
    );
    expect(found).toBeGreaterThan(80);
  });
});
