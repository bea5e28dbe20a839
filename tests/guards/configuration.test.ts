import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");

/** The variable names in the one file that reads the environment. */
function configuredNames(): string[] {
  const declared = read("src/server/config.ts").matchAll(/^ {2}([A-Z][A-Z0-9_]+): z\./gmu);
  return [...declared].map(([, name = ""]) => name).toSorted();
}

/** The names in the first column of the README's table. */
function documentedNames(): string[] {
  const rows = read("README.md").matchAll(/^\| (`[A-Z].*?) +\|/gmu);
  return [...rows].flatMap(([, cell = ""]) => cell.match(/[A-Z][A-Z0-9_]+/gu) ?? []).toSorted();
}

describe("the configuration", () => {
  test("is in the README, every name and no other", () => {
    expect(configuredNames().length).toBeGreaterThan(10);
    expect(documentedNames()).toEqual(configuredNames());
  });
});
