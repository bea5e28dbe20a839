import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { haveWeb, startEntry } from "#tests/support/panna-process.ts";

let dataDir: string;

beforeAll(async () => {
  await haveWeb();
  dataDir = makeDataFolder("npm");
}, 180_000);

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test("at a terminal the log lines are for people", { timeout: 180_000 }, async () => {
  // Node says so of its standard output where that is a terminal.
  const atTerminal = "data:text/javascript,process.stdout.isTTY=true";
  const env = { DATA_DIR: dataDir, LOG_LEVEL: "info", FOOTBALL_PROVIDER: "import" };
  const panna = startEntry(["--import", atTerminal, "src/server/main.ts"], env);
  await fetch(await panna.url());
  await panna.end("SIGTERM");
  expect(panna.output()).toMatch(/^\[\d\d:\d\d:\d\d\] .*INFO/mu);
  expect(panna.output()).not.toContain('{"level"');
});
