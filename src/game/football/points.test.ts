import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { positions } from "#game/card/position.ts";
import { UNKNOWN_PERFORMANCE } from "./performance.ts";
import type { Performance } from "./performance.ts";
import { pointsReasons, pointsRulesOf, scorePerformance } from "./points.ts";

/** A full match in which nothing else happened, with these figures. */
function played(figures: Partial<Performance> = {}): Performance {
  return { ...UNKNOWN_PERFORMANCE, minutes: 90, ...figures };
}

/** The points of each position, goalkeeper first, less the 2 for a full match. */
function pointsFor(figures: Partial<Performance>): number[] {
  return positions.map((position) => scorePerformance(played(figures), position, 2025).points - 2);
}

const figure = fc.option(fc.nat({ max: 20 }), { nil: null });
const aPerformance: fc.Arbitrary<Performance> = fc.record({
  minutes: fc.option(fc.nat({ max: 90 }), { nil: null }),
  goals: figure,
  assists: figure,
  conceded: figure,
  saves: figure,
  penaltiesSaved: figure,
  penaltiesMissed: figure,
  yellowCards: figure,
  redCards: figure,
  ownGoals: figure,
  defensiveContributions: figure,
  blocks: figure,
  interceptions: figure,
  tackles: figure,
  bps: figure,
  rating: figure,
  bonus: figure,
});

describe("points of a player in a fixture", () => {
  test.each([
    [0, 0],
    [1, 1],
    [59, 1],
    [60, 2],
    [90, 2],
  ])("%i minutes score %i", (minutes, points) => {
    const performance = { ...UNKNOWN_PERFORMANCE, minutes };
    expect(positions.map((position) => scorePerformance(performance, position, 2025).points)).toEqual([
      points,
      points,
      points,
      points,
    ]);
  });

  test.each<[string, Partial<Performance>, number[]]>([
    ["a goal", { goals: 1 }, [10, 6, 5, 4]],
    ["three goals", { goals: 3 }, [30, 18, 15, 12]],
    ["two assists", { assists: 2 }, [6, 6, 6, 6]],
    ["a clean sheet", { conceded: 0 }, [4, 4, 1, 0]],
    ["a clean sheet of sixty minutes", { minutes: 60, conceded: 0 }, [4, 4, 1, 0]],
    ["one goal conceded", { conceded: 1 }, [0, 0, 0, 0]],
    ["five goals conceded", { conceded: 5 }, [-2, -2, 0, 0]],
    ["two saves", { saves: 2 }, [0, 0, 0, 0]],
    ["seven saves", { saves: 7 }, [2, 0, 0, 0]],
    ["a penalty saved", { penaltiesSaved: 1 }, [5, 5, 5, 5]],
    ["a penalty missed", { penaltiesMissed: 1 }, [-2, -2, -2, -2]],
    ["a yellow card", { yellowCards: 1 }, [-1, -1, -1, -1]],
    ["a red card", { redCards: 1 }, [-3, -3, -3, -3]],
    ["a second yellow card", { yellowCards: 2, redCards: 1 }, [-3, -3, -3, -3]],
    ["a red card after a yellow card", { yellowCards: 1, redCards: 1 }, [-3, -3, -3, -3]],
    ["an own goal", { ownGoals: 1 }, [-2, -2, -2, -2]],
    ["nine defensive contributions", { defensiveContributions: 9 }, [0, 0, 0, 0]],
    ["ten defensive contributions", { defensiveContributions: 10 }, [0, 2, 0, 0]],
    ["eleven defensive contributions", { defensiveContributions: 11 }, [0, 2, 0, 0]],
    ["twelve defensive contributions", { defensiveContributions: 12 }, [0, 2, 2, 2]],
    ["thirty defensive contributions", { defensiveContributions: 30 }, [0, 2, 2, 2]],
    ["blocks, interceptions and tackles of four", { blocks: 1, interceptions: 1, tackles: 2 }, [0, 0, 0, 0]],
    ["blocks, interceptions and tackles of five", { blocks: 1, interceptions: 2, tackles: 2 }, [0, 2, 0, 0]],
    ["blocks, interceptions and tackles of six", { blocks: 2, interceptions: 2, tackles: 2 }, [0, 2, 2, 2]],
    ["six tackles where blocks are unknown", { tackles: 6 }, [0, 2, 2, 2]],
    ["six tackles among nine contributions", { tackles: 6, defensiveContributions: 9 }, [0, 0, 0, 0]],
    ["a bonus of three", { bonus: 3 }, [3, 3, 3, 3]],
  ])("%s scores by position", (_, figures, points) => {
    expect(pointsFor(figures)).toEqual(points);
  });

  test("no clean sheet is kept in 59 minutes", () => {
    const performance = { ...UNKNOWN_PERFORMANCE, minutes: 59, conceded: 0 };
    expect(scorePerformance(performance, "goalkeeper", 2025).points).toBe(1);
  });

  test("what the provider does not supply scores nothing", () => {
    for (const position of positions) {
      expect(scorePerformance(UNKNOWN_PERFORMANCE, position, 2025)).toEqual({ points: 0, lines: [] });
    }
  });

  test("a receipt names every reason, in one order", () => {
    const performance = played({ goals: 2, assists: 1, conceded: 2, saves: 9, yellowCards: 1, bonus: 1 });
    expect(scorePerformance(performance, "goalkeeper", 2025)).toEqual({
      points: 27,
      lines: [
        { reason: "minutes", figure: 90, points: 2 },
        { reason: "goals", figure: 2, points: 20 },
        { reason: "assists", figure: 1, points: 3 },
        { reason: "conceded", figure: 2, points: -1 },
        { reason: "saves", figure: 9, points: 3 },
        { reason: "yellow_cards", figure: 1, points: -1 },
        { reason: "bonus", figure: 1, points: 1 },
      ],
    });
  });

  test("the lines of every receipt add up, each reason at most once and none for nothing", () => {
    fc.assert(
      fc.property(aPerformance, fc.constantFrom(...positions), (performance, position) => {
        const { points, lines } = scorePerformance(performance, position, 2025);
        const reasons = lines.map(({ reason }) => reason);
        expect(points).toBe(lines.reduce((sum, line) => sum + line.points, 0));
        expect(reasons).toEqual(pointsReasons.filter((reason) => reasons.includes(reason)));
        expect(lines.every((line) => line.points !== 0 && Number.isInteger(line.points))).toBe(true);
      }),
    );
  });

  test.each([
    [2016, "2016/17", 6, 0],
    [2023, "2016/17", 6, 0],
    [2024, "2024/25", 10, 0],
    [2025, "2025/26", 10, 2],
    [2031, "2025/26", 10, 2],
  ])("the rules of the season from %i on are those of %s", (season, name, keepersGoal, contributions) => {
    const goal = scorePerformance({ ...UNKNOWN_PERFORMANCE, goals: 1 }, "goalkeeper", season);
    const defence = scorePerformance(
      { ...UNKNOWN_PERFORMANCE, defensiveContributions: 12 },
      "defender",
      season,
    );
    expect(pointsRulesOf(season).name).toBe(name);
    expect([goal.points, defence.points]).toEqual([keepersGoal, contributions]);
  });
});
