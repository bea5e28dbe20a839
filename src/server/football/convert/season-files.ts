import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

/** The files of one season, or of several if their lines name the season. */
export interface SeasonFiles {
  /** Such as 2023-24; null: not in the path. */
  readonly season: string | null;
  /** One file for all gameweeks, or one for each. */
  readonly gameweeks: readonly string[];
  readonly players: string | null;
  readonly clubs: string | null;
}

/**
 * Finds a season's files in its folder, or around its file of gameweeks: `merged_gw.csv`, else `gw1.csv` and so on,
 * here or in `gws`; `players_raw.csv` and `teams.csv` next to it or above; `master_team_list.csv` above. Null: no
 * gameweeks.
 */
export function findSeasonFiles(path: string): SeasonFiles | null {
  const isFolder = statSync(path).isDirectory();
  const gameweeks = isFolder ? gameweeksIn(path) : [path];
  if (gameweeks.length === 0) return null;
  const folder = isFolder ? path : dirname(path);
  const beside = (...names: string[]): string | null => {
    const folders = [folder, dirname(resolve(folder))];
    const files = names.flatMap((name) => folders.map((one) => join(one, name)));
    return files.flatMap((file) => [file, `${file}.gz`]).find((file) => existsSync(file)) ?? null;
  };
  const found = [...resolve(path).matchAll(/(?<!\d)\d{4}-\d{2}(?!\d)/g)].map(([season]) => season);
  return {
    season: found.at(-1) ?? null,
    gameweeks,
    players: beside("players_raw.csv"),
    clubs: beside("teams.csv", "master_team_list.csv"),
  };
}

function gameweeksIn(folder: string): string[] {
  for (const one of [folder, join(folder, "gws")]) {
    if (!existsSync(one)) continue;
    const names = readdirSync(one);
    const merged = names.find((name) => /^merged_gw\.csv(\.gz)?$/.test(name));
    if (merged !== undefined) return [join(one, merged)];
    const weeks = names.filter((name) => /^gw\d+\.csv(\.gz)?$/.test(name));
    if (weeks.length > 0) return weeks.toSorted(byNumber).map((name) => join(one, name));
  }
  return [];
}

function byNumber(a: string, b: string): number {
  return Number(/\d+/.exec(basename(a))?.[0]) - Number(/\d+/.exec(basename(b))?.[0]);
}
