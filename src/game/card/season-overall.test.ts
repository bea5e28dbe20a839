import { describe, expect, test } from "vitest";
import { overallsOfSeason } from "./season-overall.ts";
import type { SeasonFigures } from "./season-overall.ts";

function aPlayer(figures: Partial<SeasonFigures> = {}): SeasonFigures {
  return { position: "midfielder", minutes: 900, points: 40, price: 50, ...figures };
}

describe("the overalls of a season", () => {
  test("run from 60 for the last of a position to 94 for the first", () => {
    const season = [
      aPlayer({ points: 10, price: 40 }),
      aPlayer({ points: 90, price: 140 }),
      aPlayer({ points: 50, price: 60 }),
    ];
    expect(overallsOfSeason(season)).toEqual([60, 94, 73]);
  });

  test("are unknown below 450 minutes, and those players don't count for the others", () => {
    const others = [aPlayer({ points: 10, price: 40 }), aPlayer({ points: 90, price: 140 })];
    const season = [...others, aPlayer({ minutes: 449, points: 200, price: 200 })];
    expect(overallsOfSeason(season)).toEqual([...overallsOfSeason(others), null]);
  });

  test("count from 450 minutes on", () => {
    expect(overallsOfSeason([aPlayer({ minutes: 449 })])).toEqual([null]);
    // The only one of a position is in its middle.
    expect(overallsOfSeason([aPlayer({ minutes: 450 })])).toEqual([73]);
  });

  test("are the mean of the percentiles by points and by price; who ties shares the middle of the places", () => {
    const season = [
      aPlayer({ points: 10, price: 90 }),
      aPlayer({ points: 20, price: 50 }),
      aPlayer({ points: 20, price: 50 }),
      aPlayer({ points: 30, price: 50 }),
      aPlayer({ points: 40, price: 40 }),
    ];
    // Percentiles by points: 0, 3/8, 3/8, 3/4, 1; by price: 1, 1/2, 1/2, 1/2, 0.
    const means = [1 / 2, 7 / 16, 7 / 16, 5 / 8, 1 / 2];
    expect(overallsOfSeason(season)).toEqual(means.map((mean) => Math.round(60 + 34 * mean ** 1.35)));
  });

  test("compare points by minute, not in all", () => {
    const [often, seldom] = overallsOfSeason([
      aPlayer({ minutes: 3000, points: 100 }),
      aPlayer({ minutes: 450, points: 30 }),
    ]);
    expect(seldom).toBeGreaterThan(often ?? 0);
  });

  test("compare within a position only", () => {
    const season = [aPlayer({ position: "goalkeeper", points: 1 }), aPlayer({ points: 99 })];
    const [keeper, midfielder] = overallsOfSeason(season);
    expect(keeper).toBe(midfielder);
  });

  test("are the same for players with the same figures", () => {
    const overalls = overallsOfSeason([aPlayer(), aPlayer(), aPlayer({ points: 80 })]);
    expect(overalls[0]).toBe(overalls[1]);
    expect(overalls[2]).toBeGreaterThan(overalls[0] ?? 99);
  });
});
