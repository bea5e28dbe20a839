import { describe, expect, test } from "vitest";
import type { Position } from "#game/card/position.ts";
import type { Performance } from "#game/football/performance.ts";
import type { FixtureEvent } from "#game/world/fixture-event.ts";
import type { Fixture } from "#game/world/fixtures-of.ts";
import { matchEnd } from "./match-clock.ts";
import { performUntil } from "./perform.ts";
import type { PlayedMatch } from "./play-match.ts";

const stoppage = { first: 2, second: 5 };
const END = matchEnd(stoppage);
const HALF_AN_HOUR = 30 * 60;

const fixture = fixtureOf(1);

function fixtureOf(id: number): Fixture {
  return {
    id,
    league: "premier-league",
    season: 2026,
    round: 1,
    kickOff: Date.UTC(2026, 7, 8, 14),
    home: "home",
    away: "away",
    seed: 1,
  };
}

function player(slug: string, position: Position) {
  return { slug, name: slug, club: "club", position, overall: 76 };
}

/** A match in which the home side's bench has one more midfielder. */
function matchOf(events: readonly FixtureEvent[] = []): PlayedMatch {
  const side = (name: string) => ({
    formation: "4-4-2" as const,
    starters: [
      player(`${name}-keeper`, "goalkeeper"),
      player(`${name}-defender`, "defender"),
      player(`${name}-midfielder`, "midfielder"),
      player(`${name}-forward`, "forward"),
    ],
    bench: [player(`${name}-spare`, "midfielder")],
  });
  return { lineUps: { home: side("home"), away: side("away") }, stoppage, events, saves: [] };
}

function change(second: number, on: string, off: string): FixtureEvent {
  return { kind: "substitution", side: "home", second, minute: 1, stoppage: null, on, off };
}

function performanceOf(slug: string, second = END, match = matchOf(), of = fixture): Performance {
  const found = performUntil(of, match, second).find((entry) => entry.player.slug === slug);
  if (!found) throw new Error(`Nobody is called ${slug}.`);
  return found.performance;
}

/** What a player did in thirty matches, on average. */
function meanOf(slug: string): (figure: keyof Performance) => number {
  const performances = Array.from({ length: 30 }, (_, id) =>
    performanceOf(slug, END, matchOf(), fixtureOf(id)),
  );
  return (figure) => performances.reduce((sum, one) => sum + (one[figure] ?? 0), 0) / 30;
}

function contributions(slug: string, second: number, match = matchOf()): number {
  return performanceOf(slug, second, match).defensiveContributions ?? Number.NaN;
}

/** The first second by which a starter has done something that counts. */
function firstDeedOf(slug: string): number {
  for (let second = 0; second < END; second += 1) if (contributions(slug, second) > 0) return second;
  throw new Error(`${slug} did nothing.`);
}

describe("a performance", () => {
  test("is of everyone in both squads, on the own side", () => {
    const entries = performUntil(fixture, matchOf(), END).map(({ player: { slug }, side }) => [slug, side]);
    expect(entries).toHaveLength(10);
    expect(entries.every(([slug, side]) => slug?.startsWith(side ?? "neither"))).toBe(true);
  });

  test("grows by what is done up to the very second", () => {
    const at = firstDeedOf("home-midfielder");
    expect(contributions("home-midfielder", at - 1)).toBe(0);
    expect(contributions("home-midfielder", at)).toBe(1);
  });

  test("has everything from coming on to going off, both seconds included", () => {
    const at = firstDeedOf("home-midfielder");
    const until = matchOf([change(at, "home-spare", "home-midfielder")]);
    expect(contributions("home-midfielder", END, until)).toBe(1);
    const earlier = matchOf([change(at - 1, "home-spare", "home-midfielder")]);
    expect(contributions("home-midfielder", END, earlier)).toBe(0);
  });

  test("has nothing from before coming on", () => {
    const whole = contributions("home-midfielder", END);
    const at = firstDeedOf("home-midfielder");
    const match = matchOf();
    const { starters, bench } = match.lineUps.home;
    const swapped = (second: number): PlayedMatch => ({
      ...matchOf([change(second, "home-midfielder", "home-spare")]),
      lineUps: {
        ...match.lineUps,
        home: {
          formation: "4-4-2",
          starters: [...starters.filter(({ slug }) => slug !== "home-midfielder"), ...bench],
          bench: starters.filter(({ slug }) => slug === "home-midfielder"),
        },
      },
    });
    expect(contributions("home-midfielder", END, swapped(at))).toBe(whole);
    expect(contributions("home-midfielder", END, swapped(at + 1))).toBe(whole - 1);
  });

  test("has no rating and nothing else for a player who doesn't come on", () => {
    expect(performanceOf("home-spare")).toMatchObject({
      minutes: 0,
      defensiveContributions: 0,
      bps: 0,
      rating: null,
      bonus: 0,
    });
    expect(performanceOf("home-forward").rating).toBeGreaterThan(3);
  });

  test("differs between fixtures, players and worlds", () => {
    const of = (slug: string, other: Fixture) => performanceOf(slug, END, matchOf(), other);
    expect(of("home-midfielder", fixtureOf(2))).not.toEqual(performanceOf("home-midfielder"));
    expect(of("home-midfielder", { ...fixture, seed: 2 })).not.toEqual(performanceOf("home-midfielder"));
    expect(performanceOf("away-midfielder")).not.toEqual(performanceOf("home-midfielder"));
  });
});

describe("defensive contributions", () => {
  test("are clearances, blocks, interceptions and tackles, for midfielders and forwards recoveries too", () => {
    const defender = meanOf("home-defender");
    expect(defender("defensiveContributions")).toBeGreaterThan(6);
    expect(defender("defensiveContributions")).toBeLessThan(9.5);
    const ofBall = defender("blocks") + defender("interceptions") + defender("tackles");
    expect(ofBall).toBeLessThan(defender("defensiveContributions"));
    expect(meanOf("home-midfielder")("defensiveContributions")).toBeGreaterThan(7);
    expect(meanOf("home-forward")("defensiveContributions")).toBeGreaterThan(3.6);
  });

  test("are none of a goalkeeper's", () => {
    expect(meanOf("home-keeper")("defensiveContributions")).toBe(0);
  });

  test("are counted by kind, too", () => {
    const defender = meanOf("home-defender");
    const midfielder = meanOf("home-midfielder");
    expect(defender("blocks")).toBeCloseTo(0.8, 0);
    expect(defender("interceptions")).toBeCloseTo(1.1, 0);
    expect(midfielder("tackles")).toBeGreaterThan(meanOf("home-forward")("tackles"));
    expect(midfielder("tackles")).toBeGreaterThan(midfielder("blocks"));
  });
});

describe("bonus", () => {
  function bonusesAt(second: number): number[] {
    return performUntil(fixture, matchOf(), second).map(({ performance }) => performance.bonus ?? Number.NaN);
  }

  test("is 0 until the final whistle", () => {
    expect(new Set(bonusesAt(HALF_AN_HOUR))).toEqual(new Set([0]));
    expect(new Set(bonusesAt(END - 1))).toEqual(new Set([0]));
  });

  test("is given at the final whistle, most to the best in the bonus points system", () => {
    expect(bonusesAt(END)).toContain(3);
    const ranked = performUntil(fixture, matchOf(), END)
      .map(({ performance }) => performance)
      .toSorted((a, b) => (b.bps ?? 0) - (a.bps ?? 0));
    expect(ranked[0]?.bonus).toBe(3);
    expect(ranked.at(-1)?.bonus).toBe(0);
  });
});
