import { describe, expect, test } from "vitest";
import type { Position } from "#game/card/position.ts";
import { fixturesOf } from "#game/world/fixtures-of.ts";
import type { Fixture } from "#game/world/fixtures-of.ts";
import type { Goals } from "./draw-score.ts";
import { expectGoals } from "./expect-goals.ts";
import { selectLineUp } from "./select-line-up.ts";
import type { LineUp } from "./select-line-up.ts";

const fixtures = fixturesOf("premier-league", 2026, 1);
const [anyFixture] = fixtures;

function expected(fixture: (typeof fixtures)[number]): ReturnType<typeof expectGoals> {
  return expectGoals(fixture, selectLineUp(fixture, fixture.home), selectLineUp(fixture, fixture.away));
}

function lineUpOf(overall: number, better?: Position): LineUp {
  const positions: Position[] = ["goalkeeper", "defender", "midfielder", "forward"];
  const starters = positions.map((position) => ({
    slug: position,
    name: position,
    club: "club",
    position,
    overall: overall + (position === better ? 4 : 0),
  }));
  return { formation: "4-4-2", starters, bench: [] };
}

function between(home: LineUp, away: LineUp, changes: Partial<Fixture> = {}): Goals {
  if (!anyFixture) throw new Error("There is no fixture.");
  return expectGoals({ ...anyFixture, ...changes }, home, away);
}

/** By how much the home side may expect more, between equals, in each of these fixtures. */
function leads(changes: (at: number) => Partial<Fixture>): number[] {
  return Array.from({ length: 2000 }, (_, at) => {
    const { home, away } = between(lineUpOf(75), lineUpOf(75), changes(at));
    return home - away;
  });
}

function deviationOf(numbers: readonly number[]): number {
  const meanOf = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  const mean = meanOf(numbers);
  return Math.sqrt(meanOf(numbers.map((number) => (number - mean) ** 2)));
}

describe("goals to expect", () => {
  test("both sides together may expect the same in every match, and each something", () => {
    const all = fixtures.map(expected);
    expect(new Set(all.map(({ home, away }) => (home + away).toFixed(9))).size).toBe(1);
    expect(all.every(({ home, away }) => Math.min(home, away) >= 0.3)).toBe(true);
  });

  test("even the weakest may expect 0.3, and the strongest the league's other goals", () => {
    const { home, away } = between(lineUpOf(99), lineUpOf(1));
    expect(away).toBeCloseTo(0.3, 4);
    expect(home).toBeCloseTo(2.95 - 0.3, 4);
    expect(between(lineUpOf(1), lineUpOf(99)).home).toBeCloseTo(0.3, 4);
  });

  test("playing at home is worth goals", () => {
    const all = fixtures.map(expected);
    const advantage = all.reduce((sum, { home, away }) => sum + home - away, 0) / all.length;
    expect(advantage).toBeGreaterThan(0.2);
    expect(advantage).toBeLessThan(0.4);
  });

  test("a better eleven may expect more", () => {
    if (!anyFixture) throw new Error("There is no fixture.");
    const home = selectLineUp(anyFixture, anyFixture.home);
    const away = selectLineUp(anyFixture, anyFixture.away);
    const better = {
      ...home,
      starters: home.starters.map((player) => ({ ...player, overall: player.overall + 5 })),
    };
    expect(expectGoals(anyFixture, better, away).home).toBeGreaterThan(
      expectGoals(anyFixture, home, away).home,
    );
    expect(expectGoals(anyFixture, better, away).away).toBeLessThan(expectGoals(anyFixture, home, away).away);
  });

  test("what counts is the mean of an eleven, not the sum", () => {
    const { starters, ...rest } = lineUpOf(75);
    const twice = { ...rest, starters: [...starters, ...starters] };
    const goals = between(lineUpOf(75), lineUpOf(75));
    expect(between(twice, lineUpOf(75)).home).toBeCloseTo(goals.home, 9);
    expect(between(lineUpOf(75), twice).home).toBeCloseTo(goals.home, 9);
  });

  test("a better goalkeeper or forward is worth more than a better defender or midfielder", () => {
    const gain = (position: Position) => between(lineUpOf(75, position), lineUpOf(75)).home;
    expect(gain("goalkeeper")).toBeCloseTo(gain("forward"), 9);
    expect(gain("defender")).toBeCloseTo(gain("midfielder"), 9);
    expect(gain("forward")).toBeGreaterThan(gain("defender"));
    expect(gain("defender")).toBeGreaterThan(between(lineUpOf(75), lineUpOf(75)).home);
  });

  test("clubs differ from season to season, and less from day to day, with neither side favoured", () => {
    const byDay = leads((id) => ({ id }));
    const bySeason = leads((season) => ({ season }));
    expect(deviationOf(byDay)).toBeGreaterThan(0.12);
    expect(deviationOf(byDay)).toBeLessThan(0.165);
    expect(deviationOf(bySeason)).toBeGreaterThan(0.26);
    expect(deviationOf(bySeason)).toBeLessThan(0.33);
    const byWorld = leads((seed) => ({ seed }));
    const mean = byWorld.reduce((sum, lead) => sum + lead, 0) / byWorld.length;
    expect(mean).toBeGreaterThan(0.26);
    expect(mean).toBeLessThan(0.32);
  });

  test("a club's season and day are its own: the two of a fixture don't share them", () => {
    if (!anyFixture) throw new Error("There is no fixture.");
    const against = leads((seed) => ({ seed }));
    const itself = leads((seed) => ({ seed, away: anyFixture.home }));
    expect(deviationOf(against)).toBeGreaterThan(0.2);
    expect(deviationOf(itself)).toBeLessThan(1e-9);
  });

  test("every installation expects the same of a fixture, and so does every later version", () => {
    const fixture: Fixture = {
      id: 1,
      league: "la-liga",
      season: 2026,
      round: 1,
      kickOff: Date.UTC(2026, 7, 8, 14),
      home: "one",
      away: "another",
      seed: 1,
    };
    const { home, away } = expectGoals(fixture, lineUpOf(75), lineUpOf(75));
    // Others would rewrite results that managers have seen.
    expect(home).toBeCloseTo(1.6028236725, 9);
    expect(away).toBeCloseTo(1.0971763275, 9);
  });
});
