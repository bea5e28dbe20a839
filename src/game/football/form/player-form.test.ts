import { describe, expect, test } from "vitest";
import { fixturesOfLastRounds, keepsPlace, type PlayerForm, shareOfMinutes } from "./player-form.ts";

/** A player with so many minutes in the club's fixtures, the oldest first. */
function aPlayer(minutes: readonly number[], lastSeason: PlayerForm["lastSeason"] = null): PlayerForm {
  return {
    playerId: 1,
    clubId: 1,
    position: "midfielder",
    overall: 75,
    isFit: null,
    games: minutes.map((played) => ({ minutes: played, points: 2 })),
    lastSeason,
  };
}

function fixtures(count: number, minutes: number): number[] {
  return Array<number>(count).fill(minutes);
}

/** Half of all minutes. */
const halfOfLastSeason = { minutes: 1710, fixtures: 38 };

describe("the share of minutes", () => {
  test("is that of the club's last six fixtures, whatever was before", () => {
    expect(shareOfMinutes(aPlayer([...fixtures(4, 0), ...fixtures(6, 90)]), 0)).toBe(1);
    expect(shareOfMinutes(aPlayer([...fixtures(4, 90), ...fixtures(6, 0)]), 1)).toBe(0);
    expect(shareOfMinutes(aPlayer([90, 60, 30, 0, 45, 45]), 0)).toBe(0.5);
  });

  test("counts last season's share for each of the six that is still to come", () => {
    expect(shareOfMinutes(aPlayer([90, 90], halfOfLastSeason), 0)).toBeCloseTo((2 + 4 * 0.5) / 6, 12);
    expect(shareOfMinutes(aPlayer(fixtures(5, 0), halfOfLastSeason), 0)).toBeCloseTo(0.5 / 6, 12);
    expect(shareOfMinutes(aPlayer([], halfOfLastSeason), 1)).toBe(0.5);
  });

  test("forgets last season after six fixtures", () => {
    expect(shareOfMinutes(aPlayer(fixtures(6, 90), halfOfLastSeason), 0)).toBe(1);
  });

  test("counts the chance to start where the club has no last season", () => {
    expect(shareOfMinutes(aPlayer(fixtures(3, 90)), 0.4)).toBeCloseTo((3 + 3 * 0.4) / 6, 12);
    expect(shareOfMinutes(aPlayer([], { minutes: 0, fixtures: 0 }), 0.4)).toBeCloseTo(0.4, 12);
  });
});

describe("a place in the team", () => {
  test("is everybody's before the first fixture", () => {
    expect(keepsPlace(aPlayer([]), 0.8)).toBe(true);
  });

  test("is kept by playing half of the last fixture", () => {
    expect(keepsPlace(aPlayer([90, 90, 45]), 0.8)).toBe(true);
    expect(keepsPlace(aPlayer([90, 90, 44]), 0.8)).toBe(false);
  });

  test("takes the same share of all fixtures as soon as there are more than six", () => {
    // 504 of 630 minutes are 80 %.
    expect(keepsPlace(aPlayer([0, ...fixtures(5, 90), 54]), 0.8)).toBe(true);
    expect(keepsPlace(aPlayer([0, ...fixtures(5, 90), 53]), 0.8)).toBe(false);
    expect(keepsPlace(aPlayer([...fixtures(5, 0), 90]), 0.8)).toBe(true);
    expect(keepsPlace(aPlayer([...fixtures(6, 0), 90]), 0.8)).toBe(false);
  });
});

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
  const counting = fixturesOfLastRounds(season, ({ isFinished }) => isFinished);
  return [...Map.groupBy(counting, ({ round }) => round)].map(([round, { length }]) => [round, length]);
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
