import { readTable, type TableFault } from "./csv-table.ts";
import { type GameweekRow, missingColumns, toGameweekRow } from "./gameweek-row.ts";
import type { SeasonFiles } from "./season-files.ts";

/** The lines of gameweeks, and the faults of those that can't be read. */
interface Gameweeks {
  readonly rows: readonly GameweekRow[];
  readonly faults: readonly TableFault[];
}

/**
 * A season's lines. Where it has a file for each gameweek and one for all, each gameweek comes from the one with more
 * lines of it: the file for all can be behind, or cut its lines after a change of columns, and files of single gameweeks
 * can be missing. So a line that can't be read in one of them is only a fault if the other doesn't make up for it.
 */
export function readGameweeks({ weekly, merged }: Pick<SeasonFiles, "weekly" | "merged">): Gameweeks {
  const sources = [together(weekly.map(readFile)), together(merged === null ? [] : [readFile(merged)])];
  const byRound = sources.map(({ rows }) => Map.groupBy(rows, ({ round }) => round));
  const rounds = new Set(byRound.flatMap((source) => [...source.keys()]));
  const rows = [...rounds].flatMap((round) =>
    byRound
      .map((source) => source.get(round) ?? [])
      .reduce((best, own) => (own.length > best.length ? own : best)),
  );
  return { rows, faults: sources.flatMap((one) => (lineCount(one) > rows.length ? one.faults : [])) };
}

function together(files: readonly Gameweeks[]): Gameweeks {
  return {
    rows: files.flatMap(({ rows }) => rows),
    faults: files.flatMap(({ faults }) => faults),
  };
}

/** A line can have several faults. */
function lineCount({ rows, faults }: Gameweeks): number {
  return rows.length + new Set(faults.map(({ file, line }) => `${line} ${file}`)).size;
}

function readFile(file: string): Gameweeks {
  const table = readTable(file);
  const missing = missingColumns(table.columns);
  if (missing.length > 0) {
    return { rows: [], faults: [{ file, line: 1, message: `the header lacks ${missing.join(", ")}` }] };
  }
  const ofHeader = table.faults.filter(({ line }) => line === 1);
  if (ofHeader.length > 0) return { rows: [], faults: ofHeader };
  const faults = [...table.faults];
  const rows = table.rows.flatMap((line) => {
    const row = toGameweekRow(line);
    if (!Array.isArray(row)) return [row];
    faults.push(...row);
    return [];
  });
  return { rows, faults };
}
