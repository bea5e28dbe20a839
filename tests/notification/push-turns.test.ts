import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setTimeZone } from "#contract/account.ts";
import { subscribePush } from "#contract/notification/push.ts";
import { sendPushes } from "#server/notification/push/send-pushes.ts";
import { newsDesk } from "#server/notification/store.ts";
import { aPushBrowser, type PushService, startPushService } from "#tests/support/push-service.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

const DAY_MS = 86_400_000;
const NOON_MS = DAY_MS / 2;
const SECOND = 1000;
/** The waits after the first four tries. */
const WAITS = [30 * SECOND, 120 * SECOND, 600 * SECOND, 3600 * SECOND];
/** More than one statement looks at. */
const MANY = 2500;

let app: TestApp;
let service: PushService;
let subjects = 0;

beforeAll(async () => {
  app = await makeTestApp({ env: { PUSH_SERVICES: "any" } });
});

afterAll(() => app.close());

beforeEach(async () => {
  await app.pool.query("delete from push_subscription");
  service = await startPushService();
  // At night almost nothing is pushed.
  const sinceNoon = (app.clock.wallTime() - NOON_MS + DAY_MS) % DAY_MS;
  app.clock.pass(DAY_MS - sinceNoon);
});

afterEach(() => service.close());

async function subscribe(user: TestUser, endpoint: string): Promise<void> {
  const { status } = await user.call(subscribePush, { body: { endpoint, keys: aPushBrowser().keys } });
  expect(status).toBe(200);
}

/** A push service of a test's own. */
async function aService(answer: (request: IncomingMessage, reply: ServerResponse) => void | Promise<void>) {
  const server = createServer((request, reply) => void answer(request, reply));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((closed) => server.close(closed)),
  };
}

/** A push service that never answers, and how often it was asked. */
async function aMuteService() {
  const mute = await aService(({ socket }) => {
    counted.asked += 1;
    socket.destroy();
  });
  const counted = { ...mute, asked: 0 };
  return counted;
}

async function news(user: TestUser, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) {
    subjects += 1;
    await newsDesk.tell(app.db, {
      userId: user.id,
      at: new Date(app.clock.now()),
      subject: `card ${subjects}`,
      news: { kind: "card approved", data: { cardId: subjects, playerName: "Bukayo Saka" } },
    });
  }
}

async function countDeliveries(): Promise<number> {
  const { rows } = await app.pool.query<{ n: number }>("select count(*)::int as n from push_delivery");
  return rows[0]?.n ?? 0;
}

/** Very many pushes to a user's browsers, all due now. */
async function manyNews(user: TestUser, times: number): Promise<void> {
  await app.pool.query(
    `with written as (
       insert into notification (user_id, kind, subject, data, created_at)
       select $1, 'player sent off', 'one of many ' || n, $2, now() from generate_series(1, $3::integer) n
       returning id)
     insert into push_delivery (notification_id, subscription_id)
     select written.id, s.id from written join push_subscription s on s.user_id = $1`,
    [user.id, JSON.stringify({ fixtureId: 1, home: "Arsenal", away: "Chelsea", playerName: "Pat" }), times],
  );
}

/** A run that stops once this has happened. */
async function runUntil(isThere: () => boolean): Promise<void> {
  const stop = new AbortController();
  service.onReceived = () => isThere() && stop.abort();
  await sendPushes({ ...app.deps, jobs: { ...app.deps.jobs, stopping: stop.signal } });
}

const pathsReceived = () => service.received.map(({ path }) => path);

describe("a push", () => {
  test("doesn't wait behind the many of another user", async () => {
    const [many, one] = [await aUser(app), await aUser(app)];
    await subscribe(many, `${service.url}/send/many`);
    await subscribe(one, `${service.url}/send/one`);
    await manyNews(many, MANY);
    await news(one, 1);
    await runUntil(() => pathsReceived().includes("/send/one"));
    expect(pathsReceived().indexOf("/send/one")).toBeLessThan(50);
  });

  test("doesn't wait for another user's push service that's slow to answer", async () => {
    const [slow, others] = [await aUser(app), await Promise.all(Array.from({ length: 6 }, () => aUser(app)))];
    let asked = 0;
    const { promise: othersHaveTheirs, resolve } = Promise.withResolvers<void>();
    const slowService = await aService(async (_request, reply) => {
      asked += 1;
      await othersHaveTheirs;
      reply.writeHead(201).end();
    });
    await subscribe(slow, `${slowService.url}/send`);
    for (const [at, other] of others.entries()) await subscribe(other, `${service.url}/send/${at}`);
    await news(slow, 20);
    for (const other of others) await news(other, 10);
    let askedBefore = 0;
    service.onReceived = () => {
      if (service.received.length < 60) return;
      askedBefore = asked;
      resolve();
    };
    expect(await sendPushes(app.deps)).toBe(80);
    expect(askedBefore).toBe(1);
    await slowService.close();
  });

  test("that gets no answer is tried again later, and all others of its browser with it, five times at the most", async () => {
    const mute = await aMuteService();
    const [user, other] = [await aUser(app), await aUser(app)];
    await subscribe(user, `${mute.url}/send`);
    await subscribe(other, `${service.url}/send/other`);
    await news(user, 60);
    await news(other, 1);
    expect(await sendPushes(app.deps)).toBe(1);
    expect(await sendPushes(app.deps)).toBe(0);
    const asked = [mute.asked];
    for (const wait of WAITS) {
      app.clock.pass(wait - SECOND);
      await sendPushes(app.deps);
      app.clock.pass(2 * SECOND);
      expect(await countDeliveries()).toBe(60);
      await sendPushes(app.deps);
      asked.push(mute.asked);
    }
    expect(asked).toEqual([1, 2, 3, 4, 5]);
    expect(await countDeliveries()).toBe(0);
    await mute.close();
  });

  test("written while its browser's push service is silent has as many tries as those before it", async () => {
    const mute = await aMuteService();
    const user = await aUser(app);
    await subscribe(user, `${mute.url}/send`);
    const failAfter = async (wait: number) => {
      app.clock.pass(wait + SECOND);
      await sendPushes(app.deps);
    };
    await news(user, 1);
    await failAfter(0);
    for (const wait of WAITS.slice(0, 2)) await failAfter(wait);
    await news(user, 1);
    // The fourth try of the older one, and the first of the newer.
    await failAfter(600 * SECOND);
    for (const wait of WAITS.slice(0, 3)) await failAfter(wait);
    expect(mute.asked).toBe(7);
    // An hour after its fourth try the older one is given up, and the newer one isn't.
    await failAfter(3600 * SECOND - 750 * SECOND);
    expect([mute.asked, await countDeliveries()]).toEqual([8, 1]);
    await failAfter(750 * SECOND);
    expect([mute.asked, await countDeliveries()]).toEqual([9, 0]);
    await mute.close();
  });
});

test("a goal is pushed before all that is due at night is held", async () => {
  const [sleeper, fan] = [await aUser(app), await aUser(app)];
  await subscribe(sleeper, `${service.url}/send/sleeper`);
  await subscribe(fan, `${service.url}/send/fan`);
  // Noon in UTC is midnight there.
  await sleeper.call(setTimeZone, { body: { timeZone: "Pacific/Auckland" } });
  await manyNews(sleeper, MANY);
  await newsDesk.tell(app.db, {
    userId: fan.id,
    at: new Date(app.clock.now()),
    subject: "goal",
    news: {
      kind: "player scored",
      data: {
        fixtureId: 1,
        home: "Arsenal",
        away: "Chelsea",
        playerName: "Pat",
        goals: 1,
        homeGoals: 1,
        awayGoals: 0,
      },
    },
  });
  await runUntil(() => pathsReceived().includes("/send/fan"));
  const due = async () =>
    (
      await app.pool.query<{ n: number }>("select count(*)::int as n from push_delivery where due_at <= $1", [
        new Date(app.clock.wallTime()),
      ])
    ).rows[0]?.n;
  expect(await due()).toBeGreaterThan(0);
  expect(await sendPushes(app.deps)).toBe(0);
  expect(await due()).toBe(0);
  expect(pathsReceived()).toEqual(["/send/fan"]);
});
