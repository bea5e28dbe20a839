import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { vi } from "vitest";
import { runConvertCommand } from "#server/football/convert/convert-command.ts";
import { makeDataFolder } from "#tests/support/data-folder.ts";

const command = fileURLToPath(new URL("../../src/server/football/convert/main.ts", import.meta.url));

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command in this process, since starting another takes longer than what it does. */
export function run(...args: string[]): Ended {
  const told = { stdout: "", stderr: "" };
  const spies = (["stdout", "stderr"] as const).map((name) =>
    vi.spyOn(process[name], "write").mockImplementation((text) => {
      told[name] += String(text);
      return true;
    }),
  );
  try {
    return { code: runConvertCommand(args), ...told };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** Runs the command as a process and waits for it to end. */
export function runProcess(...args: string[]): Ended {
  const {
    status: code,
    stdout,
    stderr,
  } = spawnSync(process.execPath, [command, ...args], { encoding: "utf8" });
  return { code, stdout, stderr };
}

export type Line = Readonly<Record<string, string | number>>;

/** A CSV file of these lines, with the first line's columns. */
export function csvOf(lines: readonly Line[]): string {
  const columns = Object.keys(lines[0] ?? {});
  return [columns, ...lines.map((line) => columns.map((column) => line[column] ?? ""))]
    .map((cells) => `${cells.join(",")}\n`)
    .join("");
}

/** Writes files into a new folder, by relative path. */
export function folderOf(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = makeDataFolder("public");
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

/** The records of a neutral file. */
export const recordsIn = (file: string): Record<string, unknown>[] =>
  readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const match = {
  fixture: 7,
  kickoff_time: "2023-08-12T14:00:00Z",
  round: 1,
  team_h_score: 2,
  team_a_score: 1,
};
const home = { ...match, was_home: "True", opponent_team: 2, team: "Arsenal" };
const away = { ...match, was_home: "False", opponent_team: 1, team: "Leeds" };
const figures = { minutes: 90, goals_scored: 0, assists: 0, goals_conceded: 1, total_points: 2, value: 50 };
/** Arsenal (1) beat Leeds (2) 2–1, in the columns of merged_gw.csv. */
export const matchLines = [
  { name: "Kim Keeper", position: "GK", element: 11, ...home, ...figures, goals_scored: 1, total_points: 8 },
  {
    name: "Robin Forward",
    position: "FWD",
    element: 12,
    ...home,
    ...figures,
    goals_scored: 1,
    total_points: 6,
  },
  { name: "Pat Back", position: "DEF", element: 21, ...away, ...figures, goals_conceded: 2, total_points: 1 },
] as const;
