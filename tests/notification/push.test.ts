import { createPublicKey, verify } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setLanguage } from "#contract/account.ts";
import { createMiniLeague, getMiniLeague, joinMiniLeague } from "#contract/mini-league/mini-league.ts";
import { readNotifications } from "#contract/notification/notification.ts";
import { getPush, subscribePush, unsubscribePush } from "#contract/notification/push.ts";
import { sendPushes } from "#server/notification/push/send-pushes.ts";
import { newsDesk } from "#server/notification/store.ts";
import { aPushBrowser, type PushService, startPushService } from "#tests/support/push-service.ts";
import { aUser } from "#tests/support/sessions.ts";
import { atOnce } from "#tests/support/statuses.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

const DAY_MS = 86_400_000;
const NOON_MS = DAY_MS / 2;

let app: TestApp;
let service: PushService;
let subjects = 0;

beforeAll(async () => {
  app = await makeTestApp({ env: { PUSH_SERVICES: "any", ADMIN_EMAILS: "boss@example.com" } });
  // At night almost nothing is pushed.
  const sinceNoon = (app.clock.wallTime() - NOON_MS + DAY_MS) % DAY_MS;
  app.clock.pass(DAY_MS - sinceNoon);
});

afterAll(() => app.close());

beforeEach(async () => {
  await app.pool.query("delete from push_subscription");
  service = await startPushService();
});

afterEach(() => service.close());

async function subscribe(user: TestUser, path = "/send/one") {
  const browser = aPushBrowser();
  const endpoint = `${service.url}${path}`;
  const { status } = await user.call(subscribePush, { body: { endpoint, keys: browser.keys } });
  expect(status).toBe(200);
  return { browser, endpoint };
}

async function news(user: TestUser): Promise<void> {
  subjects += 1;
  await newsDesk.tell(app.db, {
    userId: user.id,
    at: new Date(app.clock.now()),
    subject: `card ${subjects}`,
    news: { kind: "card approved", data: { cardId: subjects, playerName: "Bukayo Saka" } },
  });
}

async function count(table: "push_delivery" | "push_subscription"): Promise<number> {
  const { rows } = await app.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`);
  return rows[0]?.n ?? 0;
}

/** Ends the wait after a failure. */
const waitOver = () => app.pool.query("update push_delivery set due_at = now() - interval '1 second'");

describe("a push", () => {
  test("carries the news to the browser that asked for it, and only that one can read it", async () => {
    const user = await aUser(app);
    const { browser } = await subscribe(user);
    await news(user);
    expect(await sendPushes(app.deps)).toBe(1);
    const [push] = service.received;
    expect(push?.headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400" });
    expect(push?.body.includes("Saka")).toBe(false);
    expect(browser.read(push?.body ?? Buffer.alloc(0))).toEqual({
      title: "Card approved",
      body: "Your Bukayo Saka card has been approved.",
      url: `/cards/${subjects}`,
      tag: expect.stringMatching(/^notification \d+$/u),
    });
    expect(await count("push_delivery")).toBe(0);
  });

  test("is signed with the key that browsers are given", async () => {
    const user = await aUser(app);
    await subscribe(user);
    await news(user);
    await sendPushes(app.deps);
    const { publicKey } = (await user.call(getPush)).body;
    const authorization = String(service.received[0]?.headers["authorization"]);
    const [, token = "", key = ""] = /^vapid t=([^,]+), ?k=(.+)$/u.exec(authorization) ?? [];
    expect(key).toBe(publicKey);
    const [header = "", claims = "", signature = ""] = token.split(".");
    expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({
      aud: service.url,
      sub: "mailto:boss@example.com",
    });
    const point = Buffer.from(publicKey, "base64url");
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
    const jwk = { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" };
    const signed = Buffer.from(`${header}.${claims}`);
    const by = { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" } as const;
    expect(verify("sha256", signed, by, Buffer.from(signature, "base64url"))).toBe(true);
  });

  test("is in its receiver's language, whatever the sender's browser speaks", async () => {
    const owner = await aUser(app);
    const friend = await aUser(app);
    await owner.call(setLanguage, { body: { language: "it" } });
    await friend.call(setLanguage, { body: { language: "es" } });
    const { browser } = await subscribe(owner);
    const made = await owner.call(createMiniLeague, { body: { name: "Five a Side" } });
    const league = await owner.call(getMiniLeague, { params: { id: made.body.id }, query: {} });
    const headers = { "accept-language": "es", cookie: `${friend.cookie}; panna-language=es` };
    await friend.call(joinMiniLeague, { body: { code: league.body.inviteCode } }, { headers });
    expect(await sendPushes(app.deps)).toBe(1);
    expect(browser.read(service.received[0]?.body ?? Buffer.alloc(0))).toMatchObject({
      title: "Five a Side",
      body: expect.stringMatching(/^Ora anche \w+ gioca nella tua lega\.$/u),
    });
  });

  test("goes out once, however many instances send", async () => {
    const users = await atOnce(30, () => aUser(app));
    for (const [at, user] of users.entries()) await subscribe(user, `/send/${at}`);
    for (const user of users) await news(user);
    const sent = await atOnce(4, () => sendPushes(app.deps));
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(30);
    expect(new Set(service.received.map(({ path }) => path)).size).toBe(30);
    expect(service.received).toHaveLength(30);
  });

  test("of a goal doesn't wait behind results", async () => {
    const users = await atOnce(60, () => aUser(app));
    for (const [at, user] of users.entries()) await subscribe(user, `/send/${at}`);
    for (const user of users.slice(0, 59)) await news(user);
    const meeting = { fixtureId: 1, home: "Arsenal", away: "Chelsea" };
    await newsDesk.tell(app.db, {
      userId: users[59]?.id ?? "",
      at: new Date(app.clock.now()),
      subject: "goal",
      news: {
        kind: "player scored",
        data: { ...meeting, playerName: "Bukayo Saka", goals: 1, homeGoals: 1, awayGoals: 0 },
      },
    });
    expect(await sendPushes(app.deps)).toBe(60);
    const place = service.received.findIndex(({ path }) => path === "/send/59");
    expect(service.received[place]?.headers["ttl"]).toBe("14400");
    expect(place).toBeGreaterThanOrEqual(0);
    expect(place).toBeLessThan(50);
  });

  test("of news that has been read by then isn't sent", async () => {
    const user = await aUser(app);
    await subscribe(user);
    await news(user);
    await user.call(readNotifications, { body: { upTo: 2_000_000_000 } });
    expect(await sendPushes(app.deps)).toBe(0);
    expect(service.received).toEqual([]);
    expect(await count("push_delivery")).toBe(0);
  });

  test("is only for users who asked, and only about news since then", async () => {
    const [user, other] = [await aUser(app), await aUser(app)];
    await news(user);
    await subscribe(user);
    await news(other);
    await sendPushes(app.deps);
    expect(service.received).toEqual([]);
  });

  test("that fails is tried again after a while, five times at the most", async () => {
    const user = await aUser(app);
    await subscribe(user);
    await news(user);
    service.answer = { status: 503 };
    await sendPushes(app.deps);
    await sendPushes(app.deps);
    expect(service.received).toHaveLength(1);
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await waitOver();
      await sendPushes(app.deps);
    }
    expect(service.received).toHaveLength(5);
    expect(await count("push_delivery")).toBe(0);
    expect(await count("push_subscription")).toBe(1);
  });

  test("waits as long as the service asks", async () => {
    const user = await aUser(app);
    await subscribe(user);
    await news(user);
    service.answer = { status: 429, headers: { "retry-after": "900" } };
    const before = app.clock.wallTime();
    await sendPushes(app.deps);
    const { rows } = await app.pool.query<{ due_at: Date }>("select due_at from push_delivery");
    expect((rows[0]?.due_at.getTime() ?? 0) - before).toBeGreaterThanOrEqual(900_000);
    service.answer = { status: 201 };
    await waitOver();
    expect(await sendPushes(app.deps)).toBe(1);
  });

  test("that a service refuses permanently is not tried again", async () => {
    const user = await aUser(app);
    await subscribe(user);
    await news(user);
    service.answer = { status: 413 };
    await sendPushes(app.deps);
    expect([await count("push_delivery"), await count("push_subscription")]).toEqual([0, 1]);
  });

  test("follows no redirect", async () => {
    const user = await aUser(app);
    await subscribe(user);
    await news(user);
    service.answer = { status: 307, headers: { location: `${service.url}/elsewhere` } };
    await sendPushes(app.deps);
    expect(service.received.map(({ path }) => path)).toEqual(["/send/one"]);
  });

  test("of a process that was killed while sending is sent by the next one", async () => {
    const user = await aUser(app);
    await subscribe(user);
    await news(user);
    // What a killed process leaves: leased, but not sent.
    const leasedUntil = new Date(app.clock.wallTime() + 60_000);
    await app.pool.query("update push_delivery set attempts = 1, due_at = $1", [leasedUntil]);
    expect(await sendPushes(app.deps)).toBe(0);
    await waitOver();
    expect(await sendPushes(app.deps)).toBe(1);
  });
});

describe("a browser", () => {
  test.each([404, 410])(
    "that is gone (%i) is forgotten with all that was on its way to it",
    async (status) => {
      const user = await aUser(app);
      await subscribe(user);
      await news(user);
      await news(user);
      service.answer = { status };
      await sendPushes(app.deps);
      expect([await count("push_delivery"), await count("push_subscription")]).toEqual([0, 0]);
    },
  );

  test("belongs to the user who asked last, and to one of fifty who ask at once", async () => {
    const users = await atOnce(50, () => aUser(app));
    const { keys } = aPushBrowser();
    const endpoint = `${service.url}/shared`;
    const answers = await atOnce(50, async (turn) =>
      (users[turn] as TestUser).call(subscribePush, { body: { endpoint, keys } }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await count("push_subscription")).toBe(1);
  });

  test("gets nothing that waits for its former user", async () => {
    const [former, present] = [await aUser(app), await aUser(app)];
    await subscribe(former);
    await news(former);
    await subscribe(present);
    expect([await sendPushes(app.deps), await count("push_delivery")]).toEqual([0, 0]);
  });

  test("is listed for its user until it is taken out, and nobody else can do that", async () => {
    const [user, other] = [await aUser(app), await aUser(app)];
    const { endpoint } = await subscribe(user);
    await other.call(unsubscribePush, { body: { endpoint } });
    expect((await user.call(getPush)).body.endpoints).toEqual([endpoint]);
    expect((await other.call(getPush)).body.endpoints).toEqual([]);
    await user.call(unsubscribePush, { body: { endpoint } });
    expect((await user.call(getPush)).body.endpoints).toEqual([]);
  });

  test("gets nothing more once its session was signed out, or is over", async () => {
    const [left, over] = [await aUser(app), await aUser(app)];
    await subscribe(left, "/left");
    await subscribe(over, "/over");
    await app.server.inject({ method: "GET", url: "/api/logout", headers: { cookie: left.cookie } });
    await app.pool.query("update session set expires_at = now() - interval '1 second' where user_id = $1", [
      over.id,
    ]);
    for (const user of [left, over]) await news(user);
    await sendPushes(app.deps);
    expect(service.received).toEqual([]);
    expect(await count("push_subscription")).toBe(0);
  });

  test("is one of ten: with another one the oldest is forgotten", async () => {
    const user = await aUser(app);
    for (let at = 0; at < 12; at += 1) await subscribe(user, `/send/${at}`);
    const { endpoints } = (await user.call(getPush)).body;
    expect(endpoints.map((one) => new URL(one).pathname)).toEqual(
      Array.from({ length: 10 }, (_, at) => `/send/${at + 2}`),
    );
  });
});
