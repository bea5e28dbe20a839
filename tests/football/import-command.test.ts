import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeImportApp } from "#tests/support/import-app.ts";
import { aFile, aFixture, aLeague, aPerformance, linesOf } from "#tests/support/neutral-file.ts";
import type { TestApp } from "#tests/support/test-app.ts";
import { makeDataFolder } from "#tests/support/data-folder.ts";

const command = fileURLToPath(new URL("../../src/server/football/import/main.ts", import.meta.url));

let app: TestApp;

beforeAll(async () => {
  app = await makeImportApp("2025-09-13T14:00:00Z");
});

afterAll(() => app.close());

/** Runs the command on the app's database, with its output piped. */
function run(...files: string[]): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const dataDir = makeDataFolder("command");
  const env = { ...process.env, DATABASE_URL: app.url, DATA_DIR: dataDir, FOOTBALL_PROVIDER: "import" };
  const child = spawn(process.execPath, [command, ...files], { env });
  const said = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk: Buffer) => (said.stdout += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (said.stderr += chunk.toString()));
  return new Promise((settle, fail) => {
    child.on("error", fail);
    child.on("close", (code) => settle({ code, ...said }));
  });
}

describe("the import command", () => {
  const season = linesOf([...aLeague(), aFixture(), aPerformance()]);

  test("says what it imported, and a second time that nothing has changed", async () => {
    const file = aFile(gzipSync(season), "season.ndjson.gz");
    const held = "1 league, 2 clubs, 8 players, 1 fixture, 1 performance";
    expect(await run(file)).toEqual({
      code: 0,
      stdout: `season.ndjson.gz: imported (${held}); new or changed: 1 league, 2 clubs, 8 players, 1 fixture\n`,
      stderr: "season.ndjson.gz: reading\nseason.ndjson.gz: storing\n",
    });
    expect(await run(file)).toMatchObject({
      code: 0,
      stdout: `season.ndjson.gz: nothing has changed (${held})\n`,
    });
  });

  test("imports the right files, names the faults of the others, and fails", async () => {
    const wrong = aFile('{"kind":"club"}\nnonsense\n', "wrong.ndjson");
    const right = aFile(season, "right.ndjson");
    const { code, stdout, stderr } = await run(wrong, right);
    expect(code).toBe(1);
    expect(stdout).toContain("right.ndjson: ");
    expect(stderr).toContain("wrong.ndjson has 2 faults; nothing was imported:\n  line 1: ");
    expect(stderr).toContain('\n  line 2: is not JSON: "nonsense"\n');
  });

  test("without a file explains itself", async () => {
    const { code, stderr } = await run();
    expect(code).toBe(2);
    expect(stderr).toMatch(/^Usage: npm run import -- FILE/);
  });
});
