import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { Position } from "#game/card/position.ts";
import { awardBonus } from "./bonus.ts";
import { UNKNOWN_PERFORMANCE } from "./performance.ts";
import type { Performance } from "./performance.ts";
import { scorePerformance } from "./points.ts";

/** The recorded season of the Premier League game, which lies beside the project and not in it. */
const seasonFile = new URL("../../../../shared/data/football/fpl-2025-26-gw.csv.gz", import.meta.url);
const isMissing = !existsSync(seasonFile);

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

/** The rows of the season, each with its raw figures; the file has no quoted fields. */
function readSeason(): Row[] {
  const [header = "", ...lines] = gunzipSync(readFileSync(seasonFile))
    .toString("utf8")
    .trim()
    .split(/\r?\n/u);
  const columns = header.split(",");
  return lines.map((line) => {
    const cells = line.split(",");
    const cell = (name: string): string => cells[columns.indexOf(name)] ?? "";
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

describe.skipIf(isMissing)("the recorded season 2025/26 (skipped where its file is not there)", () => {
  const rows = isMissing ? [] : readSeason();

  test("all 29,747 rows score exactly their points, from raw figures", () => {
    const wrong = rows.filter(
      ({ performance, position, bonus, totalPoints }) =>
        scorePerformance({ ...performance, bonus }, position).points !== totalPoints,
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
