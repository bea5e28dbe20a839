import type { Position } from "#game/card/position.ts";
import type { PlayerRound } from "#game/fantasy/card-points.ts";
import type { RoundFixture } from "#game/fantasy/round.ts";
import { UNKNOWN_PERFORMANCE } from "#game/football/performance.ts";
import type { Performance } from "#game/football/performance.ts";
import { readRecordedSeason } from "./recorded-season.ts";

type Row = Readonly<Record<string, string>>;

/** A player's gameweek as counted by the Premier League game. */
export interface CountedWeek {
  readonly points: number;
  readonly minutes: number;
  readonly cards: number;
}

export interface RecordedPlayer {
  readonly id: number;
  readonly name: string;
  readonly position: Position;
}

export interface RecordedRounds {
  readonly players: readonly RecordedPlayer[];
  readonly fixtures: readonly RoundFixture[];
  readonly clubNames: readonly string[];
  /** The player's club in a gameweek: the last one played for by then. */
  clubOf(playerId: number, gameweek: number): number;
  /** What the game counted, by gameweek and player. */
  readonly counted: ReadonlyMap<number, ReadonlyMap<number, CountedWeek>>;
  /** The raw figures, by gameweek and player. */
  readonly played: ReadonlyMap<number, ReadonlyMap<number, PlayerRound>>;
}

const positionOf: Readonly<Record<string, Position>> = {
  GK: "goalkeeper",
  DEF: "defender",
  MID: "midfielder",
  FWD: "forward",
};

/** The recorded season by gameweek, for the fantasy league. */
export function readRecordedRounds(): RecordedRounds {
  const rows = readRecordedSeason();
  const clubNames = [...new Set(rows.map((row) => text(row, "team")))].sort();
  const ofPlayer = Map.groupBy(rows, (row) => figure(row, "player_id"));
  const ofWeek = Map.groupBy(rows, (row) => figure(row, "gw"));
  const clubsOf = new Map(
    [...ofPlayer].map(([id, own]) => [
      id,
      own.map((row) => ({ gameweek: figure(row, "gw"), clubId: clubNames.indexOf(text(row, "team")) })),
    ]),
  );
  return {
    players: [...ofPlayer].map(([id, [row = {}]]) => ({
      id,
      name: text(row, "web_name"),
      position: positionOf[text(row, "position")] ?? "midfielder",
    })),
    fixtures: fixturesOf(rows, clubNames),
    clubNames,
    clubOf(playerId, gameweek) {
      const own = clubsOf.get(playerId) ?? [];
      return (own.findLast((one) => one.gameweek <= gameweek) ?? own[0])?.clubId ?? -1;
    },
    counted: eachPlayer(ofWeek, (own) => ({
      points: total(own, "total_points"),
      minutes: total(own, "minutes"),
      cards: total(own, "yellow_cards") + total(own, "red_cards"),
    })),
    played: eachPlayer(ofWeek, (own) => ({
      isOver: true,
      performances: own.map((row) => ({
        fixtureId: figure(row, "fixture"),
        performance: toPerformance(row),
      })),
    })),
  };
}

function eachPlayer<Value>(
  ofWeek: ReadonlyMap<number, readonly Row[]>,
  valueOf: (rows: readonly Row[]) => Value,
): Map<number, Map<number, Value>> {
  return new Map(
    [...ofWeek].map(([gameweek, rows]) => {
      const byPlayer = Map.groupBy(rows, (row) => figure(row, "player_id"));
      return [gameweek, new Map([...byPlayer].map(([playerId, own]) => [playerId, valueOf(own)]))];
    }),
  );
}

function fixturesOf(rows: readonly Row[], clubNames: readonly string[]): RoundFixture[] {
  const home = rows.filter((row) => text(row, "was_home") === "1");
  return [...Map.groupBy(home, (row) => text(row, "fixture")).values()].map(([row = {}]) => ({
    round: figure(row, "gw"),
    kickOff: Date.parse(text(row, "kickoff_time")),
    status: "finished",
    homeClubId: clubNames.indexOf(text(row, "team")),
    awayClubId: clubNames.indexOf(text(row, "opponent")),
  }));
}

function toPerformance(row: Row): Performance {
  return {
    ...UNKNOWN_PERFORMANCE,
    minutes: figure(row, "minutes"),
    goals: figure(row, "goals_scored"),
    assists: figure(row, "assists"),
    conceded: figure(row, "goals_conceded"),
    saves: figure(row, "saves"),
    penaltiesSaved: figure(row, "penalties_saved"),
    penaltiesMissed: figure(row, "penalties_missed"),
    yellowCards: figure(row, "yellow_cards"),
    redCards: figure(row, "red_cards"),
    ownGoals: figure(row, "own_goals"),
    defensiveContributions: figure(row, "defensive_contribution"),
    bonus: figure(row, "bonus"),
  };
}

function text(row: Row, column: string): string {
  return row[column] ?? "";
}

function figure(row: Row, column: string): number {
  return Number(text(row, column));
}

function total(rows: readonly Row[], column: string): number {
  return rows.reduce((sum, row) => sum + figure(row, column), 0);
}
