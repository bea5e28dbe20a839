import { describe, expect, test } from "vitest";
import { teamRating } from "./team-rating.ts";

describe("team rating", () => {
  test("a team without cards has 0", () => {
    expect(teamRating([])).toBe(0);
  });

  // shows: 9.16
  test("it is the mean of the overalls", () => {
    expect(teamRating([70, 72, 74])).toBe(72);
  });

  // shows: 9.16
  test("it is rounded, a half upwards", () => {
    expect(teamRating([70, 71])).toBe(71);
    expect(teamRating([70, 70, 71])).toBe(70);
  });
});
