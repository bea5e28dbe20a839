import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getCurrentUser } from "#contract/account.ts";
import { aSession, aSignedUpUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { browserOf, PASSWORD } from "#tests/support/test-user.ts";

let app: TestApp;

beforeAll(async () => {
  app = await makeTestApp();
});

afterAll(() => app.close());

async function post(path: string, payload: object, cookie = "") {
  const url = `/api/auth/${path}`;
  const answer = await app.server.inject({ method: "POST", url, payload, headers: { cookie } });
  return { status: answer.statusCode, body: answer.json(), cookies: answer.cookies };
}

const NEW = "another horse battery";

/** A user with a second session on another device. */
async function withPhone(name: string) {
  const user = await aSignedUpUser(app, name);
  const phone = browserOf(app, { ...user, cookie: await aSession(app, user.id) });
  const change = (more: object = {}) =>
    post("change-password", { currentPassword: PASSWORD, newPassword: NEW, ...more }, user.cookie);
  return { user, phone, change };
}

describe("a password that is easily guessed", () => {
  test.each([
    ["12345678", "password_common"],
    ["Hopper1906", "password_personal"],
  ])("%s is refused at sign-up and at a change, and says why", async (password, code) => {
    const person = { name: "Grace Hopper", email: "grace.hopper.07@example.com" };
    const refused = await post("sign-up/email", { ...person, password });
    expect(refused).toMatchObject({ status: 400, body: { code }, cookies: [] });
    expect(refused.body.message).toMatch(/Choose another/);
    const made = await post("sign-up/email", { ...person, password: PASSWORD });
    const known = made.status === 200 ? made : await post("sign-in/email", { ...person, password: PASSWORD });
    const cookie = known.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; ");
    const change = { currentPassword: PASSWORD, newPassword: password };
    expect(await post("change-password", change, cookie)).toMatchObject({ status: 400, body: { code } });
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
    expect((await post("sign-in/email", { email: user.email, password: PASSWORD })).status).toBe(401);
    expect((await post("sign-in/email", { email: user.email, password: NEW })).status).toBe(200);
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
    expect((await post("sign-in/email", { email: user.email, password: NEW })).status).toBe(401);
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
