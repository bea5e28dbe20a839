import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { partialOf } from "#server/platform/files/disk-files.ts";
import type { PannaProcess } from "#tests/support/panna-process.ts";
import { signIn, signUp, startedPannas } from "#tests/support/started-pannas.ts";
import { runCopy } from "./run-copy.ts";

const { aFolder, start } = startedPannas("backup");

/** A backup takes about a second. Hashing passwords is slow, and sign-ups without a pause would hold the backup up. */
const BETWEEN_ACCOUNTS_MS = 150;
/** Below the limit per address and minute. */
const MADE_MEANWHILE = 15;

/** Creates accounts one after the other until `isOver`. @returns those that were acknowledged. */
async function signUpUntil(panna: PannaProcess, isOver: () => boolean): Promise<string[]> {
  const made: string[] = [];
  while (!isOver() && made.length < MADE_MEANWHILE) {
    const email = `fan${made.length}@example.com`;
    expect((await signUp(panna, email)).status).toBe(200);
    made.push(email);
    await delay(BETWEEN_ACCOUNTS_MS);
  }
  return made;
}

describe("a backup", { timeout: 180_000 }, () => {
  test("made while accounts are made has all that was acknowledged before it, sessions and images too", async () => {
    const dataDir = aFolder();
    const backup = join(aFolder(), "monday");
    const panna = start(dataDir);
    const before = await signUp(panna, "alice@example.com");
    const cookie = before.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    mkdirSync(join(dataDir, "files/cards"), { recursive: true });
    writeFileSync(join(dataDir, "files/cards/one.webp"), "an image");
    writeFileSync(join(dataDir, "files/cards", partialOf("two.webp")), "half an");

    let isOver = false;
    const making = signUpUntil(panna, () => isOver);
    const made = await runCopy("backup", backup, { DATA_DIR: dataDir });
    isOver = true;
    expect(made).toEqual({ code: 0, output: `All data are in ${backup}.\n` });
    expect((await making).length).toBeGreaterThan(0);
    expect((await signUp(panna, "too-late@example.com")).status).toBe(200);
    await panna.end("SIGTERM");

    const second = aFolder();
    expect((await runCopy("restore", backup, { DATA_DIR: second })).code).toBe(0);
    const restored = start(second);
    const origin = await restored.url();
    const who = await fetch(`${origin}/api/auth/user`, { headers: { cookie } });
    expect(await who.json()).toMatchObject({ email: "alice@example.com" });
    expect((await signIn(restored, "alice@example.com")).status).toBe(200);
    expect((await signIn(restored, "too-late@example.com")).status).toBe(401);
    expect(readFileSync(join(second, "files/cards/one.webp"), "utf8")).toBe("an image");
    expect(readdirSync(join(second, "files/cards"))).toEqual(["one.webp"]);
    await restored.end("SIGTERM");

    const over = await runCopy("restore", backup, { DATA_DIR: second });
    expect(over).toMatchObject({ code: 1, output: expect.stringContaining("has a database already") });
  });

  test("overwrites no folder, and is not mistaken for one", async () => {
    const full = aFolder();
    writeFileSync(join(full, "a-letter"), "dear");
    const refusals = [
      ["backup", join(full, "new"), "holds no database"],
      ["backup", full, "is not empty"],
      ["restore", full, "is not a backup"],
      ["restore", join(full, "none"), "There is no folder"],
    ] as const;
    for (const [command, folder, words] of refusals) {
      const refused = await runCopy(command, folder, { DATA_DIR: aFolder() });
      expect(refused).toMatchObject({ code: 1, output: expect.stringContaining(words) });
    }
    expect(readdirSync(full)).toEqual(["a-letter"]);
  });

  test("of a database elsewhere is left to that database's own tools", async () => {
    const env = { DATA_DIR: aFolder(), DATABASE_URL: "postgres://127.0.0.1:1/panna" };
    const refused = await runCopy("backup", join(aFolder(), "new"), env);
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining("pg_dump") });
  });
});
