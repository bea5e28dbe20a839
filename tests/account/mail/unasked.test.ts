import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aSignedUpUser } from "#tests/support/sessions.ts";
import { changeEmail, confirmEmail, sendEmailLink } from "#contract/access/email.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { PASSWORD, signUp, type TestUser } from "#tests/support/test-user.ts";
import { type MailServer, mailsSent, startMailServer, tokenIn } from "./mail-server.ts";

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
  test("stop after five in an hour when an account's password changes, and every change succeeds", async () => {
    const user = await aSignedUpUser(app, "Victim Two");
    for (let turn = 0; turn < 7; turn += 1) await changePassword(user, turn);
    expect(await mailsTo(user.email)).toHaveLength(5);
  });

  test("always tell the owner of a confirmed address that it was replaced", async () => {
    const user = await signUp(app, "Owner One");
    const token = tokenIn((await mailsTo(user.email)).at(-1) ?? "", "verify");
    expect((await user.call(confirmEmail, { body: { token } })).status).toBe(200);
    await app.pool.query("update password_guess set guesses = 100");
    await moveTo(user, "owner.one@new.example");
    expect((await mailsTo(user.email)).at(-1)).toContain("owner.one@new.example");
  });

  test("aren't kept from an owner by asking for others first", async () => {
    const user = await aSignedUpUser(app, "Owner Two");
    for (let turn = 0; turn < 5; turn += 1) expect((await user.call(sendEmailLink)).status).toBe(200);
    expect((await user.call(sendEmailLink)).status).toBe(429);
    await changePassword(user, 0);
    const changed = expect.stringContaining("Subject: Your Panna password has changed");
    expect(await mailsTo(user.email)).toContainEqual(changed);
  });
});
