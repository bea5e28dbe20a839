import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { repository } from "#tests/support/panna-process.ts";
import { asvsLevels } from "./asvs-levels.ts";

interface Row {
  readonly requirements: readonly string[];
  readonly levels: string;
  readonly shownBy: string;
}

/** The standard's requirements of level 1 and 2 in its order, with their levels. */
const standard = Object.entries(asvsLevels).flatMap(([section, levels]) =>
  levels.split("").map((level, at): readonly [string, string] => [`${section}.${at + 1}`, level]),
);
const levelOf = new Map(standard);
const order = standard.map(([requirement]) => requirement);

/** `1.2.3` alone, or all from `1.2.3 to 1.3.1`; a number that the standard lacks stays as it is. */
function expand(written: string): string[] {
  const [first = "", last = first] = written.split(" to ");
  const [from, to] = [order.indexOf(first), order.indexOf(last)];
  return from === -1 || to === -1 ? [written] : order.slice(from, to + 1);
}

function rowsOf(document: string): Row[] {
  const lines = document.split("\n").filter((line) => /^\| \d/.test(line));
  return lines.map((line) => {
    const [, requirements = "", levels = "", , ...shown] = line.split("|").map((cell) => cell.trim());
    return { requirements: requirements.split(", ").flatMap(expand), levels, shownBy: shown.join("|") };
  });
}

const document = readFileSync(join(repository, "docs/asvs.md"), "utf8");
const rows = rowsOf(document);

/** Answers that name no test, and say so. */
const WITHOUT_TEST =
  /^(?:by code, no test|documented|doesn't apply|\*\*in part\*\*|\*\*not met\*\*|the operator's):? /;

describe("the list of ASVS requirements", () => {
  test("has each of level 1 and 2 once, in the standard's order", () => {
    expect(order).toHaveLength(253);
    const listed = rows.flatMap(({ requirements }) => requirements);
    expect(listed.toSorted((one, other) => order.indexOf(one) - order.indexOf(other))).toEqual(order);
  });

  test("gives each its level", () => {
    const levels = rows.map(({ requirements }) => [
      requirements,
      [...new Set(requirements.map((one) => levelOf.get(one) ?? "none"))].toSorted().join(", "),
    ]);
    expect(rows.map((row) => [row.requirements, row.levels])).toEqual(levels);
  });

  test("names for each a test that exists, or says that none shows it", () => {
    for (const { requirements, shownBy } of rows) {
      const paths = [...shownBy.matchAll(/`([\w./-]+\.(?:ts|tsx|md|json|conf|yaml))`/g)].map(
        ([, path = ""]) => path,
      );
      for (const path of paths) expect([path, existsSync(join(repository, path))]).toEqual([path, true]);
      const hasTest = paths.some((path) => /\.(?:test|journey)\.ts$/.test(path));
      expect([requirements, hasTest || WITHOUT_TEST.test(`${shownBy} `)]).toEqual([requirements, true]);
    }
  });
});
