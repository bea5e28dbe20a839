import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { aSignedUpUser } from "#tests/support/sessions.ts";
import { makeResetToken } from "#server/account/password/reset-token.ts";
import { anAuthenticator, type Authenticator, type Options } from "#tests/account/passkey/authenticator.ts";
import { anotherInstance } from "#tests/support/another-instance.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { PASSWORD } from "#tests/support/test-user.ts";

const ORIGIN = "http://localhost:3000";
const NEW = "another horse battery";
const INTRUDERS = "an intruder's own words";

let app: TestApp;
let other: TestApp;

beforeAll(async () => {
  app = await makeTestApp({ env: { PUBLIC_URL: ORIGIN } });
  other = await anotherInstance(app);
});

afterAll(async () => {
  await other.close();
  await app.close();
});

async function post(on: TestApp, path: string, payload: object, cookie = "") {
  const url = `/api/auth/${path}`;
  const headers = { cookie, origin: ORIGIN };
  const answer = await on.server.inject({ method: "POST", url, payload, headers });
  const cookies = answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; ");
  return { status: answer.statusCode, body: answer.json(), cookies };
}

/** A new password by a link, on the other instance. */
async function reset(email: string) {
  const token = await makeResetToken({ ...app.deps, publicUrl: ORIGIN }, email);
  return post(other, "reset-password", { token, newPassword: NEW });
}

/** Does something while a call waits to write its next row of a table. @returns the call's answer */
async function beforeRowOf<Answer>(
  table: string,
  call: () => Promise<Answer>,
  act: () => Promise<{ readonly status: number }>,
): Promise<Answer> {
  await app.pool.query(`
    create function wait() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock(7); return new; end $$`);
  await app.pool.query(`create trigger wait before insert on ${table} execute function wait()`);
  const holder = await app.pool.connect();
  try {
    await holder.query("select pg_advisory_lock(7)");
    const answer = call();
    await oneWaits();
    expect((await act()).status).toBe(200);
    await holder.query("select pg_advisory_unlock(7)");
    return await answer;
  } finally {
    holder.release(true);
    await app.pool.query("drop function wait cascade");
  }
}

/** Hashing comes first, which takes long on a busy machine. */
async function oneWaits(): Promise<void> {
  const blocked = `select from pg_stat_activity
    where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`;
  await vi.waitFor(async () => expect((await app.pool.query(blocked)).rowCount).toBe(1), 30_000);
}

/** The status of the user's own page with these cookies, on both instances. */
async function statusesWith(cookie: string): Promise<number[]> {
  const asked = [app, other].map(({ server }) =>
    server.inject({ method: "GET", url: "/api/auth/user", headers: { cookie } }),
  );
  return (await Promise.all(asked)).map(({ statusCode }) => statusCode);
}

async function countOf(table: string, userId: string): Promise<number | null> {
  return (await app.pool.query(`select from ${table} where user_id = $1`, [userId])).rowCount;
}

/** A user, and the last step of adding a passkey to the account. */
async function withPasskeys(name: string) {
  const user = await aSignedUpUser(app, name);
  const add = async (key: Authenticator) => {
    const options = await post(app, "passkey/register-options", { password: PASSWORD }, user.cookie);
    const response = key.register(options.body as Options);
    const cookies = `${user.cookie}; ${options.cookies}`;
    return () => post(app, "passkey/verify-registration", { response }, cookies);
  };
  return { ...user, add };
}

describe("a reset of the password", () => {
  test("ends a session that the old password is opening", async () => {
    const { id, email } = await aSignedUpUser(app, "Alice");
    const signIn = () => post(app, "sign-in/email", { email, password: PASSWORD });
    const intruder = await beforeRowOf("session", signIn, () => reset(email));
    expect(intruder).toMatchObject({ status: 401, body: { code: "wrong_credentials" }, cookies: "" });
    expect(await countOf("session", id)).toBe(0);
    const owner = await post(app, "sign-in/email", { email, password: NEW });
    expect(await statusesWith(owner.cookies)).toEqual([200, 200]);
  });

  test("ends a session that a change of the old password is opening", async () => {
    const { id, email, cookie } = await aSignedUpUser(app, "Bob");
    const change = { currentPassword: PASSWORD, newPassword: INTRUDERS };
    const intruder = await beforeRowOf(
      "session",
      () => post(app, "change-password", change, cookie),
      () => reset(email),
    );
    expect(intruder.status).not.toBe(200);
    expect(await countOf("session", id)).toBe(0);
    expect((await post(app, "sign-in/email", { email, password: INTRUDERS })).status).toBe(401);
    expect((await post(app, "sign-in/email", { email, password: NEW })).status).toBe(200);
  });

  test("isn't overwritten by a change that had looked at the old password", async () => {
    const { id, email, cookie } = await aSignedUpUser(app, "Carol");
    const thatOf = await aSignedUpUser(app, "Dan");
    expect((await reset(thatOf.email)).status).toBe(200);
    const owner = await app.pool.connect();
    await owner.query("begin");
    await owner.query(`select from "user" where id = $1 for no key update`, [id]);
    const change = { currentPassword: PASSWORD, newPassword: INTRUDERS };
    const intruder = post(app, "change-password", change, cookie);
    await oneWaits();
    await owner.query(
      "update account set password = (select password from account where user_id = $2) where user_id = $1",
      [id, thatOf.id],
    );
    await owner.query("commit");
    owner.release();
    expect(await intruder).toMatchObject({ status: 400, body: { code: "current_password_wrong" } });
    expect((await post(app, "sign-in/email", { email, password: INTRUDERS })).status).toBe(401);
    expect((await post(app, "sign-in/email", { email, password: NEW })).status).toBe(200);
  });

  test("ends a session that a passkey is opening, if the passkey ends too", async () => {
    const { id, email, add } = await withPasskeys("Erin");
    const key = anAuthenticator("localhost", ORIGIN);
    expect((await (await add(key))()).status).toBe(200);
    const options = await post(app, "passkey/sign-in-options", {});
    const response = key.signIn(options.body as Options);
    const signIn = () => post(app, "passkey/verify-authentication", { response }, options.cookies);
    const intruder = await beforeRowOf("session", signIn, () => reset(email));
    expect(intruder).toMatchObject({ status: 400, body: { code: "passkey_unknown" }, cookies: "" });
    expect(await countOf("session", id)).toBe(0);
  });

  test("leaves no passkey that one of the ended sessions is adding", async () => {
    const { id, email, add } = await withPasskeys("Grace");
    const added = await add(anAuthenticator("localhost", ORIGIN));
    const intruder = await beforeRowOf("passkey", added, () => reset(email));
    expect(intruder.status).toBe(401);
    expect(await countOf("passkey", id)).toBe(0);
  });
});

test("a change of the password ends a session that the former one is opening", async () => {
  const { email, cookie } = await aSignedUpUser(app, "Frank");
  const change = { currentPassword: PASSWORD, newPassword: NEW, revokeOtherSessions: false };
  const intruder = await beforeRowOf(
    "session",
    () => post(app, "sign-in/email", { email, password: PASSWORD }),
    () => post(other, "change-password", change, cookie),
  );
  expect(intruder).toMatchObject({ status: 401, body: { code: "wrong_credentials" }, cookies: "" });
  expect(await statusesWith(cookie)).toEqual([200, 200]);
});
