import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DatedTable, dayStartOf, movementOf, utcDay } from "./movement.ts";

const HOUR = 3_600_000;
const start = Date.parse("2025-09-13T00:00:00Z");

describe("the table with which a day began", () => {
  const latest: DatedTable = { id: 7, dayStartId: 3, settledAt: new Date(start + 14 * HOUR) };

  test("is the same for every table of that day", () => {
    expect(dayStartOf(latest, start + 23 * HOUR)).toBe(3);
  });

  test("is the last one of the days before, on a day without any yet", () => {
    expect(dayStartOf(latest, start + 24 * HOUR)).toBe(7);
    expect(dayStartOf(latest, start + 100 * HOUR)).toBe(7);
  });

  test("is empty on the day of the very first table", () => {
    expect(dayStartOf({ ...latest, dayStartId: null }, start + 15 * HOUR)).toBeNull();
  });

  test("was made on an earlier day, however many tables are made", () => {
    const gaps = fc.array(fc.integer({ min: 1, max: 30 * HOUR }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(gaps, (between) => {
        const made = new Map<number, number>();
        let last: DatedTable | null = null;
        let now = start;
        for (const [at, gap] of between.entries()) {
          now += gap;
          const dayStartId: number | null = last === null ? null : dayStartOf(last, now);
          const before = [...made].filter(([, instant]) => utcDay(instant) < utcDay(now));
          expect(dayStartId).toBe(before.at(-1)?.[0] ?? null);
          made.set(at + 1, now);
          last = { id: at + 1, dayStartId, settledAt: new Date(now) };
        }
      }),
    );
  });
});

describe("movement", () => {
  test.each([
    [5, 2, 3],
    [2, 5, -3],
    [4, 4, 0],
    [null, 4, null],
  ])("from %s to %i is %s", (before, position, movement) => {
    expect(movementOf(before, position)).toBe(movement);
  });
});
