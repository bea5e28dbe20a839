import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { roundRobin } from "./round-robin.ts";

const evenNumber = fc.integer({ min: 1, max: 15 }).map((half) => half * 2);

describe("round robin", () => {
  test("everyone meets everyone once at home and once away", () => {
    fc.assert(
      fc.property(evenNumber, (size) => {
        const clubs = Array.from({ length: size }, (_, at) => at);
        const pairings = roundRobin(clubs).flat();
        expect(pairings).toHaveLength(size * (size - 1));
        expect(new Set(pairings.map(({ home, away }) => `${home}-${away}`)).size).toBe(size * (size - 1));
        expect(pairings.every(({ home, away }) => home !== away)).toBe(true);
      }),
    );
  });

  test("everyone plays once a round", () => {
    fc.assert(
      fc.property(evenNumber, (size) => {
        for (const round of roundRobin(Array.from({ length: size }, (_, at) => at))) {
          expect(new Set(round.flatMap(({ home, away }) => [home, away])).size).toBe(size);
        }
      }),
    );
  });

  test("the second half of the season repeats the first with the sides changed", () => {
    fc.assert(
      fc.property(evenNumber, (size) => {
        const rounds = roundRobin(Array.from({ length: size }, (_, at) => at));
        const changed = rounds.map((round) => round.map(({ home, away }) => ({ home: away, away: home })));
        expect(rounds).toHaveLength(2 * (size - 1));
        expect(rounds.slice(size - 1)).toEqual(changed.slice(0, size - 1));
      }),
    );
  });

  test("of four clubs one stays while the others turn around it, and sides change from round to round", () => {
    const rounds = roundRobin(["a", "b", "c", "d"]).map((round) =>
      round.map(({ home, away }) => `${home}-${away}`),
    );
    expect(rounds.slice(0, 3)).toEqual([
      ["a-d", "c-b"],
      ["b-a", "d-c"],
      ["a-c", "b-d"],
    ]);
  });

  test("of twenty clubs none plays more than three times in a row at home or away", () => {
    const sides = new Map<number, string>();
    for (const round of roundRobin(Array.from({ length: 20 }, (_, at) => at))) {
      for (const { home, away } of round) {
        sides.set(home, `${sides.get(home) ?? ""}H`);
        sides.set(away, `${sides.get(away) ?? ""}A`);
      }
    }
    expect([...sides.values()].filter((season) => /HHHH|AAAA/.test(season))).toEqual([]);
  });

  test("without clubs there are no rounds", () => {
    expect(roundRobin([])).toEqual([]);
  });
});
