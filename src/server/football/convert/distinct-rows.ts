import type { TableFault } from "./csv-table.ts";
import type { GameweekRow } from "./gameweek-row.ts";

/** A season's lines, each player once per fixture, and the faults of those that contradict an earlier one. */
interface DistinctRows {
  readonly rows: readonly GameweekRow[];
  readonly faults: readonly TableFault[];
}

/** Drops a line that repeats another, as where a file of one gameweek also has the one before. */
export function distinctRows(given: readonly GameweekRow[]): DistinctRows {
  const first = new Map<string, GameweekRow>();
  const faults: TableFault[] = [];
  for (const row of given) {
    const identity = `${row.element} ${row.fixture}`;
    const before = first.get(identity);
    if (before === undefined) first.set(identity, row);
    else if (contentOf(before) !== contentOf(row)) {
      const { file, line } = before.at;
      const message = `element: ${row.element} has other figures in fixture ${row.fixture} in ${file}, line ${line}`;
      faults.push({ ...row.at, message });
    }
  }
  return { rows: [...first.values()], faults };
}

function contentOf({ at: _, ...row }: GameweekRow): string {
  return JSON.stringify(row);
}
