import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { endOtherSessions, endSession, listSessions } from "#contract/access/sessions.ts";
import { getCurrentUser } from "#contract/account.ts";
import { anotherInstance } from "#tests/support/another-instance.ts";
import { aSession, aSignedUpUser, aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { browserOf, PASSWORD, signUp, type TestUser } from "#tests/support/test-user.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let app: TestApp;
let other: TestApp;

beforeAll(async () => {
  app = await makeTestApp();
  other = await anotherInstance(app);
});

afterAll(async () => {
  await other.close();
  await app.close();
});

const PHONE =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

async function signInOn(userAgent: string, email: string): Promise<TestUser> {
  const answer = await app.server.inject({
    method: "POST",
    url: "/api/auth/sign-in/email",
    payload: { email, password: PASSWORD },
    headers: { "user-agent": userAgent },
  });
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; ");
  return browserOf(app, { id: "", email, cookie });
}

const isIn = async (user: TestUser, on = app): Promise<boolean> =>
  (await browserOf(on, user).call(getCurrentUser)).status === 200;

describe("the list of sessions", () => {
  test("names each device, the last use and this device, and holds no other user's", async () => {
    const desktop = await signUp(app, "Alice");
    await aUser(app);
    const phone = await signInOn(PHONE, desktop.email);
    const { body } = await phone.call(listSessions);
    expect(body.sessions).toEqual([
      {
        id: expect.any(String),
        browser: "Chrome",
        system: "Android",
        signedInAt: expect.any(String),
        lastUsedAt: expect.any(String),
        isCurrent: true,
      },
      expect.objectContaining({ browser: null, isCurrent: false }),
    ]);
    for (const { cookie } of [desktop, phone]) {
      const token = decodeURIComponent(cookie.slice(cookie.indexOf("=") + 1)).split(".")[0] ?? "-";
      expect(JSON.stringify(body)).not.toContain(token);
    }
  });

  test("ends one session, at its next request on every instance, and no one else's", async () => {
    const bob = await aSignedUpUser(app, "Bob");
    const phone = await signInOn(PHONE, bob.email);
    const { sessions } = (await bob.call(listSessions)).body;
    const id = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? "";
    const stranger = await aUser(app);
    expect((await stranger.call(endSession, { params: { id } })).status).toBe(404);
    expect(await isIn(phone, other)).toBe(true);
    expect((await bob.call(endSession, { params: { id } })).status).toBe(200);
    for (const instance of [app, other]) expect(await isIn(phone, instance)).toBe(false);
    expect(await isIn(bob)).toBe(true);
  });

  test("ends all but this one", async () => {
    const carol = await aUser(app);
    const others = [
      browserOf(app, { ...carol, cookie: await aSession(app, carol.id) }),
      browserOf(app, { ...carol, cookie: await aSession(app, carol.id) }),
    ];
    const stranger = await aUser(app);
    expect((await carol.call(endOtherSessions)).status).toBe(200);
    for (const one of others) expect(await isIn(one, other)).toBe(false);
    for (const one of [carol, stranger]) expect(await isIn(one, other)).toBe(true);
  });
});

describe("a session", () => {
  /** The days until it ends, and the hours since its noted use. */
  async function lifeOf({ id }: TestUser) {
    const { rows } = await app.pool.query<{ ends: Date; used: Date }>(
      "select expires_at as ends, updated_at as used from session where user_id = $1",
      [id],
    );
    const now = app.clock.wallTime();
    const [{ ends, used }] = rows as [{ ends: Date; used: Date }];
    return {
      days: Math.round((ends.getTime() - now) / DAY_MS),
      hours: Math.floor((now - used.getTime()) / HOUR_MS),
    };
  }

  test("lasts while it's used, is noted once an hour at most, and ends after 180 days all the same", async () => {
    const dora = await signUp(app, "Dora");
    expect(await lifeOf(dora)).toEqual({ days: 30, hours: 0 });
    app.clock.pass(HOUR_MS / 2);
    expect(await isIn(dora)).toBe(true);
    app.clock.pass(HOUR_MS / 2 + 1000);
    expect((await lifeOf(dora)).hours).toBe(1);
    expect(await isIn(dora)).toBe(true);
    expect((await lifeOf(dora)).hours).toBe(0);
    for (let day = 0; day < 160; day += 20) {
      app.clock.pass(20 * DAY_MS);
      expect(await isIn(dora)).toBe(true);
      expect((await lifeOf(dora)).days).toBe(Math.min(30, 160 - day));
    }
    app.clock.pass(19 * DAY_MS);
    expect(await isIn(dora)).toBe(true);
    app.clock.pass(DAY_MS);
    expect(await isIn(dora)).toBe(false);
  });

  test("ends 30 days after its last use", async () => {
    const erin = await signUp(app, "Erin");
    app.clock.pass(29 * DAY_MS);
    expect(await isIn(erin)).toBe(true);
    app.clock.pass(30 * DAY_MS + 1000);
    expect(await isIn(erin)).toBe(false);
  });

  test("ends when its browser signs in again, and the user's other ones don't", async () => {
    const gwen = await aSignedUpUser(app, "Gwen");
    const phone = await signInOn(PHONE, gwen.email);
    const signIn = (word: string) =>
      app.server.inject({
        method: "POST",
        url: "/api/auth/sign-in/email",
        payload: { email: gwen.email, password: word },
        headers: { cookie: gwen.cookie },
      });
    expect((await signIn("a wrong password")).statusCode).toBe(401);
    expect(await isIn(gwen)).toBe(true);
    const again = await signIn(PASSWORD);
    const cookie = again.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; ");
    expect(await isIn(browserOf(app, { ...gwen, cookie }))).toBe(true);
    for (const instance of [app, other]) expect(await isIn(gwen, instance)).toBe(false);
    expect(await isIn(phone)).toBe(true);
  });

  test("isn't brought back by a request that comes as it's revoked", async () => {
    const frank = await aUser(app);
    app.clock.pass(2 * HOUR_MS);
    const requests = Array.from({ length: 10 }, () => isIn(frank));
    await app.pool.query("delete from session where user_id = $1", [frank.id]);
    await Promise.all(requests);
    expect(await isIn(frank)).toBe(false);
  });
});
