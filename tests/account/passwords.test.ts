import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getCurrentUser } from "#contract/account.ts";
import { aSession, aSignedUpUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { browserOf, PASSWORD } from "#tests/support/test-user.ts";
import { choosePassword } from "./choose-password.ts";
import { postAuth } from "./post-auth.ts";

let app: TestApp;

beforeAll(async () => {
  app = await makeTestApp();
});

afterAll(() => app.close());

const NEW = "another horse battery";

/** A user with a second session on another device. */
async function withPhone(name: string) {
  const user = await aSignedUpUser(app, name);
  const phone = browserOf(app, { ...user, cookie: await aSession(app, user.id) });
  const passwords = { currentPassword: PASSWORD, newPassword: NEW };
  const change = (more: object = {}) =>
    postAuth(app, "change-password", { ...passwords, ...more }, { cookie: user.cookie });
  return { user, phone, change };
}

describe("a password that is easily guessed", () => {
  test.each([
    ["12345678", "password_common"],
    ["Hopper1906", "password_personal"],
  ])("%s is refused at sign-up and at a change, and says why", async (password, code) => {
    const { signedUp, changed } = await choosePassword(app, password);
    expect(signedUp).toMatchObject({ status: 400, body: { code }, cookies: [] });
    expect(signedUp.body.message).toMatch(/Choose another/);
    expect(changed).toMatchObject({ status: 400, body: { code } });
  });
});

describe("a change of the password", () => {
  test("ends all other sessions, and continues with a new one", async () => {
    const { user, phone, change } = await withPhone("Alice");
    const changed = await change();
    expect(changed.status).toBe(200);
    for (const old of [user, phone]) expect((await old.call(getCurrentUser)).status).toBe(401);
    const [cookie] = changed.cookies;
    const own = browserOf(app, {
      ...user,
      cookie: `${cookie?.name}=${encodeURIComponent(cookie?.value ?? "")}`,
    });
    expect((await own.call(getCurrentUser)).body.id).toBe(user.id);
    expect((await postAuth(app, "sign-in/email", { email: user.email, password: PASSWORD })).status).toBe(
      401,
    );
    expect((await postAuth(app, "sign-in/email", { email: user.email, password: NEW })).status).toBe(200);
  });

  test("leaves them where that is asked for", async () => {
    const { phone, change } = await withPhone("Bob");
    expect((await change({ revokeOtherSessions: false })).status).toBe(200);
    expect((await phone.call(getCurrentUser)).status).toBe(200);
  });

  test("isn't made without their end, if it's cut off there", async () => {
    const { user, phone, change } = await withPhone("Dan");
    await app.pool.query(`
      create function fail() returns trigger language plpgsql as $$
        begin raise exception 'cut off' using errcode = 'admin_shutdown'; end $$`);
    await app.pool.query("create trigger fail before delete on session execute function fail()");
    expect((await change()).status).toBe(503);
    await app.pool.query("drop function fail cascade");
    for (const old of [user, phone]) expect((await old.call(getCurrentUser)).status).toBe(200);
    expect((await postAuth(app, "sign-in/email", { email: user.email, password: NEW })).status).toBe(401);
    expect((await change()).status).toBe(200);
    expect((await phone.call(getCurrentUser)).status).toBe(401);
  });

  test("ends none where the present password is wrong", async () => {
    const { phone, change } = await withPhone("Carol");
    expect(await change({ currentPassword: "a wrong guess" })).toMatchObject({
      status: 400,
      body: { code: "current_password_wrong", message: "Your current password is wrong." },
    });
    expect((await phone.call(getCurrentUser)).status).toBe(200);
  });
});
