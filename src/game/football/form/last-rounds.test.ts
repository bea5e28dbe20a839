import { describe, expect, test } from "vitest";
import { fixturesOfLastRounds } from "./last-rounds.ts";

interface Fixture {
  readonly round: number;
  readonly isFinished: boolean;
}

/** A season of rounds with ten fixtures each; `finished` of each are over, by round. */
function aSeason(rounds: number, finished: (round: number) => number): Fixture[] {
  return Array.from({ length: rounds * 10 }, (_, at) => {
    const round = 1 + Math.floor(at / 10);
    return { round, isFinished: at % 10 < finished(round) };
  });
}

/** How many finished fixtures of each round count. */
function counted(season: readonly Fixture[]): [round: number, fixtures: number][] {
  const fixtures = fixturesOfLastRounds(season, ({ isFinished }) => isFinished);
  return [...Map.groupBy(fixtures, ({ round }) => round)].map(([round, { length }]) => [round, length]);
}

/** The rounds from one to another, all of their ten fixtures finished. */
function whole(from: number, to: number): [round: number, fixtures: number][] {
  return Array.from({ length: to - from + 1 }, (_, at) => [from + at, 10]);
}

describe("the last ten rounds", () => {
  test("are all while the season is young", () => {
    expect(counted(aSeason(38, () => 0))).toEqual([]);
    expect(counted(aSeason(38, (round) => (round === 1 ? 1 : 0)))).toEqual([[1, 1]]);
    expect(counted(aSeason(38, (round) => (round <= 9 ? 10 : 0)))).toEqual(whole(1, 9));
  });

  test("are ten, and the fixture that opens the next round", () => {
    expect(counted(aSeason(38, (round) => (round <= 26 ? 10 : 0)))).toEqual(whole(17, 26));
    const begun = aSeason(38, (round) => (round <= 26 ? 10 : Number(round === 27)));
    expect(counted(begun)).toEqual([...whole(17, 26), [27, 1]]);
  });

  test("move on when half of a round is over", () => {
    const last = (finished: number) =>
      aSeason(38, (round) => (round <= 26 ? 10 : round === 27 ? finished : 0));
    expect(counted(last(4))).toEqual([...whole(17, 26), [27, 4]]);
    expect(counted(last(5))).toEqual([...whole(18, 26), [27, 5]]);
  });

  test("stay when a fixture is brought forward, which counts too", () => {
    const season = aSeason(38, (round) => (round <= 26 ? 10 : Number(round === 31)));
    expect(counted(season)).toEqual([...whole(17, 26), [31, 1]]);
  });

  test("are still ten when a whole round was brought forward", () => {
    const season = aSeason(38, (round) => (round <= 26 || round === 31 ? 10 : 0));
    expect(counted(season)).toEqual([...whole(18, 26), [31, 10]]);
  });

  test("pass over a round that was put off", () => {
    const season = aSeason(38, (round) => (round === 20 ? 2 : round <= 26 ? 10 : 0));
    expect(counted(season)).toEqual([...whole(16, 19), [20, 2], ...whole(21, 26)]);
  });
});
