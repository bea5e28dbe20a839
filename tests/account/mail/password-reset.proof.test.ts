import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getCurrentUser } from "#contract/account.ts";
import { postAuth } from "#tests/account/post-auth.ts";
import { aSignedUpUser } from "#tests/support/sessions.ts";
import { atOnce, countStatuses } from "#tests/support/statuses.ts";
import { type MailingApp, makeMailingApp } from "./mailing-app.ts";
import { resetTokenFor } from "./reset-token.ts";

const NEW = "another horse battery";

let app: MailingApp;

beforeAll(async () => {
  app = await makeMailingApp();
});

afterAll(() => app.close());

const signIn = (email: string, password: string) => postAuth(app, "sign-in/email", { email, password });

describe("a lost password", () => {
  test.each(["session", "passkey"])("isn't replaced if it's cut off at the end of each %s", async (table) => {
    const ada = await aSignedUpUser(app, `Ada ${table}`);
    const token = await resetTokenFor(app, ada.email);
    await app.pool.query(`
      create function fail() returns trigger language plpgsql as $$
        begin raise exception 'cut off' using errcode = 'admin_shutdown'; end $$`);
    await app.pool.query(`create trigger fail before delete on ${table} execute function fail()`);
    expect((await postAuth(app, "reset-password", { token, newPassword: NEW })).status).toBe(503);
    await app.pool.query("drop function fail cascade");
    expect((await signIn(ada.email, NEW)).status).toBe(401);
    expect((await ada.call(getCurrentUser)).status).toBe(200);
    const again = await postAuth(app, "reset-password", {
      token: await resetTokenFor(app, ada.email),
      newPassword: NEW,
    });
    expect(again.status).toBe(200);
    expect((await ada.call(getCurrentUser)).status).toBe(401);
  });

  test("is replaced once by a link, even by twenty requests at once", async () => {
    const { email } = await aSignedUpUser(app, "Bob");
    const token = await resetTokenFor(app, email);
    const answers = await atOnce(20, () => postAuth(app, "reset-password", { token, newPassword: NEW }));
    expect(countStatuses(answers)).toEqual({ 200: 1, 400: 19 });
    expect(await postAuth(app, "reset-password", { token, newPassword: NEW })).toMatchObject({
      status: 400,
      body: { code: "link_expired" },
    });
  });
});
