import { describe, expect, test } from "vitest";
import { figuresOf } from "./figures.ts";
import { playSeason } from "./play-season.ts";

/** The short form of `npm run proof -- scout-season`, which plays 500 managers, three leagues and a whole season. */
const SHORT = { managers: 40, rounds: 19, leagues: ["premier-league", "la-liga"], seed: 7 } as const;
/** One card per gameweek, and one more for a month's top tenth. */
const MOST = SHORT.rounds + 4;

describe("half a season with scouts, photos and transfers", () => {
  const managers = playSeason(SHORT);

  test("leaves no player twice in a collection, and no more cards than were earned", () => {
    const { duplicates, wrongSignings, mostSignings, signings } = figuresOf(managers);
    expect([duplicates, wrongSignings]).toEqual([0, 0]);
    expect(mostSignings).toBeLessThanOrEqual(MOST);
    expect(signings).toBeGreaterThanOrEqual(SHORT.rounds - 3);
  });

  test("gives those who play a legal nine in their region, also without photos", () => {
    const { withNine, transfers } = figuresOf(managers.filter(({ regions: [a, b] }) => a === b));
    expect(withNine).toBeGreaterThanOrEqual(0.95);
    expect(transfers).toBeGreaterThan(0);
  });
});
