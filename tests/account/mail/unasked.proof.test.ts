import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aSignedUpUser } from "#tests/support/sessions.ts";
import { changeEmail, confirmEmail } from "#contract/access/email.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { PASSWORD, signUp, type TestUser } from "#tests/support/test-user.ts";
import { type MailServer, mailsSent, startMailServer, tokenIn } from "./mail-server.ts";

const HOUR_MS = 3_600_000;

let app: TestApp;
let server: MailServer;

beforeAll(async () => {
  server = await startMailServer();
  app = await makeTestApp({ env: { SMTP_URL: server.url, PUBLIC_URL: "http://localhost:3000" } });
  // The first account is an admin's, which can't be deleted.
  await signUp(app, "Admin");
});

afterAll(async () => {
  await app.close();
  await server.close();
});

beforeEach(async () => {
  await app.pool.query("delete from mail");
  server.received.length = 0;
});

/** The mails that an address has got in this test. */
async function mailsTo(address: string): Promise<string[]> {
  await mailsSent(app);
  return server.received.filter(({ to }) => to === address).map(({ source }) => source);
}

async function post({ cookie }: TestUser, path: string, payload: object): Promise<void> {
  const url = `/api/auth/${path}`;
  expect((await app.server.inject({ method: "POST", url, payload, headers: { cookie } })).statusCode).toBe(
    200,
  );
}

const remove = (user: TestUser) => post(user, "delete-account", { password: PASSWORD });

const passwordAt = (turn: number) => (turn === 0 ? PASSWORD : `new horse ${turn} battery`);

async function changePassword(user: TestUser, turn: number): Promise<void> {
  const passwords = { currentPassword: passwordAt(turn), newPassword: passwordAt(turn + 1) };
  await post(user, "change-password", { ...passwords, revokeOtherSessions: false });
}

async function moveTo(user: TestUser, email: string): Promise<void> {
  expect((await user.call(changeEmail, { body: { email, password: PASSWORD } })).status).toBe(200);
  const token = tokenIn((await mailsTo(email)).at(-1) ?? "", "verify");
  expect((await user.call(confirmEmail, { body: { token } })).status).toBe(200);
}

describe("mails that nobody asks for", () => {
  test("stop after five in an hour when accounts with an address come and go, and every sign-up succeeds", async () => {
    for (let turn = 0; turn < 7; turn += 1) {
      const user = await signUp(app, "Victim One");
      await mailsSent(app);
      await remove(user);
    }
    expect(await mailsTo("victim.one@example.com")).toHaveLength(5);
  });

  test("stop after five in an hour when accounts with an unconfirmed address leave it", async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      await moveTo(await signUp(app, "Victim Three"), `three${turn}@attacker.example`);
    }
    expect(await mailsTo("victim.three@example.com")).toHaveLength(5);
  });

  test("come again after an hour", async () => {
    const user = await aSignedUpUser(app, "Owner Three");
    for (let turn = 0; turn < 5; turn += 1) await changePassword(user, turn);
    const before = (await mailsTo(user.email)).length;
    app.clock.pass(HOUR_MS);
    await changePassword(user, 5);
    expect(await mailsTo(user.email)).toHaveLength(before + 1);
  });
});
