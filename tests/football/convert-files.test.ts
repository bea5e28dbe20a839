import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { csvOf, folderOf, matchLines as lines, run } from "./public-csv.ts";

describe("the convert command, with files of single gameweeks and one for all,", () => {
  const second = lines.map((line) => ({
    ...line,
    fixture: 8,
    round: 2,
    kickoff_time: "2023-08-19T14:00:00Z",
  }));
  const third = lines.map((line) => ({
    ...line,
    fixture: 9,
    round: 3,
    kickoff_time: "2023-08-26T14:00:00Z",
  }));
  /** The lines of the second gameweek with a cell more than the header has. */
  const cut = csvOf(second).replaceAll("\n", ",0\n").split("\n").slice(1).join("\n");

  test.each<readonly [what: string, files: Readonly<Record<string, string>>]>([
    [
      "the one for all is behind",
      {
        "merged_gw.csv": csvOf(lines),
        "gw1.csv": csvOf(lines),
        "gw2.csv": csvOf(second),
        "gw3.csv": csvOf(third),
      },
    ],
    [
      "the one for all has lines that can't be read",
      {
        "merged_gw.csv": csvOf(lines) + cut + csvOf(third).split("\n").slice(1).join("\n"),
        "gw1.csv": csvOf(lines),
        "gw2.csv": csvOf(second),
        "gw3.csv": csvOf(third),
      },
    ],
    [
      "one is missing",
      {
        "merged_gw.csv": csvOf([...lines, ...second, ...third]),
        "gw1.csv": csvOf(lines),
        "gw3.csv": csvOf(third),
      },
    ],
    [
      "one also has the gameweek before",
      {
        "gw1.csv": csvOf(lines),
        "gw2.csv": csvOf([...lines, ...second]),
        "gw3.csv": csvOf(third),
      },
    ],
  ])("converts all gameweeks if %s", (_, files) => {
    const folder = folderOf(
      Object.fromEntries(Object.entries(files).map(([name, text]) => [`2023-24/gws/${name}`, text])),
    );
    const { code, stdout, stderr } = run("--out", folder, join(folder, "2023-24"));
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toContain("3 fixtures, 9 performances");
  });

  test("refuses a line that can't be read in the one, and isn't in the others", () => {
    const folder = folderOf({
      "2023-24/gws/merged_gw.csv": csvOf(lines) + cut,
      "2023-24/gws/gw1.csv": csvOf(lines),
    });
    const { code, stdout, stderr } = run("--out", folder, join(folder, "2023-24"));
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toContain("merged_gw.csv, line 5: has");
  });
});
