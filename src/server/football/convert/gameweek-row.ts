import type { Position } from "#game/card/position.ts";
import { fplPositions } from "#server/football/import/fpl-names.ts";
import type { TableFault, TableRow } from "./csv-table.ts";

/** Other names of the columns: in files with several seasons, and in the game's own answers. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  season: ["season", "season_x"],
  round: ["round", "GW", "gw"],
  team: ["team", "team_x"],
  code: ["player_code", "code"],
};

/** A file that lacks one of these, under all of its names, isn't a file of gameweeks. */
export const neededColumns = [
  "element",
  "fixture",
  "round",
  "kickoff_time",
  "opponent_team",
  "was_home",
  "name",
];

/** Figures by their neutral names. Without the column, or with an empty cell, a figure is unknown. */
export const figureColumns = {
  minutes: "minutes",
  goals: "goals_scored",
  assists: "assists",
  conceded: "goals_conceded",
  saves: "saves",
  penaltiesSaved: "penalties_saved",
  penaltiesMissed: "penalties_missed",
  yellowCards: "yellow_cards",
  redCards: "red_cards",
  ownGoals: "own_goals",
  defensiveContributions: "defensive_contribution",
  tackles: "tackles",
  bps: "bps",
  bonus: "bonus",
} as const;

type FigureName = keyof typeof figureColumns;
const figureNames = Object.keys(figureColumns) as FigureName[];

/** What a player did in a fixture, from a line of the public CSV. */
export interface GameweekRow {
  readonly at: Pick<TableRow, "file" | "line">;
  readonly season: string | null;
  readonly element: number;
  readonly fixture: number;
  readonly round: number;
  /** In UTC, as the neutral form has it. */
  readonly kickOff: string;
  readonly opponentId: number;
  readonly isHome: boolean;
  readonly homeGoals: number | null;
  readonly awayGoals: number | null;
  readonly name: string;
  /** The club's name; null: not in the file. It can be the player's later club. */
  readonly team: string | null;
  readonly position: Position | "manager" | null;
  readonly code: string | null;
  readonly points: number | null;
  readonly price: number | null;
  readonly figures: Readonly<Record<FigureName, number | null>>;
}

/** The columns we need that a table has under none of their names. */
export function missingColumns(columns: ReadonlySet<string>): string[] {
  return neededColumns.filter((column) => !(aliases[column] ?? [column]).some((name) => columns.has(name)));
}

/** The line's values, or its faults. */
export function toGameweekRow(row: TableRow): GameweekRow | TableFault[] {
  const at = { file: row.file, line: row.line };
  const faults: TableFault[] = [];
  const text = (column: string): string | null => cellOf(row, column);
  const wrong = (column: string, expected: string): null => {
    const cell = text(column);
    const received = cell === null ? "nothing" : `"${cell}"`;
    faults.push({ ...at, message: `${column}: expected ${expected}, received ${received}` });
    return null;
  };
  const optional = (column: string): number | null => {
    const cell = text(column);
    if (cell === null) return null;
    return /^-?\d+(\.0+)?$/.test(cell) ? Number(cell) : wrong(column, "a whole number");
  };
  const needed = (column: string): number =>
    (text(column) === null ? wrong(column, "a whole number") : optional(column)) ?? 0;
  const kickOff = instantOf(text("kickoff_time") ?? "");
  if (kickOff === null) wrong("kickoff_time", "an instant with its zone such as 2023-08-11T19:00:00Z");
  const isHome = homeWords.get((text("was_home") ?? "").toLowerCase());
  if (isHome === undefined) wrong("was_home", "True or False");
  const position = positionOf(text("position"));
  if (position === undefined) wrong("position", "GK, DEF, MID, FWD or AM");
  const read: GameweekRow = {
    at,
    season: text("season"),
    element: needed("element"),
    fixture: needed("fixture"),
    round: needed("round"),
    kickOff: kickOff ?? "",
    opponentId: needed("opponent_team"),
    isHome: isHome === true,
    homeGoals: optional("team_h_score"),
    awayGoals: optional("team_a_score"),
    name: text("name") ?? wrong("name", "a name") ?? "",
    team: text("team"),
    position: position ?? null,
    code: text("code"),
    points: optional("total_points"),
    price: optional("value"),
    figures: Object.fromEntries(figureNames.map((name) => [name, optional(figureColumns[name])])) as Record<
      FigureName,
      number | null
    >,
  };
  return faults.length === 0 ? read : faults;
}

function cellOf({ cells }: TableRow, column: string): string | null {
  const name = (aliases[column] ?? [column]).find((one) => cells.has(one));
  return name === undefined ? null : (cells.get(name) ?? null);
}

/** As the game writes it, or as data frames do: 2023-08-11 19:00:00+00:00. */
const ZONED = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)? ?(Z|[+-]\d\d:?\d\d)$/i;

/** Null: not an instant, or one without its zone, which would mean another one on each machine. */
function instantOf(cell: string): string | null {
  const instant = ZONED.test(cell) ? Date.parse(cell) : Number.NaN;
  return Number.isNaN(instant) ? null : new Date(instant).toISOString();
}

const homeWords: ReadonlyMap<string, boolean> = new Map([
  ["true", true],
  ["1", true],
  ["false", false],
  ["0", false],
]);

/** Undefined: not a position. In 2024/25 the game had managers, who aren't players. */
function positionOf(cell: string | null): GameweekRow["position"] | undefined {
  if (cell === null) return null;
  if (cell === "AM" || cell === "MNG") return "manager";
  return fplPositions[cell === "GKP" ? "GK" : cell];
}
