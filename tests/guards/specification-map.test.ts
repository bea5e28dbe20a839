import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkSpecificationMap } from "#scripts/check-specification-map.ts";

const files: Record<string, string> = {
  "src/game/points.ts": "export const goal = 4;",
  "src/game/points.test.ts": [
    'describe("points", () => {',
    '  test("a goal by a forward scores 4", () => {});',
    "  test('it\\'s escaped', () => {});",
    '  test.each([[1], [2]])("each of %s", () => {});',
    '  test.skip("switched off", () => {});',
    '  const title = "only a string";',
    "});",
  ].join("\n"),
};

const built = "`src/game/points.ts`";
const tested = "`src/game/points.test.ts` › a goal by a forward scores 4";

function mapOf(rows: string[], count: string): string {
  return [
    "# Map",
    "",
    `Filled: ${count} rows.`,
    "",
    "| id | statement | built | test |",
    "|---|---|---|---|",
    ...rows,
  ].join("\n");
}

function faultsOf(rows: string[], count: string): string[] {
  const report = checkSpecificationMap(mapOf(rows, count), (path) => files[path] ?? null);
  return report.faults.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

describe("the specification map", () => {
  test("has a file and a test for every statement of the specification", () => {
    const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
    const { rows, filled } = checkSpecificationMap(read("docs/specification-map.md"), read);
    expect(rows).toBeGreaterThan(300);
    expect(filled).toBe(rows);
  });
});

describe("the check of the specification map", () => {
  test("a true map has no faults, and its open rows are counted", () => {
    const rows = [
      `| 1.1 | A goal counts. | ${built} | ${tested} |`,
      "| 1.2 | Later. | — | — |",
      `| 1.3 | Half. | ${built} | — |`,
    ];
    const report = checkSpecificationMap(mapOf(rows, "1 of 3"), (path) => files[path] ?? null);
    expect(report).toEqual({ faults: [], rows: 3, filled: 1 });
  });

  test("several files and tests, a describe title, escapes and each-titles are understood", () => {
    const tests = [
      "`src/game/points.test.ts` › points › a goal by a forward scores 4",
      "`src/game/points.test.ts` › it's escaped",
      "`src/game/points.test.ts` › each of %s",
    ].join("<br>");
    const rows = [`| 1.1 | Either a \\| b. | ${built}<br>\`src/game/points.test.ts\` | ${tests} |`];
    expect(faultsOf(rows, "1 of 1")).toEqual([]);
  });

  test("a file that does not exist is named with its line", () => {
    expect(faultsOf([`| 1.1 | A. | \`src/game/gone.ts\` | ${tested} |`], "1 of 1")).toEqual([
      "docs/specification-map.md:7 src/game/gone.ts does not exist",
    ]);
  });

  test("a test file that does not exist is named", () => {
    expect(faultsOf([`| 1.1 | A. | ${built} | \`tests/gone.test.ts\` › a title |`], "1 of 1")).toEqual([
      "docs/specification-map.md:7 tests/gone.test.ts does not exist",
    ]);
  });

  test.each(["a goal by a forward", "only a string", "switched off"])(
    "a title that is no running test is a fault: %s",
    (title) => {
      const rows = [`| 1.1 | A. | ${built} | \`src/game/points.test.ts\` › ${title} |`];
      expect(faultsOf(rows, "1 of 1")).toEqual([
        `docs/specification-map.md:7 src/game/points.test.ts has no test "${title}"`,
      ]);
    },
  );

  test("an id that stands twice is a fault", () => {
    expect(faultsOf(["| 1.1 | A. | — | — |", "| 1.1 | B. | — | — |"], "0 of 2")).toEqual([
      "docs/specification-map.md:8 1.1 stands on line 7 already",
    ]);
  });

  test("a row with a test but no file is a fault", () => {
    expect(faultsOf([`| 1.1 | A. | — | ${tested} |`], "0 of 1")).toEqual([
      "docs/specification-map.md:7 1.1 names a test but no file",
    ]);
  });

  test("a wrong count is a fault that says the right one", () => {
    expect(faultsOf(["| 1.1 | A. | — | — |"], "1 of 1")).toEqual([
      'docs/specification-map.md:3 the count line must read "Filled: 0 of 1 rows."',
    ]);
  });

  test("a cell that is neither open nor of the given form is a fault", () => {
    expect(faultsOf(["| 1.1 | A. | soon | soon |"], "1 of 1")).toEqual([
      'docs/specification-map.md:7 "soon" is not a path in backticks',
      'docs/specification-map.md:7 "soon" is not `file` › test title',
    ]);
  });

  test("a row with a cell too few is a fault", () => {
    expect(faultsOf(["| 1.1 | A. | — |", "| 1.2 | B. | — | — |"], "0 of 1")).toEqual([
      "docs/specification-map.md:7 a row has four cells: id, statement, built, test",
    ]);
  });

  test("a map without rows is a fault, so that an empty file does not pass", () => {
    expect(faultsOf([], "0 of 0")).toEqual(["docs/specification-map.md:1 the map has no rows"]);
  });
});
