import { join } from "node:path";
import { expect, test } from "vitest";
import { signIn, signUp, startedPannas } from "#tests/support/started-pannas.ts";
import { runCopy } from "./run-copy.ts";

const { aFolder, start } = startedPannas("backup");

test("a restored Panna that isn't running is backed up again", { timeout: 180_000 }, async () => {
  const dataDir = aFolder();
  const backup = join(aFolder(), "monday");
  const panna = start(dataDir);
  expect((await signUp(panna, "alice@example.com")).status).toBe(200);
  expect((await runCopy("backup", backup, { DATA_DIR: dataDir })).code).toBe(0);
  await panna.end("SIGTERM");
  const second = aFolder();
  expect((await runCopy("restore", backup, { DATA_DIR: second })).code).toBe(0);
  const restored = start(second);
  expect((await signIn(restored, "alice@example.com")).status).toBe(200);
  await restored.end("SIGTERM");

  // Backs up while Panna isn't running.
  const third = aFolder();
  const again = join(aFolder(), "tuesday");
  expect((await runCopy("backup", again, { DATA_DIR: second })).code).toBe(0);
  expect((await runCopy("restore", again, { DATA_DIR: third })).code).toBe(0);
  expect((await signIn(start(third), "alice@example.com")).status).toBe(200);
});
