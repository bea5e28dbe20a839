import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

/** The files of one season, or of several if their lines name the season. */
export interface SeasonFiles {
  /** Such as 2023-24; null: not in the path. */
  readonly season: string | null;
  /** A file for each gameweek; empty: none. */
  readonly weekly: readonly string[];
  /** One file for all gameweeks; null: none. */
  readonly merged: string | null;
  readonly players: string | null;
  readonly clubs: string | null;
}

/**
 * Finds a season's files in its folder, or around its file of gameweeks: `merged_gw.csv`, `gw1.csv` and so on, here or
 * in `gws`; `players_raw.csv` and `teams.csv` next to it or above; `master_team_list.csv` above. Null: no
 * gameweeks.
 */
export function findSeasonFiles(path: string): SeasonFiles | null {
  const isFolder = statSync(path).isDirectory();
  const gameweeks = isFolder ? gameweeksIn(path) : { weekly: [], merged: path };
  if (gameweeks.weekly.length === 0 && gameweeks.merged === null) return null;
  const folder = isFolder ? path : dirname(path);
  const beside = (...names: string[]): string | null => {
    const folders = [folder, dirname(resolve(folder))];
    const files = names.flatMap((name) => folders.map((one) => join(one, name)));
    return files.flatMap((file) => [file, `${file}.gz`]).find((file) => existsSync(file)) ?? null;
  };
  const found = [...resolve(path).matchAll(/(?<!\d)\d{4}-\d{2}(?!\d)/g)].map(([season]) => season);
  return {
    season: found.at(-1) ?? null,
    ...gameweeks,
    players: beside("players_raw.csv"),
    clubs: beside("teams.csv", "master_team_list.csv"),
  };
}

function gameweeksIn(folder: string): Pick<SeasonFiles, "weekly" | "merged"> {
  const files = [folder, join(folder, "gws")]
    .filter((one) => existsSync(one))
    .map((one) => readdirSync(one).map((name) => join(one, name)));
  const named = (pattern: RegExp) =>
    files.map((own) => own.filter((file) => pattern.test(basename(file)))).find((own) => own.length > 0) ??
    [];
  return {
    weekly: named(/^gw\d+\.csv(\.gz)?$/).toSorted(byNumber),
    merged: named(/^merged_gw\.csv(\.gz)?$/)[0] ?? null,
  };
}

function byNumber(a: string, b: string): number {
  return Number(/\d+/.exec(basename(a))?.[0]) - Number(/\d+/.exec(basename(b))?.[0]);
}
