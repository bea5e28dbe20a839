import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fixtureDifficulty } from "./difficulty.ts";

describe("the difficulty of a fixture", () => {
  test.each([
    ["an average club at home", 0, 0, false, 3],
    ["an average club away", 0, 0, true, 4],
    ["leaders away, late in the season", 30, 75, true, 5],
    ["leaders at home, late in the season", 30, 75, false, 5],
    ["the last at home", 30, 15, false, 1],
    ["the last away", 30, 15, true, 2],
    ["the winner of the first match at home", 1, 3, false, 3],
  ])("%s: %i played, %i points, away %s: %i", (_, ...[played, points, isAway, difficulty]) => {
    expect(fixtureDifficulty({ played, points }, isAway)).toBe(difficulty);
  });

  test("it is a whole number from 1 to 5, never lower away, and grows with the opponent's points", () => {
    fc.assert(
      fc.property(fc.nat({ max: 38 }), fc.double({ min: 0, max: 1, noNaN: true }), (played, share) => {
        const points = Math.floor(share * played * 3);
        const home = fixtureDifficulty({ played, points }, false);
        const away = fixtureDifficulty({ played, points }, true);
        expect([1, 2, 3, 4, 5]).toContain(home);
        expect(away).toBeGreaterThanOrEqual(home);
        expect(fixtureDifficulty({ played, points: points + 3 }, false)).toBeGreaterThanOrEqual(home);
      }),
    );
  });
});
