import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const HEAD =
  /^# \d{4}:? .+\n\n- (?:\*\*)?Date(?:\*\*)?: \d{4}-\d\d-\d\d\n- (?:\*\*)?Status(?:\*\*)?: (?:accepted|superseded by \d{4})/u;

test.each(globSync("docs/decisions/*.md"))("%s says when it was made and whether it holds", (path) => {
  expect(readFileSync(path, "utf8")).toMatch(HEAD);
});
