import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getCurrentUser } from "#contract/account.ts";
import { aSignedUpUser } from "#tests/support/sessions.ts";
import { atOnce, countStatuses } from "#tests/support/statuses.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { type MailServer, mailsSent, startMailServer, tokenIn } from "./mail-server.ts";

const NEW = "another horse battery";

let app: TestApp;
let server: MailServer;

beforeAll(async () => {
  server = await startMailServer();
  app = await makeTestApp({ env: { SMTP_URL: server.url, PUBLIC_URL: "http://localhost:3000" } });
});

afterAll(async () => {
  await app.close();
  await server.close();
});

async function post(path: string, payload: object, headers: Record<string, string> = {}) {
  const answer = await app.server.inject({ method: "POST", url: `/api/auth/${path}`, payload, headers });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}

const signIn = (email: string, password: string) => post("sign-in/email", { email, password });

/** Asks for a new password. @returns the token from the mail */
async function linkFor(email: string): Promise<string> {
  expect((await post("request-password-reset", { email })).status).toBe(200);
  server.received.length = 0;
  await mailsSent(app);
  const mail = server.received.findLast(({ to, source }) => to === email && source.includes("?reset="));
  return tokenIn(mail?.source ?? "", "reset");
}

describe("a lost password", () => {
  test.each(["session", "passkey"])("isn't replaced if it's cut off at the end of each %s", async (table) => {
    const ada = await aSignedUpUser(app, `Ada ${table}`);
    const token = await linkFor(ada.email);
    await app.pool.query(`
      create function fail() returns trigger language plpgsql as $$
        begin raise exception 'cut off' using errcode = 'admin_shutdown'; end $$`);
    await app.pool.query(`create trigger fail before delete on ${table} execute function fail()`);
    expect((await post("reset-password", { token, newPassword: NEW })).status).toBe(503);
    await app.pool.query("drop function fail cascade");
    expect((await signIn(ada.email, NEW)).status).toBe(401);
    expect((await ada.call(getCurrentUser)).status).toBe(200);
    const again = await post("reset-password", { token: await linkFor(ada.email), newPassword: NEW });
    expect(again.status).toBe(200);
    expect((await ada.call(getCurrentUser)).status).toBe(401);
  });

  test("is replaced once by a link, even by twenty requests at once", async () => {
    const { email } = await aSignedUpUser(app, "Bob");
    const token = await linkFor(email);
    const answers = await atOnce(20, () => post("reset-password", { token, newPassword: NEW }));
    expect(countStatuses(answers)).toEqual({ 200: 1, 400: 19 });
    expect(await post("reset-password", { token, newPassword: NEW })).toMatchObject({
      status: 400,
      body: { code: "link_expired" },
    });
  });
});
