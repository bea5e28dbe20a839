import { describe, expect, test } from "vitest";
import { areLineUpsDue, detailsDue, retryAfter } from "./due.ts";

const HOUR_MS = 3_600_000;
const KICK_OFF = Date.parse("2026-08-22T14:00:00Z");
const played = { kickOff: KICK_OFF, status: "FT", hasDetails: true };
const after = (hours: number) => KICK_OFF + hours * HOUR_MS;

describe("the line-ups of a fixture", () => {
  test("are wanted every ten minutes until both are known", () => {
    const facts = { kickOff: KICK_OFF, isKnown: false };
    expect(areLineUpsDue({ ...facts, askedAt: undefined }, after(-1))).toBe(true);
    expect(areLineUpsDue({ ...facts, askedAt: after(-1) }, after(-1) + 9 * 60_000)).toBe(false);
    expect(areLineUpsDue({ ...facts, askedAt: after(-1) }, after(-1) + 10 * 60_000)).toBe(true);
  });

  test("are read once more after the kick-off, if somebody was hurt while warming up", () => {
    const facts = { kickOff: KICK_OFF, isKnown: true };
    expect(areLineUpsDue({ ...facts, askedAt: after(-1) }, after(-0.1))).toBe(false);
    expect(areLineUpsDue({ ...facts, askedAt: after(-1) }, after(0))).toBe(true);
    expect(areLineUpsDue({ ...facts, askedAt: after(0) }, after(1))).toBe(false);
  });
});

describe("the details of a fixture", () => {
  test("are wanted each minute while it is played", () => {
    const facts = { ...played, status: "2H", askedAt: after(1) };
    expect(detailsDue(facts, after(1) + 20_000)).toBeNull();
    expect(detailsDue(facts, after(1) + 60_000)).toBe("performance");
  });

  test("are not wanted before it has begun, where it was put off, or where it was decided without being played", () => {
    for (const status of ["NS", "TBD", "PST", "CANC", "AWD", "WO"]) {
      expect(detailsDue({ ...played, status, askedAt: undefined }, after(3))).toBeNull();
    }
  });

  test("are wanted at once where it is over and has none that belong to its score", () => {
    expect(detailsDue({ ...played, hasDetails: false, askedAt: after(1) }, after(2))).toBe("result");
  });

  test("are wanted again in the evening, in the night, before a round is final and two days later, and then no more", () => {
    let askedAt = after(2);
    const asked: number[] = [];
    for (let hours = 3; hours < 120; hours += 1) {
      if (detailsDue({ ...played, askedAt }, after(hours)) === null) continue;
      askedAt = after(hours);
      asked.push(hours);
    }
    expect(asked).toEqual([4, 10, 24, 50]);
  });

  test("that never come are asked for less and less often", () => {
    let askedAt = after(2);
    const asked: number[] = [];
    for (let minutes = 121; minutes <= 10 * 24 * 60; minutes += 1) {
      const now = KICK_OFF + minutes * 60_000;
      if (detailsDue({ ...played, hasDetails: false, askedAt }, now) === null) continue;
      askedAt = now;
      asked.push(minutes / 60);
    }
    const between = (from: number, to: number) => asked.filter((hours) => hours > from && hours <= to).length;
    expect(between(2, 3)).toBe(59);
    expect(between(3, 26)).toBe(92);
    expect(between(26, 240)).toBe(35);
  });

  test("of a match that is suspended for days are not asked for each minute", () => {
    const facts = { ...played, status: "SUSP", askedAt: after(30) };
    expect(detailsDue(facts, after(31))).toBeNull();
    expect(detailsDue(facts, after(36))).toBe("performance");
  });
});

describe("what fails again and again", () => {
  test("is asked for about thirty times a day", () => {
    const asked: number[] = [];
    for (let minutes = 0; minutes < 24 * 60; minutes += retryAfter(minutes * 60_000) / 60_000)
      asked.push(minutes);
    expect(asked.slice(0, 6)).toEqual([0, 5, 10, 20, 40, 80]);
    expect(asked.length).toBeLessThan(30);
  });
});
