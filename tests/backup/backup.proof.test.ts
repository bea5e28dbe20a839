import { join } from "node:path";
import { expect, test } from "vitest";
import { signIn, signUp, startedPannas } from "#tests/support/started-pannas.ts";
import { runCopy } from "./run-copy.ts";

const { aFolder, start } = startedPannas("backup");

test("a backup is made while Panna isn't running, too", { timeout: 180_000 }, async () => {
  const dataDir = aFolder();
  const panna = start(dataDir);
  expect((await signUp(panna, "alice@example.com")).status).toBe(200);
  await panna.end("SIGTERM");
  const third = aFolder();
  const again = join(aFolder(), "tuesday");
  expect((await runCopy("backup", again, { DATA_DIR: dataDir })).code).toBe(0);
  expect((await runCopy("restore", again, { DATA_DIR: third })).code).toBe(0);
  expect((await signIn(start(third), "alice@example.com")).status).toBe(200);
});
