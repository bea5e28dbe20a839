import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { subscribePush } from "#contract/notification/push.ts";
import { sendPushes } from "#server/notification/push/send-pushes.ts";
import { newsDesk } from "#server/notification/store.ts";
import { aPushBrowser, type PushService, startPushService } from "#tests/support/push-service.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

const DAY_MS = 86_400_000;
const NOON_MS = DAY_MS / 2;

let app: TestApp;
let service: PushService;
let subjects = 0;

beforeAll(async () => {
  app = await makeTestApp({ env: { PUSH_SERVICES: "any" } });
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

async function subscribe(user: TestUser, endpoint: string): Promise<void> {
  const { status } = await user.call(subscribePush, { body: { endpoint, keys: aPushBrowser().keys } });
  expect(status).toBe(200);
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

describe("a push", () => {
  test("doesn't wait behind the many of another user", async () => {
    const [many, one] = [await aUser(app), await aUser(app)];
    await subscribe(many, `${service.url}/send/many`);
    await subscribe(one, `${service.url}/send/one`);
    await news(many, 60);
    await news(one, 1);
    expect(await sendPushes(app.deps)).toBe(61);
    expect(service.received.findIndex(({ path }) => path === "/send/one")).toBeLessThan(50);
  });

  test("that gets no answer is tried again later, and all others of its browser with it", async () => {
    let asked = 0;
    const mute = createServer(({ socket }) => {
      asked += 1;
      socket.destroy();
    });
    await new Promise<void>((listening) => mute.listen(0, "127.0.0.1", listening));
    const [user, other] = [await aUser(app), await aUser(app)];
    await subscribe(user, `http://127.0.0.1:${(mute.address() as AddressInfo).port}/send`);
    await subscribe(other, `${service.url}/send/other`);
    await news(user, 60);
    await news(other, 1);
    expect(await sendPushes(app.deps)).toBe(1);
    expect(asked).toBe(49);
    expect(await sendPushes(app.deps)).toBe(0);
    expect(asked).toBe(49);
    expect(await countDeliveries()).toBe(60);
    await new Promise((closed) => mute.close(closed));
  });
});
