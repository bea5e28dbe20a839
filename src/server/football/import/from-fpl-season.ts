import { overallsOfSeason } from "#game/card/season-overall.ts";
import type { Position } from "#game/card/position.ts";
import { splitCsvLine } from "./csv-line.ts";
import { clubKeyOf, FPL_LEAGUE, fplPositions, toClub } from "./fpl-names.ts";
import { isSeason } from "#server/football/is-season.ts";
import type { NeutralOf } from "./neutral-form.ts";
import { RecordLog, type RecordReader } from "./record-reader.ts";
import { columnOf, faultBeside } from "./season-columns.ts";

/**
 * The columns read from a recorded season of the Fantasy Premier League, with one line per player and fixture.
 * There can be more columns between them.
 */
const textColumns = ["season", "kickoff_time", "player_code", "name", "team", "opponent"] as const;
const numberColumns = [
  "gw",
  "fixture",
  "was_home",
  "team_goals",
  "opp_goals",
  "minutes",
  "goals_scored",
  "assists",
  "goals_conceded",
  "own_goals",
  "penalties_saved",
  "penalties_missed",
  "yellow_cards",
  "red_cards",
  "saves",
  "bonus",
  "bps",
  "value",
  "total_points",
] as const;
/** Counts that older seasons lack: without the column, or with an empty cell, they're unknown, not zero. */
const optionalColumns = ["defensive_contribution", "tackles"] as const;
const neededColumns: readonly string[] = [...textColumns, "position", ...numberColumns];
const knownColumns: readonly string[] = [...neededColumns, ...optionalColumns, "web_name"];

/** A line of the season: its texts and numbers, by column. */
type SeasonRow = Record<(typeof textColumns)[number], string> &
  Record<(typeof numberColumns)[number], number> &
  Record<(typeof optionalColumns)[number], number | null> & {
    readonly position: Position;
    /** Null: no name on the shirt. */
    readonly web_name: string | null;
  };

/** The columns of a recorded season that a header lacks. */
export function missingSeasonColumns(header: string): string[] {
  const given = new Set(splitCsvLine(header));
  return neededColumns.filter((column) => !given.has(column));
}

/** The columns that a header has more than once, which makes them ambiguous. */
export function doubledSeasonColumns(header: string): string[] {
  const columns = splitCsvLine(header);
  return knownColumns.filter((column) => columns.indexOf(column) !== columns.lastIndexOf(column));
}

/** Reads a recorded season with all columns in its header, and returns the neutral form. */
export function fplSeasonReader(header: string): RecordReader {
  const columns = splitCsvLine(header);
  const log = new RecordLog();
  const season = new Season();
  return {
    take(text, line) {
      if (text === "") return;
      const row = toRow(text, columns);
      const fault = typeof row === "string" ? row : season.add(row, line);
      if (fault !== null) log.fault(line, fault);
    },
    end() {
      for (const { line, record } of season.records()) {
        log.record(line, record, (field) => columnOf(record.kind, field));
      }
      return log;
    },
  };
}

/** The line as a row, or its faults. */
function toRow(text: string, columns: readonly string[]): SeasonRow | string {
  const cells = splitCsvLine(text);
  if (cells.length !== columns.length) return `has ${cells.length} cells; the header has ${columns.length}`;
  const cell = new Map(columns.map((column, at) => [column, cells[at] ?? ""]));
  const given = optionalColumns.filter((column) => (cell.get(column) ?? "") !== "");
  const wrong = [...numberColumns, ...given].find((column) => !/^-?\d+$/.test(cell.get(column) ?? ""));
  if (wrong !== undefined) return `${wrong}: expected a whole number, received "${cell.get(wrong)}"`;
  const position = fplPositions[cell.get("position") ?? ""];
  if (position === undefined)
    return `position: expected GK, DEF, MID or FWD, received "${cell.get("position")}"`;
  const wasHome = cell.get("was_home");
  if (wasHome !== "1" && wasHome !== "0") return `was_home: expected 1 or 0, received "${wasHome}"`;
  const season = cell.get("season") ?? "";
  if (!isSeason(season)) return `season: expected two years in a row such as 2025-26, received "${season}"`;
  return {
    ...Object.fromEntries(textColumns.map((column) => [column, cell.get(column) ?? ""])),
    ...Object.fromEntries(numberColumns.map((column) => [column, Number(cell.get(column))])),
    ...Object.fromEntries(optionalColumns.map((column) => [column, null])),
    ...Object.fromEntries(given.map((column) => [column, Number(cell.get(column))])),
    web_name: cell.get("web_name") || null,
    position,
  } as SeasonRow;
}

/** An unchecked record: text such as a kick-off may still be wrong. */
interface Draft {
  readonly line: number;
  readonly record: NeutralOf<"league" | "club" | "player" | "fixture" | "performance">;
}

interface SeasonPlayer {
  line: number;
  last: SeasonRow;
  minutes: number;
  points: number;
}

/** Collects the rows: the facts about a club, a player or a fixture are spread over many of them. */
class Season {
  readonly #clubs = new Map<string, Draft>();
  readonly #fixtures = new Map<string, Draft>();
  readonly #players = new Map<string, SeasonPlayer>();
  readonly #performances: Draft[] = [];

  /** @returns the row's contradiction with the others, or null. */
  add(row: SeasonRow, line: number): string | null {
    const fixture = toFixture(row);
    const otherwise = this.#players.get(seasonKey(row));
    if (otherwise !== undefined && otherwise.last.position !== row.position) {
      return `position: expected ${otherwise.last.position} as on line ${otherwise.line}, received ${row.position} (player ${row.player_code})`;
    }
    const before = this.#fixtures.get(fixture.key);
    const fault = before === undefined ? null : faultBeside(before, fixture);
    if (fault !== null) return `${fault} (fixture ${row.fixture})`;
    if (before === undefined) this.#fixtures.set(fixture.key, { line, record: fixture });
    for (const name of [row.team, row.opponent]) {
      if (!this.#clubs.has(name)) this.#clubs.set(name, { line, record: toClub(name) });
    }
    this.#addToPlayer(row, line);
    this.#performances.push({ line, record: toPerformance(row, fixture.key) });
    return null;
  }

  #addToPlayer(row: SeasonRow, line: number): void {
    const known = this.#players.get(seasonKey(row)) ?? { line, last: row, minutes: 0, points: 0 };
    known.minutes += row.minutes;
    known.points += row.total_points;
    if (row.kickoff_time >= known.last.kickoff_time) known.last = row;
    this.#players.set(seasonKey(row), known);
  }

  records(): Draft[] {
    const league: Draft[] =
      this.#clubs.size === 0 ? [] : [{ line: 1, record: { kind: "league", ...FPL_LEAGUE } }];
    const seasons = Map.groupBy(this.#players.values(), ({ last }) => last.season);
    const players = [...seasons.values()].flatMap(toPlayers);
    return [
      ...league,
      ...this.#clubs.values(),
      ...players,
      ...this.#fixtures.values(),
      ...this.#performances,
    ];
  }
}

function toFixture(row: SeasonRow): NeutralOf<"fixture"> {
  const [team, opponent] = [clubKeyOf(row.team), clubKeyOf(row.opponent)];
  const isHome = row.was_home === 1;
  return {
    kind: "fixture",
    key: `fpl-${row.season}-${row.fixture}`,
    league: FPL_LEAGUE.key,
    season: Number(row.season.slice(0, 4)),
    round: row.gw,
    home: isHome ? team : opponent,
    away: isHome ? opponent : team,
    kickOff: row.kickoff_time,
    homeGoals: isHome ? row.team_goals : row.opp_goals,
    awayGoals: isHome ? row.opp_goals : row.team_goals,
  };
}

/** A player in one season: a file can have several, and his position can differ in each. */
function seasonKey({ season, player_code: code }: SeasonRow): string {
  return `${season} ${code}`;
}

/** Players at the end of the season: with the club and the price of their last fixture. */
function toPlayers(players: readonly SeasonPlayer[]): Draft[] {
  const overalls = overallsOfSeason(
    players.map(({ last, minutes, points }) => ({
      position: last.position,
      minutes,
      points,
      price: last.value,
    })),
  );
  return players.map(({ line, last }, at) => ({
    line,
    record: {
      kind: "player",
      key: last.player_code,
      code: last.player_code,
      season: Number(last.season.slice(0, 4)),
      club: clubKeyOf(last.team),
      name: last.name,
      shortName: last.web_name,
      position: last.position,
      overall: overalls[at],
    },
  }));
}

function toPerformance(row: SeasonRow, fixture: string): NeutralOf<"performance"> {
  return {
    kind: "performance",
    fixture,
    player: row.player_code,
    side: row.was_home === 1 ? "home" : "away",
    minutes: row.minutes,
    goals: row.goals_scored,
    assists: row.assists,
    conceded: row.goals_conceded,
    saves: row.saves,
    penaltiesSaved: row.penalties_saved,
    penaltiesMissed: row.penalties_missed,
    yellowCards: row.yellow_cards,
    redCards: row.red_cards,
    ownGoals: row.own_goals,
    defensiveContributions: row.defensive_contribution,
    tackles: row.tackles,
    bps: row.bps,
    bonus: row.bonus,
  };
}
