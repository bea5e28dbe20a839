import { describe, expect, test } from "vitest";
import { houseLineUp } from "#game/match/house-team.ts";
import type { MatchEvent, Score } from "#game/match/match-event.ts";
import { rate } from "./ratings.ts";
import type { Verdict } from "./ratings.ts";

const fixture = { home: houseLineUp("1-2-1", 80), away: houseLineUp("1-2-1", 80) };
const at = { minute: 5, second: 10 };
/** With it nothing is added for what no event shows. */
const middle = () => 0.5;

/** A goal conceded on either side, without any event: nobody has a clean sheet, and nobody wins. */
const level: Score = { home: 1, away: 1 };

function rated(events: readonly MatchEvent[], score = level, random: () => number = middle): Verdict {
  return rate(fixture, events, score, random);
}

function goal(player: number, assist: number | null): MatchEvent {
  return { ...at, kind: "goal", side: "home", player, assist, move: "counter", score: level };
}

function chance(player: number, assist: number | null): MatchEvent {
  return { ...at, kind: "chance", side: "home", player, assist, move: "counter", expectedGoals: 0.2 };
}

describe("ratings", () => {
  test("start at 6.2, less what a goal conceded costs by line", () => {
    const { home, away } = rated([]);
    expect(home).toEqual([5.8, 6, 6.1, 6.1, 6.2]);
    expect(away).toEqual(home);
  });

  test("fall with each goal conceded", () => {
    expect(rated([], { home: 3, away: 3 }).home).toEqual([5, 5.6, 5.9, 5.9, 6.2]);
  });

  test("rise for a clean sheet, most in goal", () => {
    expect(rated([], { home: 0, away: 0 }).away).toEqual([7.2, 6.8, 6.5, 6.5, 6.3]);
  });

  test("are 0.3 better for a win of any size, and 0.3 worse for a defeat", () => {
    const { home, away } = rated([], { home: 4, away: 1 });
    expect(home[4]).toBe(6.5);
    expect(away[4]).toBe(5.9);
    expect(home[0]).toBe(6.1);
    expect(away[0]).toBe(4.3);
  });

  test("rise by a goal and an assist, which is more than a chance created", () => {
    expect(rated([goal(4, 2)]).home[4]).toBe(7.2);
    expect(rated([chance(4, 2)]).home).toEqual([5.8, 6, 6.3, 6.1, 6.2]);
    expect(rated([chance(4, 2), goal(4, 2)]).home[2]).toBe(6.7);
    expect(rated([chance(4, null), goal(4, null)]).home).toEqual([5.8, 6, 6.1, 6.1, 7.2]);
  });

  test("rise for a keeper who saves and for the shooter, and fall for a miss", () => {
    const save: MatchEvent = { ...at, kind: "save", side: "away", player: 0, shooter: 3 };
    expect(rated([save]).away[0]).toBe(6.1);
    expect(rated([save]).home[3]).toBe(6.2);
    const miss: MatchEvent = { ...at, kind: "miss", side: "home", player: 3, manner: "wide" };
    expect(rated([miss]).home[3]).toBe(6);
  });

  test("fall for cards", () => {
    const yellow: MatchEvent = { ...at, kind: "yellowCard", side: "away", player: 4 };
    const red: MatchEvent = { ...at, kind: "redCard", side: "away", player: 4, secondYellow: false };
    expect(rated([yellow]).away[4]).toBe(5.8);
    expect(rated([red]).away[4]).toBe(4.7);
    expect(rated([yellow, red]).away[4]).toBe(4.3);
  });

  test("don't move for what is only told", () => {
    const told: MatchEvent[] = [
      { ...at, kind: "kickOff", side: "home" },
      { ...at, kind: "buildUp", side: "home", player: 1, to: 2 },
      { ...at, kind: "halfTime", score: level },
      { ...at, kind: "fullTime", score: level },
    ];
    expect(rated(told)).toEqual(rated([]));
  });

  test("move by up to 0.3 either way for what no event shows", () => {
    const forward = (random: number) => rated([], level, () => random).home[4];
    expect([0, 1 / 7, 3 / 7, 0.999].map((random) => forward(random + 0.0001))).toEqual([5.9, 6, 6.2, 6.5]);
  });

  test("are between 3 and 10", () => {
    const goals = Array.from({ length: 6 }, () => goal(4, null));
    expect(rated(goals).home[4]).toBe(10);
    expect(rated([], { home: 1, away: 15 }).home[0]).toBe(3);
  });
});

describe("the man of the match", () => {
  test("is the best of all ten", () => {
    expect(rated([goal(2, null)]).manOfTheMatch).toEqual({ side: "home", player: 2 });
    const save: MatchEvent = { ...at, kind: "save", side: "away", player: 0, shooter: 3 };
    expect(rated([save, save, save, save]).manOfTheMatch).toEqual({ side: "away", player: 0 });
  });

  test("of equals is the first of the home side", () => {
    expect(rated([], { home: 0, away: 0 }).manOfTheMatch).toEqual({ side: "home", player: 0 });
    expect(rated([]).manOfTheMatch).toEqual({ side: "home", player: 4 });
  });

  test("of two perfect tens is the one with more behind it", () => {
    const five = Array.from({ length: 5 }, () => goal(2, null));
    const six = Array.from({ length: 6 }, () => goal(3, null));
    expect(rated([...five, ...six]).home.slice(2, 4)).toEqual([10, 10]);
    expect(rated([...five, ...six]).manOfTheMatch).toEqual({ side: "home", player: 3 });
  });
});
