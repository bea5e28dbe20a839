import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listUsers, makeResetLink } from "#contract/account/user-admin.ts";
import { aSignedUpUser, aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { PASSWORD, type TestUser } from "#tests/support/test-user.ts";
import { tablesSaying } from "./tables-saying.ts";

const NEW = "a wholly different password";
const ORIGIN = "https://panna.example";

let app: TestApp;
let admin: TestUser;

beforeAll(async () => {
  app = await makeTestApp({ env: { PUBLIC_URL: ORIGIN } });
  admin = await aUser(app, { isAdmin: true, username: "the_admin" });
});

afterAll(() => app.close());

const linkFor = (id: string) => admin.call(makeResetLink, { params: { id } });

async function post(path: string, payload: object): Promise<number> {
  const headers = { host: "panna.example", origin: ORIGIN };
  const answer = await app.server.inject({ method: "POST", url: `/api/auth/${path}`, payload, headers });
  return answer.statusCode;
}

const choose = (link: string) =>
  post("reset-password", { token: new URL(link).searchParams.get("reset"), newPassword: NEW });

describe("where no mails are sent, an admin's link for a new password", () => {
  test("works once, and its making is in the audit log", async () => {
    const user = await aSignedUpUser(app, "Fay Forgetful");
    const { status, body } = await linkFor(user.id);
    expect(status).toBe(200);
    expect(body.link).toMatch(/^https:\/\/panna\.example\/sign-in\?reset=.{16}/u);
    expect(await choose(body.link)).toBe(200);
    expect(await choose(body.link)).toBe(400);
    const signIn = (password: string) => post("sign-in/email", { email: user.email, password });
    expect([await signIn(PASSWORD), await signIn(NEW)]).toEqual([401, 200]);
    const { rows } = await app.pool.query("select user_id, action, subject, details from audit_log");
    const row = { user_id: admin.id, action: "account.reset-link", subject: `user ${user.id}`, details: {} };
    expect(rows).toContainEqual(row);
  });

  test("is nowhere in the database, also if the admin's call has a key: repeated, it makes another", async () => {
    const user = await aSignedUpUser(app, "Pat Private");
    const call = { params: { id: user.id } };
    const links = [
      (await admin.call(makeResetLink, call, { idempotencyKey: "the link for Pat" })).body.link,
      (await admin.call(makeResetLink, call, { idempotencyKey: "the link for Pat" })).body.link,
    ];
    for (const link of links) {
      expect(await tablesSaying(app, new URL(link).searchParams.get("reset") ?? "")).toEqual([]);
    }
    expect(links[1]).not.toBe(links[0]);
    expect(await choose(links[1] ?? "")).toBe(200);
  });

  test("works for an hour", async () => {
    const user = await aSignedUpUser(app, "Sid Slow");
    const { body } = await linkFor(user.id);
    await app.pool.query("update verification set expires_at = expires_at - interval '1 hour 1 second'");
    expect(await choose(body.link)).toBe(400);
  });

  test("isn't made for an admin, whose account the operator looks after, nor for nobody", async () => {
    const other = await aUser(app, { isAdmin: true });
    for (const id of [other.id, admin.id]) {
      expect(await linkFor(id)).toMatchObject({ status: 409, body: { code: "reset_link_for_admin" } });
    }
    expect(await linkFor("nobody")).toMatchObject({ status: 404 });
  });
});

describe("an admin makes no link", () => {
  test.each([
    [
      "where mails are sent",
      { SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "panna@example.com" },
      "mails_are_sent",
    ],
    [
      "where a provider has the passwords",
      {
        OIDC_ISSUER: "http://127.0.0.1:9",
        OIDC_CLIENT_ID: "panna",
        OIDC_CLIENT_SECRET: "a-secret-of-the-tests",
      },
      "passwords_off",
    ],
  ])("%s", async (_, env, code) => {
    const other = await makeTestApp({ env: { PUBLIC_URL: "http://localhost:3000", ...env } });
    const by = await aUser(other, { isAdmin: true });
    const { id } = await aUser(other);
    expect(await by.call(makeResetLink, { params: { id } })).toMatchObject({ body: { code } });
    expect((await by.call(listUsers, { query: {} })).body.canMakeResetLinks).toBe(false);
    await other.close();
  });
});
