import { describe, expect, test } from "vitest";
import { detailsDue } from "./due.ts";

const HOUR_MS = 3_600_000;
const KICK_OFF = Date.parse("2026-08-22T14:00:00Z");
const played = { kickOff: KICK_OFF, status: "FT", hasDetails: true };
const after = (hours: number) => KICK_OFF + hours * HOUR_MS;

describe("the details of a fixture", () => {
  test("are wanted each minute while it is played", () => {
    const facts = { ...played, status: "2H", askedAt: after(1) };
    expect(detailsDue(facts, after(1) + 20_000)).toBeNull();
    expect(detailsDue(facts, after(1) + 60_000)).toBe("performance");
  });

  test("are not wanted before it has begun, or where it was put off", () => {
    for (const status of ["NS", "TBD", "PST", "CANC"]) {
      expect(detailsDue({ ...played, status, askedAt: undefined }, after(3))).toBeNull();
    }
  });

  test("are wanted at once where it is over and has none that belong to its score", () => {
    expect(detailsDue({ ...played, hasDetails: false, askedAt: after(1) }, after(2))).toBe("result");
  });

  test("are wanted once more on each of the next two days, and then no more", () => {
    let askedAt = after(2);
    const asked: number[] = [];
    for (let hours = 3; hours < 120; hours += 1) {
      if (detailsDue({ ...played, askedAt }, after(hours)) === null) continue;
      askedAt = after(hours);
      asked.push(hours);
    }
    expect(asked).toEqual([26, 50]);
  });
});
