import { describe, expect, test } from "vitest";
import { fixturesOf } from "#game/world/fixtures-of.ts";
import { expectGoals } from "./expect-goals.ts";
import { selectLineUp } from "./select-line-up.ts";

const fixtures = fixturesOf("premier-league", 2026, 1);

function expected(fixture: (typeof fixtures)[number]): ReturnType<typeof expectGoals> {
  return expectGoals(fixture, selectLineUp(fixture, fixture.home), selectLineUp(fixture, fixture.away));
}

describe("goals to expect", () => {
  test("both sides together may expect the same in every match, and each something", () => {
    const all = fixtures.map(expected);
    expect(new Set(all.map(({ home, away }) => (home + away).toFixed(9))).size).toBe(1);
    expect(all.every(({ home, away }) => Math.min(home, away) >= 0.3)).toBe(true);
  });

  test("playing at home is worth goals", () => {
    const all = fixtures.map(expected);
    const advantage = all.reduce((sum, { home, away }) => sum + home - away, 0) / all.length;
    expect(advantage).toBeGreaterThan(0.2);
    expect(advantage).toBeLessThan(0.4);
  });

  test("a better eleven may expect more", () => {
    const [fixture] = fixtures;
    if (!fixture) throw new Error("There is no fixture.");
    const home = selectLineUp(fixture, fixture.home);
    const away = selectLineUp(fixture, fixture.away);
    const better = {
      ...home,
      starters: home.starters.map((player) => ({ ...player, overall: player.overall + 5 })),
    };
    expect(expectGoals(fixture, better, away).home).toBeGreaterThan(expectGoals(fixture, home, away).home);
    expect(expectGoals(fixture, better, away).away).toBeLessThan(expectGoals(fixture, home, away).away);
  });
});
