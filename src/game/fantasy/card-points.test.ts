import { describe, expect, test } from "vitest";
import { UNKNOWN_PERFORMANCE } from "#game/football/performance.ts";
import type { Performance } from "#game/football/performance.ts";
import { hasPlayed, scoreCard, scoresOfRound } from "./card-points.ts";

function aPerformance(given: Partial<Performance>): Performance {
  return { ...UNKNOWN_PERFORMANCE, ...given };
}

describe("played", () => {
  test.each<[string, Partial<Performance>, boolean]>([
    ["a minute", { minutes: 1 }, true],
    ["no minute", { minutes: 0 }, false],
    ["unknown minutes", {}, false],
    ["a yellow card from the bench", { minutes: 0, yellowCards: 1 }, true],
    ["a red card from the bench", { minutes: 0, redCards: 1 }, true],
    ["no card", { minutes: 0, yellowCards: 0, redCards: 0 }, false],
  ])("%s: %o is %s", (_, given, played) => {
    expect(hasPlayed(aPerformance(given))).toBe(played);
  });
});

describe("the points of a card in a round", () => {
  const twice = {
    isOver: true,
    performances: [
      { fixtureId: 7, performance: aPerformance({ minutes: 90, goals: 1 }) },
      { fixtureId: 9, performance: aPerformance({ minutes: 20, yellowCards: 1 }) },
    ],
  };

  test("the fixtures of a double add up, each with its receipt", () => {
    const scored = scoreCard(twice, "forward", 2025);
    expect(scored).toMatchObject({ points: 6, hasPlayed: true, isOver: true });
    expect(scored.receipts.map(({ fixtureId, points }) => [fixtureId, points])).toEqual([
      [7, 6],
      [9, 0],
    ]);
    expect(scored.receipts[1]?.lines.map(({ reason }) => reason)).toEqual(["minutes", "yellow_cards"]);
  });

  test("a player who missed one fixture of a double has played, and one who missed both has not", () => {
    const missed = { fixtureId: 9, performance: aPerformance({ minutes: 0 }) };
    const once = { isOver: false, performances: [...twice.performances.slice(0, 1), missed] };
    expect(scoreCard(once, "forward", 2025)).toMatchObject({ points: 6, hasPlayed: true, isOver: false });
    const never = { isOver: true, performances: [missed, missed] };
    expect(scoreCard(never, "forward", 2025)).toMatchObject({ points: 0, hasPlayed: false });
  });

  test("a player without a fixture has not played, and nothing is left to play", () => {
    expect(scoreCard(undefined, "forward", 2025)).toEqual({
      points: 0,
      receipts: [],
      hasPlayed: false,
      isOver: true,
    });
  });

  test("for many squads the same card is scored once, each position for itself", () => {
    const scoreOf = scoresOfRound(new Map([[1, twice]]), 2025);
    expect(scoreOf(1, "forward")).toBe(scoreOf(1, "forward"));
    expect([
      scoreOf(1, "forward").points,
      scoreOf(1, "defender").points,
      scoreOf(2, "forward").points,
    ]).toEqual([6, 8, 0]);
  });
});
