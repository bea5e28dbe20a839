import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aSignedUpUser } from "#tests/support/sessions.ts";
import { postAuth } from "#tests/account/post-auth.ts";
import { PASSWORD, signUp, type TestUser } from "#tests/support/test-user.ts";
import { changePassword, moveTo } from "./change-account.ts";
import { mailsSent } from "./mail-server.ts";
import { type MailingApp, mailsTo, makeMailingApp } from "./mailing-app.ts";

const HOUR_MS = 3_600_000;

let app: MailingApp;

beforeAll(async () => {
  app = await makeMailingApp();
  // The first account is an admin's, which can't be deleted.
  await signUp(app, "Admin");
});

afterAll(() => app.close());

beforeEach(async () => {
  await app.pool.query("delete from mail");
  app.mails.received.length = 0;
});

async function remove({ cookie }: TestUser): Promise<void> {
  const removed = await postAuth(app, "delete-account", { password: PASSWORD }, { cookie });
  expect(removed.status).toBe(200);
}

describe("mails that nobody asks for", () => {
  test("stop after five in an hour when accounts with an address come and go, and every sign-up succeeds", async () => {
    for (let turn = 0; turn < 7; turn += 1) {
      const user = await signUp(app, "Victim One");
      await mailsSent(app);
      await remove(user);
    }
    expect(await mailsTo(app, "victim.one@example.com")).toHaveLength(5);
  });

  test("stop after five in an hour when accounts with an unconfirmed address leave it", async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      await moveTo(app, await signUp(app, "Victim Three"), `three${turn}@attacker.example`);
    }
    expect(await mailsTo(app, "victim.three@example.com")).toHaveLength(5);
  });

  test("come again after an hour", async () => {
    const user = await aSignedUpUser(app, "Owner Three");
    for (let turn = 0; turn < 5; turn += 1) await changePassword(app, user, turn);
    const before = (await mailsTo(app, user.email)).length;
    app.clock.pass(HOUR_MS);
    await changePassword(app, user, 5);
    expect(await mailsTo(app, user.email)).toHaveLength(before + 1);
  });
});
