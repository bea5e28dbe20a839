import { describe, expect, test } from "vitest";
import { scorePerformance } from "#game/football/points.ts";
import { type LiveRecord, liveRecord, toPerformance } from "./live-record.ts";

const zero = {
  minutes: 0,
  goals_scored: 0,
  assists: 0,
  goals_conceded: 0,
  own_goals: 0,
  penalties_saved: 0,
  penalties_missed: 0,
  yellow_cards: 0,
  red_cards: 0,
  saves: 0,
  bonus: 0,
  bps: 0,
  defensive_contribution: 0,
};

const part = (identifier: string, value: number) => ({ identifier, value });

describe("a player's gameweek", () => {
  test("with one fixture has the gameweek's figures", () => {
    const record: LiveRecord = {
      id: 1,
      stats: { ...zero, minutes: 90, goals_scored: 2, bps: 60 },
      explain: [{ fixture: 7, stats: [part("minutes", 90), part("goals_scored", 2)] }],
    };
    expect(toPerformance(record, 7, null)).toMatchObject({
      minutes: 90,
      goals: 2,
      conceded: 0,
      bps: 60,
      rating: null,
    });
  });

  test("with two fixtures gives each its own points", () => {
    const record: LiveRecord = {
      id: 1,
      stats: { ...zero, minutes: 150, goals_scored: 1, goals_conceded: 2, bonus: 3 },
      explain: [
        {
          fixture: 7,
          stats: [part("minutes", 90), part("clean_sheets", 1), part("goals_scored", 1), part("bonus", 3)],
        },
        { fixture: 8, stats: [part("minutes", 60), part("goals_conceded", 2)] },
      ],
    };
    const points = [7, 8].map((fixture) => {
      const performance = toPerformance(record, fixture, null);
      return performance === null ? null : scorePerformance(performance, "defender", 2025).points;
    });
    expect(points).toEqual([2 + 4 + 6 + 3, 2 - 1]);
  });

  test("has nothing of a fixture that was not theirs", () => {
    expect(toPerformance({ id: 1, stats: zero, explain: [] }, 7, null)).toBeNull();
  });

  test("can have negative BPS, but no negative count", () => {
    const parsed = (stats: object) =>
      liveRecord.safeParse({ id: 1, stats: { ...zero, ...stats }, explain: [] });
    expect(parsed({ bps: -7 }).success).toBe(true);
    expect(parsed({ own_goals: -1 }).success).toBe(false);
  });
});
