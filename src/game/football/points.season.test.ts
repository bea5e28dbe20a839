import { describe, expect, test } from "vitest";
import type { Position } from "#game/card/position.ts";
import {
  isRecordedSeasonMissing,
  readRecordedSeason,
  SKIPPED_WITHOUT_FILE,
} from "#tests/support/recorded-season.ts";
import { awardBonus } from "./bonus.ts";
import { UNKNOWN_PERFORMANCE } from "./performance.ts";
import type { Performance } from "./performance.ts";
import { scorePerformance } from "./points.ts";

interface Row {
  readonly fixture: string;
  readonly position: Position;
  readonly performance: Performance;
  readonly bonus: number;
  readonly totalPoints: number;
}

const positionOf: Readonly<Record<string, Position>> = {
  GK: "goalkeeper",
  DEF: "defender",
  MID: "midfielder",
  FWD: "forward",
};

/** The rows of the season, each with its raw figures. */
function readSeason(): Row[] {
  return readRecordedSeason().map((row) => {
    const cell = (name: string): string => row[name] ?? "";
    return toRow(cell, (name) => Number(cell(name)));
  });
}

function toRow(cell: (name: string) => string, figure: (name: string) => number): Row {
  const position = positionOf[cell("position")];
  if (!position) throw new Error(`unknown position ${cell("position")}`);
  return {
    fixture: cell("fixture"),
    position,
    bonus: figure("bonus"),
    totalPoints: figure("total_points"),
    performance: {
      ...UNKNOWN_PERFORMANCE,
      minutes: figure("minutes"),
      goals: figure("goals_scored"),
      assists: figure("assists"),
      conceded: figure("goals_conceded"),
      saves: figure("saves"),
      penaltiesSaved: figure("penalties_saved"),
      penaltiesMissed: figure("penalties_missed"),
      yellowCards: figure("yellow_cards"),
      redCards: figure("red_cards"),
      ownGoals: figure("own_goals"),
      defensiveContributions: figure("defensive_contribution"),
      bps: figure("bps"),
    },
  };
}

describe.skipIf(isRecordedSeasonMissing)(`the recorded season 2025/26 (${SKIPPED_WITHOUT_FILE})`, () => {
  const rows = isRecordedSeasonMissing ? [] : readSeason();

  test("all 29,747 rows score exactly their points, from raw figures", () => {
    const wrong = rows.filter(
      ({ performance, position, bonus, totalPoints }) =>
        scorePerformance({ ...performance, bonus }, position, 2025).points !== totalPoints,
    );
    expect(rows).toHaveLength(29_747);
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  test("the bonus of all 380 fixtures follows from BPS", () => {
    const fixtures = Map.groupBy(rows, ({ fixture }) => fixture);
    const wrong = [...fixtures.values()].filter((fixture) => {
      const awarded = awardBonus(fixture.map(({ performance }) => performance));
      return fixture.some(({ bonus }, at) => bonus !== awarded[at]);
    });
    expect(fixtures.size).toBe(380);
    expect(wrong.slice(0, 3)).toEqual([]);
  });
});
