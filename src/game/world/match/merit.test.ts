import { describe, expect, test } from "vitest";
import type { Position } from "#game/card/position.ts";
import type { Work } from "./draw-work.ts";
import { bpsOf, emptyTally, ratingOf } from "./merit.ts";
import type { Tally } from "./merit.ts";

interface Deeds extends Partial<Tally> {
  readonly work?: readonly Work[];
  readonly influence?: number;
}

function bps(position: Position, { work = [], influence = 0, ...figures }: Deeds): number {
  return bpsOf({ ...emptyTally(), minutes: 90, ...figures }, position, work, influence);
}

describe("the bonus points system", () => {
  test("gives nothing to a player who didn't come on", () => {
    expect(bps("defender", { minutes: 0, influence: 900 })).toBe(0);
  });

  test("gives 3 for playing, and 6 from the hour on", () => {
    expect([1, 59, 60, 90].map((minutes) => bps("midfielder", { minutes }))).toEqual([3, 3, 6, 6]);
  });

  test("gives defenders and goalkeepers a clean sheet from the hour on, and nobody else", () => {
    expect([59, 60].map((minutes) => bps("defender", { minutes }))).toEqual([3, 6 + 12]);
    expect(bps("goalkeeper", {})).toBe(6 + 12);
    expect(bps("forward", {})).toBe(6);
  });

  test("takes 4 from defenders and goalkeepers for each goal conceded", () => {
    expect(bps("defender", { conceded: 2 })).toBe(6 - 8);
    expect(bps("goalkeeper", { conceded: 3 })).toBe(6 - 12);
    expect(bps("midfielder", { conceded: 3 })).toBe(6);
    expect(bps("forward", { conceded: 3 })).toBe(6);
  });

  test("pays the goals of a forward best, then a midfielder's", () => {
    const ofGoals = (position: Position) => bps(position, { goals: 2 }) - bps(position, {});
    expect(ofGoals("forward")).toBe(2 * 26);
    expect(ofGoals("midfielder")).toBe(2 * 20);
    expect(ofGoals("defender")).toBe(2 * 14);
    expect(ofGoals("goalkeeper")).toBe(2 * 14);
  });

  test("adds assists, and takes off missed penalties, own goals and cards", () => {
    expect(bps("midfielder", { assists: 2 })).toBe(6 + 22);
    expect(bps("midfielder", { penaltiesMissed: 2 })).toBe(6 - 12);
    expect(bps("midfielder", { ownGoals: 2 })).toBe(6 - 12);
    expect(bps("midfielder", { yellowCards: 1 })).toBe(6 - 3);
    expect(bps("midfielder", { redCards: 1 })).toBe(6 - 9);
  });

  test("adds saves, and more for saved penalties", () => {
    expect(bps("goalkeeper", { conceded: 1, saves: 5 })).toBe(6 - 4 + 10);
    expect(bps("goalkeeper", { conceded: 1, penaltiesSaved: 2 })).toBe(6 - 4 + 16);
  });

  test("adds 2 for each tackle, 1 for two clearances, blocks or interceptions, 1 for three recoveries", () => {
    expect(bps("forward", { work: ["tackle", "tackle", "tackle"] })).toBe(6 + 6);
    expect(bps("forward", { work: ["clearance", "block"] })).toBe(6 + 1);
    expect(bps("forward", { work: ["clearance", "block", "interception"] })).toBe(6 + 1);
    expect(bps("forward", { work: ["clearance", "interception", "interception", "block"] })).toBe(6 + 2);
    expect(bps("forward", { work: ["recovery", "recovery"] })).toBe(6);
    expect(bps("forward", { work: ["recovery", "recovery", "recovery"] })).toBe(6 + 1);
  });

  test("counts influence for the minutes played", () => {
    expect(bps("forward", { influence: 8 })).toBe(6 + 8);
    expect(bps("forward", { influence: 8, minutes: 45 })).toBe(3 + 4);
    expect(bps("forward", { influence: -8, minutes: 45 })).toBe(3 - 4);
  });
});

describe("the rating of a simulated performance", () => {
  test("is 6.3 for an ordinary one, and a point more for 20 in the bonus points system", () => {
    expect(ratingOf(9)).toBe(6.3);
    expect(ratingOf(29)).toBe(7.3);
    expect(ratingOf(-11)).toBe(5.3);
  });

  test("is between 3 and 10", () => {
    expect([81, 85, 200].map(ratingOf)).toEqual([9.9, 10, 10]);
    expect([-55, -59, -200].map(ratingOf)).toEqual([3.1, 3, 3]);
  });
});
