import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getCurrentUser, setTimeZone } from "#contract/account.ts";
import {
  getNotificationSwitches,
  notificationKinds,
  setNotificationSwitch,
} from "#contract/notification/notification.ts";
import { aUser } from "#tests/support/sessions.ts";
import { atOnce } from "#tests/support/statuses.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

let app: TestApp;

beforeAll(async () => {
  app = await makeTestApp();
});

afterAll(() => app.close());

const offOf = async (user: TestUser) => (await user.call(getNotificationSwitches)).body.off;

describe("a switch", () => {
  test("is on until it is switched off, and one's own", async () => {
    const [user, other] = [await aUser(app), await aUser(app)];
    expect(await offOf(user)).toEqual([]);
    await atOnce(5, () => user.call(setNotificationSwitch, { body: { kind: "player scored", isOn: false } }));
    expect(await offOf(user)).toEqual(["player scored"]);
    expect(await offOf(other)).toEqual([]);
    await user.call(setNotificationSwitch, { body: { kind: "player scored", isOn: true } });
    expect(await offOf(user)).toEqual([]);
  });

  test("is there for every kind, and for no other", async () => {
    const user = await aUser(app);
    for (const kind of notificationKinds) {
      await user.call(setNotificationSwitch, { body: { kind, isOn: false } });
    }
    expect(await offOf(user)).toEqual(notificationKinds);
    const body = { kind: "weather" as "challenged", isOn: false };
    expect((await user.call(setNotificationSwitch, { body })).status).toBe(400);
  });
});

describe("a time zone", () => {
  const zoneOf = async (user: TestUser) => (await user.call(getCurrentUser)).body.timeZone;

  test("is not known until the browser tells it", async () => {
    const user = await aUser(app);
    expect(await zoneOf(user)).toBeNull();
    expect((await user.call(setTimeZone, { body: { timeZone: "Europe/Madrid" } })).status).toBe(200);
    expect(await zoneOf(user)).toBe("Europe/Madrid");
  });

  test.each(["Europe/Nowhere", "+02:00", "", "x".repeat(65)])("is refused as %j", async (timeZone) => {
    const user = await aUser(app);
    expect((await user.call(setTimeZone, { body: { timeZone } })).status).toBe(400);
    expect(await zoneOf(user)).toBeNull();
  });
});
