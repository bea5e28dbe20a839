import type { Fault } from "#scripts/fault.ts";
import { readMarks, type MarkedTest } from "./marks.ts";
import { parseStatements, specificationPath, type Line } from "./statements.ts";

export const mapPath = "docs/specification-map.md";

const introduction = `# Specification map

Which test shows which statement of the specification. This file is made by \`npm run map\` from \`${specificationPath}\` and
from the marks in the tests, such as \`// shows: 2.47, 5.5\` directly above a test. Edit those, never this file.
`;
const tableHead = "\n| | statement | shown by |\n|---|---|---|";

type ReadFile = { path: string; text: string };

function rowOf(statement: Extract<Line, { kind: "statement" }>, tests: readonly MarkedTest[]): string {
  const shownBy = tests.map(({ file, titles }) => `\`${file}\` › ${titles.join(" › ")}`);
  const cells = [statement.id, statement.text, [...new Set(shownBy)].join("<br>")];
  return `| ${cells.map((cell) => cell.replaceAll("|", String.raw`\|`)).join(" | ")} |`;
}

function renderMap(lines: readonly Line[], testsById: ReadonlyMap<string, MarkedTest[]>): string {
  const out = [introduction.trimEnd()];
  let inTable = false;
  for (const line of lines) {
    if (line.kind === "heading") out.push("", line.text);
    else out.push(...(inTable ? [] : [tableHead]), rowOf(line, testsById.get(line.id) ?? []));
    inTable = line.kind === "statement";
  }
  return `${out.join("\n")}\n`;
}

/** The test command shows every statement; a proof may only show it again. */
function faultOfShown(id: string, tests: readonly MarkedTest[]): string | null {
  if (tests.length === 0) return `no test shows ${id}`;
  return tests.every(({ isProof }) => isProof) ? `only tests outside the test command show ${id}` : null;
}

/**
 * Makes the map of the specification.
 * @param specification the text of `docs/specification.md`
 * @param sources the files that can have marks, by their path from the repository root
 * @returns the text of `docs/specification-map.md`, and as faults the statements without a test and the wrong marks
 */
export function makeMap(
  specification: string,
  sources: readonly ReadFile[],
): { text: string; faults: Fault[] } {
  const { lines, faults } = parseStatements(specification);
  const statements = lines.filter((line) => line.kind === "statement");
  const known = new Set(statements.map(({ id }) => id));
  const read = sources
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
    .map(({ path, text }) => readMarks(path, text));
  const testsById = new Map<string, MarkedTest[]>();
  for (const test of read.flatMap(({ tests }) => tests)) {
    for (const id of test.ids) testsById.set(id, [...(testsById.get(id) ?? []), test]);
    const unknown = test.ids.filter((id) => !known.has(id));
    for (const id of unknown)
      faults.push({ file: test.file, line: test.line, message: `there is no statement ${id}` });
  }
  for (const { id, line } of statements) {
    const fault = faultOfShown(id, testsById.get(id) ?? []);
    if (fault !== null) faults.push({ file: specificationPath, line, message: fault });
  }
  return { text: renderMap(lines, testsById), faults: [...faults, ...read.flatMap((file) => file.faults)] };
}

/** Checks that the committed map matches the one generated from the specification and the tests. */
export function faultsOfCommitted(committed: string, made: string): Fault[] {
  if (committed === made) return [];
  const now = made.split("\n");
  const index = committed.split("\n").findIndex((text, at) => text !== now[at]);
  return [{ file: mapPath, line: Math.max(index, 0) + 1, message: "out of date, run `npm run map`" }];
}
