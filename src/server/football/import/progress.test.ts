import { describe, expect, test } from "vitest";
import { progressOf } from "./progress.ts";

function anOutput(isTTY: boolean): { isTTY: boolean; write: (text: string) => void; written: string[] } {
  const written: string[] = [];
  return { isTTY, written, write: (text) => void written.push(text) };
}

describe("the progress of an import", () => {
  test("is a bar that is drawn over itself on a terminal, and goes away", () => {
    const output = anOutput(true);
    const progress = progressOf("/some/where/season.csv", output);
    progress.show("reading", 0);
    progress.show("reading", 0.5);
    progress.show("storing", 1);
    progress.end();
    expect(output.written).toEqual([
      `\r\u001B[2Kseason.csv  reading  ${"░".repeat(30)}   0 %`,
      `\r\u001B[2Kseason.csv  reading  ${"█".repeat(15)}${"░".repeat(15)}  50 %`,
      `\r\u001B[2Kseason.csv  storing  ${"█".repeat(30)} 100 %`,
      "\r\u001B[2K",
    ]);
  });

  test("draws nothing where nothing has changed", () => {
    const output = anOutput(true);
    const progress = progressOf("season.csv", output);
    progress.show("reading", 0.5);
    progress.show("reading", 0.5001);
    expect(output.written).toHaveLength(1);
  });

  test("is one plain line for each step elsewhere", () => {
    const output = anOutput(false);
    const progress = progressOf("season.csv", output);
    progress.show("reading", 0.1);
    progress.show("reading", 0.9);
    progress.show("storing", 0.5);
    progress.end();
    expect(output.written).toEqual(["season.csv: reading\n", "season.csv: storing\n"]);
  });
});
