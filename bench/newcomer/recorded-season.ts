import { overallFromForm } from "#game/card/overall.ts";
import type { Position } from "#game/card/position.ts";
import { OVERALL_WITHOUT_FORM, overallsOfSeason } from "#game/card/season-overall.ts";
import { readRecordedSeason } from "#tests/support/recorded-season.ts";
import type { Season, SeasonFixture } from "#tests/season/collections/season.ts";

type Row = Readonly<Record<string, string>>;

const positionOf: Readonly<Record<string, Position>> = {
  GK: "goalkeeper",
  DEF: "defender",
  MID: "midfielder",
  FWD: "forward",
};

/** The Premier League of 2025/26, with points from the Premier League's own game. */
export function recordedSeason(): Season {
  const rows = readRecordedSeason();
  const clubs = [...new Set(rows.map((row) => row["team"] ?? ""))].sort();
  const clubId = (name: string | undefined) => clubs.indexOf(name ?? "");
  const fixtures = [...Map.groupBy(rows, (row) => row["fixture"]).values()].map((own): SeasonFixture => {
    const [first = {}] = own;
    return {
      round: number(first, "gw"),
      kickOff: Date.parse(first["kickoff_time"] ?? ""),
      clubIds: [clubId(first["team"]), clubId(first["opponent"])],
      appearances: new Map(
        own.map((row) => [
          number(row, "player_id"),
          {
            playerId: number(row, "player_id"),
            clubId: clubId(row["team"]),
            minutes: number(row, "minutes"),
            points: number(row, "total_points"),
          },
        ]),
      ),
    };
  });
  return {
    name: "recorded, 2025/26",
    players: playersOf(rows, clubId),
    fixtures: fixtures.sort((a, b) => a.kickOff - b.kickOff),
  };
}

function playersOf(rows: readonly Row[], clubId: (name: string | undefined) => number): Season["players"] {
  const careers = [...Map.groupBy(rows, (row) => number(row, "player_id"))].map(([playerId, own]) => {
    const inOrder = own.toSorted((a, b) => (a["kickoff_time"] ?? "").localeCompare(b["kickoff_time"] ?? ""));
    const [first = {}, last = {}] = [inOrder[0], inOrder.at(-1)];
    const sum = (column: string) => own.reduce((total, row) => total + number(row, column), 0);
    return {
      playerId,
      clubId: clubId(first["team"]),
      position: positionOf[first["position"] ?? ""] ?? "midfielder",
      firstPrice: number(first, "value"),
      figures: { minutes: sum("minutes"), points: sum("total_points"), price: number(last, "value") },
    };
  });
  const overalls = overallsOfSeason(careers.map(({ position, figures }) => ({ position, ...figures })));
  return careers.map(({ playerId, clubId: club, position, firstPrice }, at) => {
    const rivals = careers.filter((one) => one.position === position);
    const share = rivals.filter((one) => one.firstPrice < firstPrice).length / rivals.length;
    const overallBefore = overallFromForm({ pointsPer90Percentile: share, pricePercentile: share });
    return { playerId, clubId: club, position, overallBefore, overall: overalls[at] ?? OVERALL_WITHOUT_FORM };
  });
}

function number(row: Row, column: string): number {
  return Number(row[column] ?? "");
}
