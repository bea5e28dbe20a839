import { describe, expect, test } from "vitest";
import type { Opening } from "./moves.ts";
import { MOVES, openingAt } from "./moves.ts";

const STEPS = 100_000;

function openings(): Opening[] {
  return Array.from({ length: STEPS }, (_, step) => openingAt((step + 0.5) / STEPS));
}

describe("the kinds of chance", () => {
  test("make a hundred in every hundred", () => {
    const sum = Object.values(MOVES).reduce((total, { inHundred }) => total + inHundred, 0);
    expect(sum).toBe(100);
  });

  test("begin on their very share: the first after 22 of a hundred is a cutback", () => {
    expect([0, 0.2199, 0.22, 0.9999].map((chance) => openingAt(chance).move)).toEqual([
      "throughBall",
      "throughBall",
      "cutback",
      "freeKick",
    ]);
  });

  test("have average quality overall, and leave expected goals unchanged", () => {
    const mean = openings().reduce((sum, { quality }) => sum + quality, 0) / STEPS;
    expect(mean).toBeCloseTo(1, 4);
  });

  test("come as often as they should, and differ by three tenths either way", () => {
    const all = openings();
    for (const [move, { inHundred, quality }] of Object.entries(MOVES)) {
      const qualities = all.filter((opening) => opening.move === move).map((opening) => opening.quality);
      expect(qualities.length / STEPS).toBeCloseTo(inHundred / 100, 3);
      expect(Math.min(...qualities)).toBeCloseTo(quality * 0.7, 3);
      expect(Math.max(...qualities)).toBeCloseTo(quality * 1.3, 3);
    }
  });
});
