import { describe, expect, test } from "vitest";
import { clubs } from "#game/world/catalogue/clubs.ts";
import { fixturesOf } from "#game/world/fixtures-of.ts";
import { selectLineUp } from "./select-line-up.ts";
import { squadOf } from "./squad.ts";

const fixtures = ["premier-league", "la-liga", "serie-a"].flatMap((league) =>
  fixturesOf(league as "la-liga", 2026, 1).filter(({ round }) => round <= 19),
);

function lineUpsOf(club: string) {
  return fixtures
    .filter(({ home, away }) => home === club || away === club)
    .map((fixture) => ({ round: fixture.round, ...selectLineUp(fixture, club) }));
}

describe("line-up", () => {
  test("the best of a squad start nearly always, but sometimes miss a match", () => {
    const starts = clubs.map(({ slug }) => {
      const [best] = [...squadOf(slug)].sort((a, b) => b.overall - a.overall);
      return lineUpsOf(slug).filter(({ starters }) => starters.some((player) => player === best)).length;
    });
    const mean = starts.reduce((sum, times) => sum + times, 0) / starts.length;
    expect(mean).toBeGreaterThan(15);
    expect(mean).toBeLessThan(19);
  });

  test("every club keeps sixteen players at least", () => {
    const short = clubs.flatMap(({ slug }) =>
      lineUpsOf(slug).filter(({ starters, bench }) => starters.length + bench.length < 16),
    );
    expect(short).toEqual([]);
  });

  test("an unavailable player stays out for the whole spell", () => {
    const absentIn = (club: string, round: number) => {
      const present = lineUpsOf(club).find((lineUp) => lineUp.round === round);
      return squadOf(club).filter(
        (player) => !present?.starters.includes(player) && !present?.bench.includes(player),
      );
    };
    const spells = clubs.map(({ slug }) => [absentIn(slug, 9), absentIn(slug, 10), absentIn(slug, 11)]);
    expect(spells.some(([first]) => first && first.length > 0)).toBe(true);
    for (const [first, second, third] of spells) {
      expect(second).toEqual(first);
      expect(third).toEqual(first);
    }
  });

  test("a club changes its eleven in the course of a season", () => {
    for (const { slug } of clubs) {
      const elevens = new Set(
        lineUpsOf(slug).map(({ starters }) => starters.map((player) => player.slug).join()),
      );
      expect(elevens.size).toBeGreaterThan(1);
    }
  });
});
