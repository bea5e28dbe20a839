import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { unpackTar } from "modern-tar";
import { describe, expect, test, vi } from "vitest";
import { getCurrentUser } from "#contract/account.ts";
import { runAdminCommand } from "#server/account/admin/admin-command.ts";
import { eraseAccounts } from "#server/account/deletion/erase-accounts.ts";
import { personalData } from "#server/personal-data.ts";
import { ports } from "#server/ports.ts";
import { signUp, startedPannas } from "#tests/support/started-pannas.ts";
import { aSignedUpUser, aUser } from "#tests/support/sessions.ts";
import { makeTestApp } from "#tests/support/test-app.ts";
import { adminCommand, isBobAdmin } from "./admin-process.ts";
import { tablesSaying } from "./tables-saying.ts";

const { aFolder, start } = startedPannas("admin");

/** The same in this process, which needn't load the command's code each time. */
async function adminHere(given: readonly string[], env: Readonly<Record<string, string>>) {
  let output = "";
  const keep = (piece: string | Uint8Array): boolean => {
    output += String(piece);
    return true;
  };
  for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, "write").mockImplementation(keep);
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  try {
    return { code: await runAdminCommand(given, { personalData, ports }), output };
  } finally {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  }
}

describe("npm run admin", { timeout: 180_000 }, () => {
  test("names an admin while Panna runs on its own database, whose start printed the setup code", async () => {
    const dataDir = aFolder();
    const panna = start(dataDir);
    for (const name of ["alice", "bob"])
      expect((await signUp(panna, `${name}@example.com`)).status).toBe(200);
    await expect
      .poll(() => panna.output(), { timeout: 20_000 })
      .toMatch(/setup code [2-9A-Z]{5}(?:-[2-9A-Z]{5}){2}\n/);
    const granted = await adminCommand(["grant", "Bob@example.com"], { DATA_DIR: dataDir });
    expect(granted).toEqual({ code: 0, output: "bob@example.com is now an admin.\n" });
    expect(await isBobAdmin(panna)).toBe(true);
  });

  test("works with DATABASE_URL, and counts at the next request", async () => {
    const app = await makeTestApp();
    await aSignedUpUser(app, "Alice");
    const bob = await aSignedUpUser(app, "Bob");
    const env = { DATABASE_URL: app.url, DATA_DIR: aFolder() };
    const isAdmin = async () => (await bob.call(getCurrentUser)).body.isAdmin;
    expect((await adminHere(["grant", bob.email], env)).code).toBe(0);
    expect(await isAdmin()).toBe(true);
    const named = { ...env, ADMIN_EMAILS: bob.email };
    expect((await adminHere(["revoke", bob.email], named)).output).toContain(
      "ADMIN_EMAILS still names this address",
    );
    expect(await isAdmin()).toBe(false);
    const { rows } = await app.pool.query(
      "select user_id, action from audit_log where subject = $1 order by id",
      [`user ${bob.id}`],
    );
    expect(rows).toEqual([
      { user_id: "operator", action: "account.grant" },
      { user_id: "operator", action: "account.revoke" },
    ]);
    const nobody = await adminHere(["grant", "nobody@example.com"], env);
    expect(nobody).toMatchObject({ code: 1, output: expect.stringContaining("No account has the address") });
    await app.close();
  });

  test("prints a link that replaces a lost password once, and the audit log knows", async () => {
    const app = await makeTestApp({ env: { PUBLIC_URL: "http://localhost:3000" } });
    const alice = await aSignedUpUser(app, "Alice");
    const { config } = app.deps;
    const env = { DATABASE_URL: app.url, DATA_DIR: config.dataDir, PUBLIC_URL: "http://localhost:3000" };
    const { code, output } = await adminHere(["reset-link", "Alice@example.com"], env);
    expect(code).toBe(0);
    const [, token] = /^http:\/\/localhost:3000\/sign-in\?reset=(\w+)\n/u.exec(output) ?? [];
    const reset = async () => {
      const payload = { token, newPassword: "another horse battery" };
      const url = "/api/auth/reset-password";
      return (await app.server.inject({ method: "POST", url, payload })).statusCode;
    };
    expect([await reset(), await reset()]).toEqual([200, 400]);
    expect((await alice.call(getCurrentUser)).status).toBe(401);
    const { rows } = await app.pool.query(
      "select user_id, action, subject from audit_log where user_id = 'operator'",
    );
    expect(rows).toEqual([
      { user_id: "operator", action: "account.reset-link", subject: `user ${alice.id}` },
    ]);
    const nobody = await adminHere(["reset-link", "nobody@example.com"], env);
    expect(nobody).toMatchObject({ code: 1, output: expect.stringContaining("No account has the address") });
    await app.close();
  });

  test("exports and deletes the account of somebody who can't sign in, and the audit log knows", async () => {
    const app = await makeTestApp();
    await aUser(app, { isAdmin: true });
    const bob = await aSignedUpUser(app, "Bob");
    await app.pool.query(`update "user" set banned_until = 'infinity', ban_reason = 'Spam' where id = $1`, [
      bob.id,
    ]);
    const [folder, { config }] = [aFolder(), app.deps];
    const env = { DATABASE_URL: app.url, DATA_DIR: config.dataDir };
    const file = join(folder, "bob.tar.gz");
    expect((await adminHere(["export", "Bob@example.com", file], env)).code).toBe(0);
    const entries = await unpackTar(gunzipSync(readFileSync(file)));
    const account = entries.find(({ header }) => header.name === "panna/account.json");
    expect(JSON.parse(String(Buffer.from(account?.data ?? [])))).toMatchObject({
      email: bob.email,
      banReason: "Spam",
    });
    expect(statSync(file).mode & 0o077).toBe(0);
    // It overwrites nothing.
    expect((await adminHere(["export", bob.email, file], env)).code).toBe(1);
    const deleted = await adminHere(["delete", bob.email], env);
    expect(deleted).toMatchObject({ code: 0, output: expect.stringContaining("is deleted") });
    expect((await bob.call(getCurrentUser)).status).toBe(401);
    await eraseAccounts(app.deps, personalData);
    expect(await tablesSaying(app, bob.email)).toEqual([]);
    for (const given of [
      ["delete", bob.email],
      ["export", bob.email, join(folder, "again.tar.gz")],
    ]) {
      const gone = await adminHere(given, env);
      expect(gone).toMatchObject({ code: 1, output: expect.stringContaining("No account has the address") });
    }
    const { rows } = await app.pool.query("select user_id, action, subject from audit_log order by id");
    const byOperator = { user_id: "operator", subject: `user ${bob.id}` };
    expect(rows.filter(({ user_id: by }) => by === "operator")).toEqual([
      { ...byOperator, action: "account.export" },
      { ...byOperator, action: "account.delete" },
    ]);
    await app.close();
  });

  test("doesn't delete the last admin", async () => {
    const app = await makeTestApp();
    const { id, email } = await aSignedUpUser(app, "Ada");
    await app.pool.query(`update "user" set is_admin = true where id = $1`, [id]);
    const refused = await adminHere(["delete", email], { DATABASE_URL: app.url, DATA_DIR: aFolder() });
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining("is the last admin") });
    await app.close();
  });

  test.each([
    [["export", "a@b.example"]],
    [["delete", "a@b.example", "c"]],
    [[]],
    [["grant"]],
    [["grant", "nobody"]],
    [["make", "a@b.example"]],
    [["grant", "a@b.example", "c"]],
  ])("says how it is used for %j", async (given) => {
    const { code, output } = await adminHere(given, {});
    expect([code, output]).toEqual([2, expect.stringContaining("npm run admin -- grant EMAIL")]);
  });
});
