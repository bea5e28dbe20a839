import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { expectedShare, outcomeOf, ratePoints } from "./elo.ts";

const anyPoints = fc.integer({ min: 0, max: 4000 });
const anyOutcome = fc.constantFrom("homeWin", "draw", "awayWin");
const mirrored = { homeWin: "awayWin", draw: "draw", awayWin: "homeWin" } as const;

describe("the expected share of the points", () => {
  test("follows Elo's curve to eight digits", () => {
    for (let lead = -1600; lead <= 1600; lead += 1) {
      expect(expectedShare(2000 + lead, 2000)).toBeCloseTo(1 / (1 + 10 ** (-lead / 400)), 8);
    }
  });

  test("is one half between equals and ten to one at 400 points", () => {
    expect(expectedShare(1000, 1000)).toBe(0.5);
    expect(expectedShare(1400, 1000)).toBeCloseTo(10 / 11, 8);
  });

  test("of both sides is one", () => {
    fc.assert(
      fc.property(anyPoints, anyPoints, (a, b) => {
        expect(expectedShare(a, b) + expectedShare(b, a)).toBeCloseTo(1, 12);
      }),
    );
  });
});

describe("points after a ranked match", () => {
  test("move by 12 for a win between equals, by nothing for a draw", () => {
    expect(ratePoints(1000, 1000, "homeWin")).toEqual({
      home: { before: 1000, after: 1012, change: 12 },
      away: { before: 1000, after: 988, change: -12 },
    });
    expect(ratePoints(1000, 1000, "draw").home.change).toBe(0);
  });

  test("reward the underdog: 22 for a win over a side 400 ahead, 10 for a draw with it", () => {
    expect(ratePoints(1000, 1400, "homeWin").home.change).toBe(22);
    expect(ratePoints(1000, 1400, "draw").home.change).toBe(10);
    expect(ratePoints(1400, 1000, "homeWin").home.change).toBe(2);
  });

  test("never fall below zero, while the winner still has the full gain", () => {
    expect(ratePoints(5, 5, "awayWin")).toEqual({
      home: { before: 5, after: 0, change: -5 },
      away: { before: 5, after: 17, change: 12 },
    });
  });

  test("are whole, and one side loses what the other wins, down to the floor", () => {
    fc.assert(
      fc.property(anyPoints, anyPoints, anyOutcome, (a, b, outcome) => {
        const { home, away } = ratePoints(a, b, outcome);
        expect(Number.isInteger(home.after) && Number.isInteger(away.after)).toBe(true);
        expect(Math.abs(home.change)).toBeLessThanOrEqual(24);
        expect(Math.min(home.after, away.after)).toBeGreaterThanOrEqual(0);
        const isOnFloor = home.after === 0 || away.after === 0;
        expect(isOnFloor || home.change + away.change === 0).toBe(true);
      }),
    );
  });

  test("do not depend on which side is called home, whatever the lead", () => {
    for (let lead = 0; lead <= 1700; lead += 1) {
      for (const outcome of ["homeWin", "draw", "awayWin"] as const) {
        const { home, away } = ratePoints(2000 + lead, 2000, outcome);
        expect(ratePoints(2000, 2000 + lead, mirrored[outcome])).toEqual({ home: away, away: home });
        expect(away.after - 2000).toBe(2000 + lead - home.after);
      }
    }
  });

  test("do not depend on which side is called home, at any points", () => {
    fc.assert(
      fc.property(anyPoints, anyPoints, anyOutcome, (a, b, outcome) => {
        const one = ratePoints(a, b, outcome);
        const other = ratePoints(b, a, mirrored[outcome]);
        expect(other.home.after).toBe(one.away.after);
        expect(other.away.after).toBe(one.home.after);
      }),
    );
  });

  test("never fall for a winner, nor rise for a loser", () => {
    fc.assert(
      fc.property(anyPoints, anyPoints, (a, b) => {
        const { home, away } = ratePoints(a, b, "homeWin");
        expect(home.change).toBeGreaterThanOrEqual(0);
        expect(away.change).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe("the outcome of a score", () => {
  test("is a win for the side with more goals, else a draw", () => {
    expect(outcomeOf({ home: 3, away: 1 })).toBe("homeWin");
    expect(outcomeOf({ home: 2, away: 2 })).toBe("draw");
    expect(outcomeOf({ home: 0, away: 1 })).toBe("awayWin");
  });
});
