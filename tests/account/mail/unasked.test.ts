import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aSignedUpUser } from "#tests/support/sessions.ts";
import { confirmEmail, sendEmailLink } from "#contract/access/email.ts";
import { signUp } from "#tests/support/test-user.ts";
import { changePassword, moveTo } from "./change-account.ts";
import { tokenIn } from "./mail-server.ts";
import { type MailingApp, mailsTo, makeMailingApp } from "./mailing-app.ts";

let app: MailingApp;

beforeAll(async () => {
  app = await makeMailingApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  await app.pool.query("delete from mail");
  app.mails.received.length = 0;
});

describe("mails that nobody asks for", () => {
  test("stop after five in an hour when an account's password changes, and every change succeeds", async () => {
    const user = await aSignedUpUser(app, "Victim Two");
    for (let turn = 0; turn < 7; turn += 1) await changePassword(app, user, turn);
    expect(await mailsTo(app, user.email)).toHaveLength(5);
  });

  test("always tell the owner of a confirmed address that it was replaced", async () => {
    const user = await signUp(app, "Owner One");
    const token = tokenIn((await mailsTo(app, user.email)).at(-1) ?? "", "verify");
    expect((await user.call(confirmEmail, { body: { token } })).status).toBe(200);
    await app.pool.query("update password_guess set guesses = 100");
    await moveTo(app, user, "owner.one@new.example");
    expect((await mailsTo(app, user.email)).at(-1)).toContain("owner.one@new.example");
  });

  test("aren't kept from an owner by asking for others first", async () => {
    const user = await aSignedUpUser(app, "Owner Two");
    for (let turn = 0; turn < 5; turn += 1) expect((await user.call(sendEmailLink)).status).toBe(200);
    expect((await user.call(sendEmailLink)).status).toBe(429);
    await changePassword(app, user, 0);
    const changed = expect.stringContaining("Subject: Your Panna password has changed");
    expect(await mailsTo(app, user.email)).toContainEqual(changed);
  });
});
