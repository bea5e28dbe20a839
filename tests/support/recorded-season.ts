import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";

/** The Premier League game's recorded season, in a file next to the project, not in it. */
export const recordedSeasonFile = fileURLToPath(
  new URL("../../../shared/data/football/fpl-2025-26-gw.csv.gz", import.meta.url),
);

export const isRecordedSeasonMissing = !existsSync(recordedSeasonFile);

/** Why tests with the recorded season are skipped, for their title. */
export const SKIPPED_WITHOUT_FILE = "skipped where its file is not there";

/** The recorded season's rows by column, read without our own code; the file has no quoted cells. */
export function readRecordedSeason(): Record<string, string>[] {
  const [header = "", ...lines] = gunzipSync(readFileSync(recordedSeasonFile))
    .toString("utf8")
    .trim()
    .split(/\r?\n/u);
  const columns = header.split(",");
  return lines.map((line) => {
    const cells = line.split(",");
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ""]));
  });
}
