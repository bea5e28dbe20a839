import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { isSeason } from "#server/football/is-season.ts";
import { type ConvertedSeason, convertSeason } from "./convert-season.ts";
import { readTable, type TableFault } from "./csv-table.ts";
import type { GameweekRow } from "./gameweek-row.ts";
import { readGameweeks } from "./read-gameweeks.ts";
import { findSeasonFiles, type SeasonFiles } from "./season-files.ts";
import { readClubNames, readSquadList } from "./squad-list.ts";

const USAGE = `Usage: npm run convert -- [--season 2023-24] [--out FOLDER] SEASON [SEASON…]

Turns seasons of the Fantasy Premier League, as they are handed on as CSV, into files for npm run import.
SEASON is a folder with gw1.csv and so on or merged_gw.csv, also in a folder gws, or such a file itself.
players_raw.csv and teams.csv are read where they are beside it. The season's name is taken from the path, or from a
column season. Each season becomes premier-league-2023-24.ndjson in FOLDER, or here.
docs/data-providers.md describes both forms.
`;

/** The most faults listed per season; the rest are counted. */
const FAULTS_TOLD = 20;

/**
 * `npm run convert`.
 *
 * @returns the exit code: 0 if all seasons were converted, 1 if one wasn't, 2 for a call without seasons.
 */
export function runConvertCommand(args: readonly string[]): number {
  const asked = askedFor(args);
  if (asked === null || asked.isHelp) {
    (asked === null ? process.stderr : process.stdout).write(USAGE);
    return asked === null ? 2 : 0;
  }
  mkdirSync(asked.out, { recursive: true });
  const isDone = asked.paths.map((path) => convertPath(path, asked));
  return isDone.every(Boolean) ? 0 : 1;
}

interface Asked {
  readonly paths: readonly string[];
  readonly season: string | null;
  readonly out: string;
  readonly isHelp: boolean;
}

/** Null: the call makes no sense. */
function askedFor(args: readonly string[]): Asked | null {
  try {
    const { values, positionals: paths } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        season: { type: "string" },
        out: { type: "string", default: "." },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    const { season = null, out, help: isHelp } = values;
    const isWrong = (paths.length === 0 && !isHelp) || (season !== null && !isSeason(season));
    return isWrong ? null : { paths, season, out, isHelp };
  } catch {
    return null;
  }
}

/** Converts the files at a path, each season completely or not at all. @returns whether everything was converted */
function convertPath(path: string, { season: given, out }: Asked): boolean {
  const files = existsSync(path) ? findSeasonFiles(path) : null;
  if (files === null) return refuse(path, ["there is no merged_gw.csv and no gw1.csv"]);
  const { rows, faults } = readGameweeks(files);
  if (faults.length > 0) return refuse(path, describe(faults));
  const seasons = [...Map.groupBy(rows, (row) => given ?? row.season ?? files.season ?? "")];
  // A list of players belongs to one season, because each season renumbers them.
  const beside = seasons.length === 1 ? files : { ...files, players: null };
  return seasons.map(([season, own]) => convertOne(path, { season, own, files: beside, out })).every(Boolean);
}

interface OneSeason {
  readonly season: string;
  readonly own: readonly GameweekRow[];
  readonly files: SeasonFiles;
  readonly out: string;
}

function convertOne(path: string, { season, own, files, out }: OneSeason): boolean {
  if (!isSeason(season)) {
    return refuse(path, [
      `season: expected two years in a row such as 2023-24, received "${season}"; say --season`,
    ]);
  }
  const squad = files.players === null ? null : readTable(files.players);
  const clubs = files.clubs === null ? null : readTable(files.clubs);
  const names = clubs === null ? null : readClubNames(clubs, season);
  const converted = convertSeason({
    season,
    rows: own,
    players: squad === null ? new Map() : readSquadList(squad),
    clubs: names === null || names.size === 0 ? null : names,
  });
  const faults = [...(squad?.faults ?? []), ...(clubs?.faults ?? []), ...converted.faults];
  if (faults.length > 0) return refuse(path, describe(faults));
  const file = join(out, `premier-league-${season}.ndjson`);
  writeFileSync(file, converted.records.map((record) => `${JSON.stringify(record)}\n`).join(""));
  process.stdout.write(`${file}: ${describeConverted(converted)}\n`);
  return true;
}

/** Such as "20 clubs, 841 players". */
function describeConverted({ records, leftOut }: ConvertedSeason): string {
  const counts = (["club", "player", "fixture", "performance"] as const).map((kind) =>
    counted(records.filter((record) => record.kind === kind).length, kind),
  );
  const managers = leftOut === 0 ? [] : [`${counted(leftOut, "line")} of managers left out`];
  return [...counts, ...managers].join(", ");
}

function counted(count: number, what: string): string {
  return `${count.toLocaleString("en")} ${what}${count === 1 ? "" : "s"}`;
}

function describe(faults: readonly TableFault[]): string[] {
  const told = faults
    .slice(0, FAULTS_TOLD)
    .map(({ file, line, message }) => `${basename(file)}, line ${line}: ${message}`);
  const more = faults.length - told.length;
  return more === 0 ? told : [...told, `and ${more} more`];
}

function refuse(path: string, why: readonly string[]): false {
  process.stderr.write(`${path}: not converted\n${why.map((line) => `  ${line}\n`).join("")}`);
  return false;
}
