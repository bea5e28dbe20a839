import { describe, expect, test } from "vitest";
import { checkCitations } from "#scripts/check-citations.ts";

const documents: Record<string, string> = {
  "docs/rules.md": "# The rules, and why\n\n## Deadline\n\n### Who played\n\n## Deadline and lock: when?\n",
  "docs/decisions/0008-frozen.md": "# 0008 Frozen",
  "CONTRIBUTING.md": "## Code",
};

function faultsOf(text: string): string[] {
  return checkCitations("src/game/deadline.ts", text, (path) => documents[path] ?? null).map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );
}

describe("the check of citations", () => {
  test.each([
    "/** 90 minutes (docs/rules.md#deadline). */",
    "// docs/rules.md#who-played: at least one minute",
    " * docs/rules.md#deadline-and-lock-when, docs/rules.md",
    "-- docs/decisions/0008-frozen.md",
    "// CONTRIBUTING.md#code",
    "// the files *.md of an upload",
  ])("a place that exists passes: %s", (text) => {
    expect(faultsOf(text)).toEqual([]);
  });

  test.each([
    ["/** 90 minutes (docs/rules.md#deadlines). */", "docs/rules.md has no heading #deadlines"],
    ["// docs/rules.md#deadline, docs/rules.md#gone", "docs/rules.md has no heading #gone"],
    ["// docs/rule.md#deadline", "docs/rule.md does not exist"],
    ["-- docs/decisions/0009-gone.md", "docs/decisions/0009-gone.md does not exist"],
    ["// DESIGN.md", "DESIGN.md does not exist"],
    ["/** Within a minute (issue 3). */", "issue 3 is not in the repository"],
  ])("a place that does not exist is named with its line: %s", (text, message) => {
    expect(faultsOf(`const minutes = 90;\n${text}`)).toEqual([`src/game/deadline.ts:2 ${message}`]);
  });
});
