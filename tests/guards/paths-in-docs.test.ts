import { describe, expect, test } from "vitest";
import { checkPathsInDocument } from "#scripts/check-paths-in-docs.ts";

const existing = new Set([
  "src/game",
  "src/game/points.ts",
  "src/server",
  "docs/decisions",
  "docs/operating.md",
  "package.json",
  "entry.ts",
]);

function faultsOf(text: string, document = "ARCHITECTURE.md"): string[] {
  return checkPathsInDocument(document, text, (path) => existing.has(path)).map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );
}

describe("the check of paths in documents", () => {
  test.each([
    "`src/game/points.ts`",
    "`src/game/`",
    "`src/game/points.ts:12`",
    "`docs/operating.md#backup`",
    "`#game/points.ts`",
    "`package.json`",
    "`entry.ts`",
    "`src/server/<noun>/table.ts`",
    "`src/server/**`",
    "`src/game/{points,bonus}.ts`",
    "[operating](docs/operating.md#backup)",
  ])("a path that exists passes: %s", (text) => {
    expect(faultsOf(text)).toEqual([]);
  });

  test.each([
    ["`src/game/gone.ts`", "src/game/gone.ts"],
    ["`#game/gone.ts`", "src/game/gone.ts"],
    ["`src/gone/**`", "src/gone"],
    ["`src/gone/<noun>/table.ts`", "src/gone"],
    ["`bench/gone/`", "bench/gone"],
    ["`deploy/gone.conf`", "deploy/gone.conf"],
    ["`gone.ts`", "gone.ts"],
    ["`gone.json`", "gone.json"],
    ["`node scripts/gone.ts --all`", "scripts/gone.ts"],
    ["[gone](docs/gone.md)", "docs/gone.md"],
    ["![screen](docs/gone.png)", "docs/gone.png"],
  ])("a path that does not exist is named with its line: %s", (text, path) => {
    expect(faultsOf(`first line\n${text}`)).toEqual([`ARCHITECTURE.md:2 ${path} does not exist`]);
  });

  test("a superseded decision may name what is gone, another may not", () => {
    expect(faultsOf("- Date: 2026-11-21\n- Status: superseded by 0054\n\n`src/game/gone.ts`")).toEqual([]);
    expect(faultsOf("- Status: accepted\n`src/game/gone.ts`")).toHaveLength(1);
  });

  test("a link starts from the folder of its document", () => {
    expect(faultsOf("[all](decisions) [up](../src/game/points.ts)", "docs/operating.md")).toEqual([]);
    expect(faultsOf("[all](docs/decisions)", "docs/operating.md")).toEqual([
      "docs/operating.md:1 docs/docs/decisions does not exist",
    ]);
  });

  test.each([
    "`/api/teams/active`",
    "`GET /api/matches`",
    "`zod/mini`",
    "`@fastify/helmet`",
    "`./data`",
    "`npm start`",
    "`2-1-1`",
    "[site](https://example.org/gone.md)",
    "[above](#words)",
  ])("what is no repository path is left alone: %s", (text) => {
    expect(faultsOf(text)).toEqual([]);
  });
});
