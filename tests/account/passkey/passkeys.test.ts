import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listPasskeys, removePasskey } from "#contract/access/passkeys.ts";
import { getCurrentUser } from "#contract/account.ts";
import { mailsSent, type MailServer, startMailServer, tokenIn } from "#tests/account/mail/mail-server.ts";
import { aSignedUpUser, aUser } from "#tests/support/sessions.ts";
import { atOnce, countStatuses } from "#tests/support/statuses.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { browserOf, PASSWORD, type TestUser } from "#tests/support/test-user.ts";
import { anAuthenticator, type Authenticator, type Options } from "./authenticator.ts";

const ORIGIN = "http://localhost:3000";

let app: TestApp;
let mails: MailServer;
let written = "";

beforeAll(async () => {
  mails = await startMailServer();
  const logTo = { write: (line: string) => void (written += line) };
  const env = { PUBLIC_URL: ORIGIN, SMTP_URL: mails.url, LOG_LEVEL: "info" };
  app = await makeTestApp({ env, logTo });
});

afterAll(async () => {
  await app.close();
  await mails.close();
});

const headers = { origin: ORIGIN };

async function post(path: string, payload: object, cookie = "") {
  const url = `/api/auth/${path}`;
  const answer = await app.server.inject({
    method: "POST",
    url,
    payload,
    headers: { ...headers, cookie, "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0" },
  });
  const cookies = answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`);
  return { status: answer.statusCode, body: answer.json(), cookie: cookies.join("; "), text: answer.body };
}

let people = 0;

/** A signed-up user. */
function aPerson(): Promise<TestUser> {
  people += 1;
  return aSignedUpUser(app, `Person ${people}`);
}

/** Adds a passkey. @returns the server's answer */
async function add(user: TestUser, key: Authenticator, wish: Parameters<Authenticator["register"]>[1] = {}) {
  const options = await post("passkey/register-options", { password: PASSWORD }, user.cookie);
  expect(options.status).toBe(200);
  const response = key.register(options.body as Options, wish);
  return post("passkey/verify-registration", { response }, `${user.cookie}; ${options.cookie}`);
}

/** Signs in with a passkey. @returns the server's answer */
async function signIn(key: Authenticator, wish: Parameters<Authenticator["signIn"]>[1] = {}) {
  const options = await post("passkey/sign-in-options", {});
  expect(options.body).toMatchObject({ userVerification: "required", rpId: "localhost" });
  const response = key.signIn(options.body as Options, wish);
  return {
    ...(await post("passkey/verify-authentication", { response }, options.cookie)),
    response,
    options,
  };
}

const aKey = () => anAuthenticator("localhost", ORIGIN);
const passkeysOf = async (user: TestUser) => (await user.call(listPasskeys)).body.passkeys;

describe("a passkey", () => {
  test("is added with the password, and signs in to the same account without it", async () => {
    const user = await aPerson();
    const wrong = await post("passkey/register-options", { password: "a wrong guess" }, user.cookie);
    expect(wrong).toMatchObject({ status: 400, body: { code: "current_password_wrong" } });
    const key = aKey();
    expect(await add(user, key)).toMatchObject({ status: 200, body: { status: true } });
    expect(await passkeysOf(user)).toEqual([
      { id: expect.any(String), name: "Firefox, Linux", addedAt: expect.any(String) },
    ]);
    const signedIn = await signIn(key);
    expect(signedIn).toMatchObject({ status: 200, body: { status: true } });
    const browser = browserOf(app, { ...user, cookie: signedIn.cookie });
    expect((await browser.call(getCurrentUser)).body.id).toBe(user.id);
    expect((await signIn(key)).status).toBe(200);
  });

  test("is told to the owner of the account, when it's added and when it's removed, and to the log", async () => {
    const user = await aPerson();
    await mailsSent(app);
    mails.received.length = 0;
    written = "";
    await add(user, aKey());
    const [{ id } = { id: "" }] = await passkeysOf(user);
    await user.call(removePasskey, { params: { id }, body: { password: PASSWORD } });
    await mailsSent(app);
    const told = (subject: string) => ({
      to: user.email,
      source: expect.stringContaining(`Subject: ${subject}`),
    });
    expect(mails.received).toHaveLength(2);
    expect(mails.received).toEqual(
      expect.arrayContaining([
        told("Your Panna account has a new passkey"),
        told("A passkey was removed from your Panna account"),
      ]),
    );
    const lines = written.split("\n").filter((line) => line.includes(user.id) && line.includes("passkey "));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { accountId: user.id, msg: "passkey added", reqId: expect.any(String) },
      { accountId: user.id, msg: "passkey removed", reqId: expect.any(String) },
    ]);
    expect(written).not.toContain(user.email);
  });

  test("isn't removed without the account's password", async () => {
    const user = await aPerson();
    const key = aKey();
    await add(user, key);
    const [{ id } = { id: "" }] = await passkeysOf(user);
    for (const password of ["", "a wrong guess"]) {
      const refused = await user.call(removePasskey, { params: { id }, body: { password } });
      expect(refused).toMatchObject({ status: 400, body: { code: "current_password_wrong" } });
    }
    expect((await signIn(key)).status).toBe(200);
  });

  test("doesn't sign in once it's removed, and only its owner removes it", async () => {
    const user = await aPerson();
    const key = aKey();
    await add(user, key);
    const [{ id } = { id: "" }] = await passkeysOf(user);
    const stranger = await aUser(app);
    const request = { params: { id }, body: { password: PASSWORD } };
    expect((await stranger.call(removePasskey, request)).status).toBe(404);
    expect((await user.call(removePasskey, request)).status).toBe(200);
    expect(await signIn(key)).toMatchObject({ status: 400, body: { code: "passkey_unknown" } });
  });

  test.each([
    ["without a check of the device's owner", { isVerified: false }],
    ["for a page of another site", { origin: "http://localhost.evil.example:3000" }],
  ])("doesn't sign in %s", async (_, wish) => {
    const user = await aPerson();
    const key = aKey();
    await add(user, key);
    expect(await signIn(key, wish)).toMatchObject({
      status: 400,
      body: { code: "passkey_failed" },
      cookie: "",
    });
  });

  test("answers each challenge once, and only in the browser that got it", async () => {
    const user = await aPerson();
    const key = aKey();
    await add(user, key);
    const { response, options } = await signIn(key);
    for (const cookie of [options.cookie, ""]) {
      expect(await post("passkey/verify-authentication", { response }, cookie)).toMatchObject({
        status: 400,
        body: { code: "passkey_failed" },
      });
    }
  });

  test("isn't added without a session, to a second account, or from a page of another site", async () => {
    const [user, other] = [await aPerson(), await aPerson()];
    const key = aKey();
    expect((await post("passkey/register-options", { password: PASSWORD })).status).toBe(401);
    expect((await add(user, key)).status).toBe(200);
    expect((await add(other, key)).status).toBe(400);
    expect((await add(user, aKey(), { origin: "http://localhost:3001" })).status).toBe(400);
    expect((await passkeysOf(other)).length).toBe(0);
  });

  async function aPersonWithPasskeys(count: number): Promise<TestUser> {
    const user = await aPerson();
    await app.pool.query(
      `insert into passkey (id, public_key, user_id, credential_id, counter, device_type, backed_up)
       select $1 || n, '', $1, $1 || n, 0, 'singleDevice', false from generate_series(1, $2::int) n`,
      [user.id, count],
    );
    return user;
  }

  test("is one of twenty at most, however many are begun before", async () => {
    const user = await aPersonWithPasskeys(19);
    const begun = await atOnce(3, () =>
      post("passkey/register-options", { password: PASSWORD }, user.cookie),
    );
    const ended = await Promise.all(
      begun.map(({ body, cookie }) => {
        const response = aKey().register(body as Options);
        return post("passkey/verify-registration", { response }, `${user.cookie}; ${cookie}`);
      }),
    );
    expect(countStatuses(ended)).toEqual({ 200: 1, 409: 2 });
    expect(ended.filter(({ body }) => body.code === "too_many_passkeys")).toHaveLength(2);
    expect(await passkeysOf(user)).toHaveLength(20);
  });

  test("isn't begun beyond twenty", async () => {
    const user = await aPersonWithPasskeys(20);
    const refused = await post("passkey/register-options", { password: PASSWORD }, user.cookie);
    expect(refused).toMatchObject({ status: 409, body: { code: "too_many_passkeys" } });
  });

  test.each([{}, { response: {} }, { response: { id: "a", rawId: "a", type: "public-key", response: {} } }])(
    "is refused as %j",
    async (payload) => {
      const { cookie } = await post("passkey/sign-in-options", {});
      expect((await post("passkey/verify-authentication", payload, cookie)).status).toBe(400);
    },
  );
});

describe("a password reset", () => {
  test.each([
    ["removes the passkeys of an address that was never confirmed", false, 0],
    ["leaves those of a confirmed one", true, 1],
  ])("%s", async (_, isConfirmed, left) => {
    const user = await aPerson();
    await add(user, aKey());
    await app.pool.query(`update "user" set email_verified = $2 where id = $1`, [user.id, isConfirmed]);
    await post("request-password-reset", { email: user.email });
    await mailsSent(app);
    const mail = mails.received.findLast(({ to, source }) => to === user.email && source.includes("reset="));
    const token = tokenIn(mail?.source ?? "", "reset");
    expect((await post("reset-password", { token, newPassword: "another horse battery" })).status).toBe(200);
    const { rows } = await app.pool.query("select 1 from passkey where user_id = $1", [user.id]);
    expect(rows.length).toBe(left);
  });
});
