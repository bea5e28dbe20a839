import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { splitCsvLine } from "#server/football/import/csv-line.ts";

/** A fault in a file to convert. Lines count from 1. */
export interface TableFault {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** A line of a table. An empty cell, or a program's placeholder for one, is null: unknown. */
export interface TableRow {
  readonly file: string;
  readonly line: number;
  readonly cells: ReadonlyMap<string, string>;
}

export interface Table {
  readonly columns: ReadonlySet<string>;
  readonly rows: readonly TableRow[];
  readonly faults: readonly TableFault[];
}

const GZIP_MAGIC = Buffer.from([0x1f, 0x8b]);
/** What spreadsheets and data frames write for unknown values. */
const UNKNOWN = new Set(["", "None", "null", "nan", "NaN", "NA"]);

/**
 * A CSV file by its columns, gzipped or not. A line with a different number of cells than the header is a fault,
 * because its cells can't be assigned.
 */
export function readTable(file: string): Table {
  const [header = "", ...lines] = textOf(file).split(/\r?\n/);
  const columns = splitCsvLine(header);
  const fault = (line: number, message: string): TableFault => ({ file, line, message });
  const doubled = columns.filter((column, at) => column !== "" && columns.indexOf(column) !== at);
  const faults = [...new Set(doubled)].map((column) =>
    fault(1, `${column}: the header names this column twice`),
  );
  const rows = lines.flatMap((text, at): TableRow[] => {
    if (text.trim() === "") return [];
    const cells = splitCsvLine(text);
    if (cells.length !== columns.length) {
      faults.push(fault(at + 2, `has ${cells.length} cells; the header has ${columns.length}`));
      return [];
    }
    const known = columns.map((column, place) => [column, (cells[place] ?? "").trim()] as const);
    return [{ file, line: at + 2, cells: new Map(known.filter(([, cell]) => !UNKNOWN.has(cell))) }];
  });
  return { columns: new Set(columns), rows, faults };
}

/** UTF-8, with or without a byte order mark; else Windows-1252, which the oldest seasons use. */
function textOf(file: string): string {
  const given = readFileSync(file);
  const bytes = given.subarray(0, 2).equals(GZIP_MAGIC) ? gunzipSync(given) : given;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
