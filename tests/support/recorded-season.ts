import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";

/** The Premier League game's recorded season, in a file next to the project, not in it. */
export const recordedSeasonFile = recorded("fpl-2025-26-gw.csv.gz");
/** The fixtures of three leagues since 2000. */
const recordedResultsFile = recorded("results.csv.gz");

export const isRecordedSeasonMissing = !existsSync(recordedSeasonFile);
export const areRecordedResultsMissing = !existsSync(recordedResultsFile);

/** Why tests with the recorded season are skipped, for their title. */
export const SKIPPED_WITHOUT_FILE = "skipped where its file is not there";

/** The recorded season's rows by column, read without our own code; the file has no quoted cells. */
export function readRecordedSeason(): Record<string, string>[] {
  return readRows(recordedSeasonFile);
}

/** The recorded results' rows by column. */
export function readRecordedResults(): Record<string, string>[] {
  return readRows(recordedResultsFile);
}

function recorded(name: string): string {
  return fileURLToPath(new URL(`../../../shared/data/football/${name}`, import.meta.url));
}

function readRows(file: string): Record<string, string>[] {
  const [header = "", ...lines] = gunzipSync(readFileSync(file)).toString("utf8").trim().split(/\r?\n/u);
  const columns = header.split(",");
  return lines.map((line) => {
    const cells = line.split(",");
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ""]));
  });
}
