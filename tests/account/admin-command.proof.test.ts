import { describe, expect, test } from "vitest";
import { signIn, signUp, startedPannas } from "#tests/support/started-pannas.ts";
import { adminCommand, isBobAdmin } from "./admin-process.ts";

const { aFolder, start } = startedPannas("admin");

describe("npm run admin", { timeout: 180_000 }, () => {
  test("names an admin while Panna runs on its own database, and withdraws it while it is stopped", async () => {
    const dataDir = aFolder();
    const panna = start(dataDir);
    for (const name of ["alice", "bob"])
      expect((await signUp(panna, `${name}@example.com`)).status).toBe(200);
    expect(await isBobAdmin(panna)).toBe(false);
    const granted = await adminCommand(["grant", "Bob@example.com"], { DATA_DIR: dataDir });
    expect(granted).toEqual({ code: 0, output: "bob@example.com is now an admin.\n" });
    expect(await isBobAdmin(panna)).toBe(true);
    await panna.end("SIGTERM");
    const revoked = await adminCommand(["revoke", "bob@example.com"], { DATA_DIR: dataDir });
    expect(revoked).toEqual({ code: 0, output: "bob@example.com is no longer an admin.\n" });
    expect(await isBobAdmin(start(dataDir))).toBe(false);
  });
});

describe("a start without an admin", { timeout: 180_000 }, () => {
  test("prints the setup code until there is one, and what football there is", async () => {
    const dataDir = aFolder();
    const first = start(dataDir);
    await first.url();
    await expect
      .poll(() => first.output(), { timeout: 20_000 })
      .toMatch(/setup code [2-9A-Z]{5}(?:-[2-9A-Z]{5}){2}\n/);
    const football = /^Football: \w[\w-]*, (nothing yet|\d+ fixtures)/m;
    expect(first.output()).toMatch(football);
    const code = /setup code (\S+)/.exec(first.output())?.[1];
    expect((await signUp(first, "alice@example.com")).status).toBe(200);
    await first.end("SIGTERM");
    const second = start(dataDir);
    await second.url();
    await signIn(second, "alice@example.com");
    expect(second.output()).not.toContain(code);
    expect(second.output()).not.toContain("setup code");
    expect(second.output()).toContain("There is an admin.\n");
  });
});
