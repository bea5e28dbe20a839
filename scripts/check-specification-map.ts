/**
 * Does the specification map tell the truth? Every file and every test that it names must exist.
 * Usage: `node scripts/check-specification-map.ts`; ends with 1 and one line per fault.
 */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { reportFaults, type Fault } from "./fault.ts";

const mapPath = "docs/specification-map.md";
const openCell = "—";
const header = "| id | statement | built | test |";

type Row = { line: number; id: string; built: string[]; tests: string[] };

/** Reads a file by its path from the repository root; `null` where there is none. */
type ReadFile = (path: string) => string | null;

type MapReport = { faults: Fault[]; rows: number; filled: number };

/** The entries of a cell: separated by `<br>`, none where the cell is open. */
function entriesOf(cell: string): string[] {
  if (cell === openCell) return [];
  return cell.split("<br>").map((entry) => entry.trim());
}

/** The cells of a table row; a pipe written `\|` belongs to its cell. */
function cellsOf(line: string): string[] {
  const inner = line.trim().replace(/^\|/, "").replace(/\|$/, "");
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|"));
}

function parseRows(lines: readonly string[], faults: Fault[]): Row[] {
  const rows: Row[] = [];
  for (const [index, text] of lines.entries()) {
    const isRow = text.startsWith("|") && text !== header && !/^\|[-| ]+$/.test(text);
    if (!isRow) continue;
    const line = index + 1;
    const [id = "", statement = "", built = "", test = "", ...more] = cellsOf(text);
    if (more.length > 0 || [id, statement, built, test].includes("")) {
      faults.push({ file: mapPath, line, message: "a row has four cells: id, statement, built, test" });
      continue;
    }
    if (!/^\d+\.\d+$/.test(id)) faults.push({ file: mapPath, line, message: `"${id}" is not an id` });
    rows.push({ line, id, built: entriesOf(built), tests: entriesOf(test) });
  }
  return rows;
}

/** Is there a `test("…", …)` or `describe("…", …)` with this title that is not switched off? */
function hasTitle(source: string, title: string): boolean {
  return ['"', "'", "`"].some((quote) => {
    const literal = `${quote}${title.replaceAll(quote, `\\${quote}`)}${quote}`;
    const pattern = literal.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
    return new RegExp(`(?<!\\.(?:skip|todo|fixme))\\(\\s*${pattern}\\s*,`).test(source);
  });
}

function faultsOfBuilt(entry: string, readFile: ReadFile): string[] {
  const path = /^`([^`]+)`$/.exec(entry)?.[1];
  if (path === undefined) return [`"${entry}" is not a path in backticks`];
  return readFile(path) === null ? [`${path} does not exist`] : [];
}

function faultsOfTest(entry: string, readFile: ReadFile): string[] {
  const [first = "", ...titles] = entry.split(" › ");
  const path = /^`([^`]+)`$/.exec(first)?.[1];
  if (path === undefined || titles.length === 0) return [`"${entry}" is not \`file\` › test title`];
  const source = readFile(path);
  if (source === null) return [`${path} does not exist`];
  return titles.filter((title) => !hasTitle(source, title)).map((title) => `${path} has no test "${title}"`);
}

function faultsOfRow(row: Row, readFile: ReadFile): string[] {
  const withoutFile = row.tests.length > 0 && row.built.length === 0;
  return [
    ...(withoutFile ? [`${row.id} names a test but no file`] : []),
    ...row.built.flatMap((entry) => faultsOfBuilt(entry, readFile)),
    ...row.tests.flatMap((entry) => faultsOfTest(entry, readFile)),
  ];
}

function faultsOfIds(rows: readonly Row[]): Fault[] {
  const firstLines = new Map<string, number>();
  const faults: Fault[] = [];
  for (const { id, line } of rows) {
    const first = firstLines.get(id);
    if (first === undefined) firstLines.set(id, line);
    else faults.push({ file: mapPath, line, message: `${id} stands on line ${first} already` });
  }
  return faults;
}

function faultsOfCount(lines: readonly string[], rows: number, filled: number): Fault[] {
  const truth = `Filled: ${filled} of ${rows} rows.`;
  const index = lines.findIndex((text) => text.startsWith("Filled: "));
  if (lines[index] === truth) return [];
  return [{ file: mapPath, line: Math.max(index, 0) + 1, message: `the count line must read "${truth}"` }];
}

/**
 * Holds the map against the files that it names.
 * @param markdown the text of `docs/specification-map.md`
 * @param readFile gives the text of a file by its path from the repository root, `null` where there is none
 * @returns the faults, the number of rows, and how many of them name both a file and a test
 */
export function checkSpecificationMap(markdown: string, readFile: ReadFile): MapReport {
  const lines = markdown.split("\n");
  const faults: Fault[] = [];
  const rows = parseRows(lines, faults);
  const filled = rows.filter((row) => row.built.length > 0 && row.tests.length > 0).length;
  if (rows.length === 0) faults.push({ file: mapPath, line: 1, message: "the map has no rows" });
  faults.push(...faultsOfCount(lines, rows.length, filled), ...faultsOfIds(rows));
  for (const row of rows) {
    for (const message of faultsOfRow(row, readFile)) faults.push({ file: mapPath, line: row.line, message });
  }
  return { faults, rows: rows.length, filled };
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, "..");
  const readFile = (path: string): string | null => {
    try {
      return readFileSync(resolve(root, path), "utf8");
    } catch {
      return null;
    }
  };
  const { faults, rows, filled } = checkSpecificationMap(readFile(mapPath) ?? "", readFile);
  reportFaults(faults);
  console.log(`specification map: ${rows} rows, ${filled} filled, ${rows - filled} open`);
}
