import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setLanguage, setTimeZone } from "#contract/account.ts";
import { executeTransfers } from "#contract/fantasy/transfers.ts";
import type { Language } from "#contract/languages.ts";
import { type NotificationNews, setNotificationSwitch } from "#contract/notification/notification.ts";
import { subscribePush } from "#contract/notification/push.ts";
import { enterTournament } from "#contract/tournament.ts";
import { remind } from "#server/notification/remind/remind.ts";
import { sendPushes } from "#server/notification/push/send-pushes.ts";
import { newsDesk } from "#server/notification/store.ts";
import {
  aFantasyLeague,
  aFantasyManager,
  atTime,
  deadlineOf,
  type FantasyManager,
  type MadeLeague,
  squadOf,
} from "#tests/support/fantasy-league.ts";
import { aManager, theTournament } from "#tests/support/managers.ts";
import { aPushBrowser, type PushService, startPushService } from "#tests/support/push-service.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";
import { told } from "./reminder-makers.ts";

const HOUR = 3_600_000;
const MINUTE = 60_000;
/** More than two statements hold. */
const MANY = 10_001;

let app: TestApp;
let service: PushService;
let league: MadeLeague;
let causes = 0;

beforeAll(async () => {
  app = await makeTestApp({ env: { PUSH_SERVICES: "any" } });
  league = await aFantasyLeague(app, 20);
});

afterAll(() => app.close());

beforeEach(async () => {
  await app.pool.query("delete from push_subscription");
  service = await startPushService();
});

afterEach(() => service.close());

/** The time in Madrid, in minutes since midnight. */
function madridMinutes(): number {
  const clock = new Intl.DateTimeFormat("en-GB", {
    timeZone: "Europe/Madrid",
    hour: "2-digit",
    minute: "2-digit",
  });
  const [hours = 0, minutes = 0] = clock.format(app.clock.wallTime()).split(":").map(Number);
  return hours * 60 + minutes;
}

/** Moves the world's clock forward to this time in Madrid. */
function untilInMadrid(hour: number, minute = 0): void {
  const ahead = (hour * 60 + minute - madridMinutes() + 24 * 60) % (24 * 60);
  app.clock.pass(ahead * MINUTE - (app.clock.wallTime() % MINUTE));
}

async function subscribe(user: TestUser, path = "/send/one") {
  const browser = aPushBrowser();
  const { status } = await user.call(subscribePush, {
    body: { endpoint: `${service.url}${path}`, keys: browser.keys },
  });
  expect(status).toBe(200);
  return browser;
}

/** A user in Madrid with a browser subscribed to pushes. */
async function inMadrid(given?: TestUser) {
  const user = given ?? (await aUser(app));
  await user.call(setTimeZone, { body: { timeZone: "Europe/Madrid" } });
  return { user, browser: await subscribe(user, `/send/${user.id}`) };
}

async function tell(user: TestUser, news: NotificationNews): Promise<void> {
  causes += 1;
  await newsDesk.tell(app.db, {
    userId: user.id,
    at: new Date(app.clock.now()),
    subject: `cause ${causes}`,
    news,
  });
}

const match = { fixtureId: 1, home: "Arsenal", away: "Chelsea" };
const sendingOff: NotificationNews = {
  kind: "player sent off",
  data: { ...match, playerName: "Bukayo Saka" },
};
const goal: NotificationNews = {
  kind: "player scored",
  data: { ...match, playerName: "Bukayo Saka", goals: 1, homeGoals: 2, awayGoals: 1 },
};

describe("at night", () => {
  test("goals are pushed and nothing else, which comes at eight, though it is in the app at once", async () => {
    untilInMadrid(23);
    const { user, browser } = await inMadrid();
    await tell(user, sendingOff);
    await tell(user, goal);
    expect(await sendPushes(app.deps)).toBe(1);
    expect(browser.read(service.received[0]?.body ?? Buffer.alloc(0))).toMatchObject({
      title: "Bukayo Saka has scored!",
      body: "Arsenal 2–1 Chelsea",
      url: "/fixtures/1",
    });
    expect(await told(user, "player sent off")).toHaveLength(1);
    untilInMadrid(7, 58);
    expect(await sendPushes(app.deps)).toBe(0);
    untilInMadrid(8, 1);
    expect(await sendPushes(app.deps)).toBe(1);
    expect(browser.read(service.received[1]?.body ?? Buffer.alloc(0))).toMatchObject({
      title: "Bukayo Saka has been sent off",
      body: "Arsenal v Chelsea",
    });
    expect(await sendPushes(app.deps)).toBe(0);
  });

  test("a user in another time zone gets theirs, and one without a zone gets UTC", async () => {
    untilInMadrid(23);
    const [tokyo, nowhere] = [await aUser(app), await aUser(app)];
    await tokyo.call(setTimeZone, { body: { timeZone: "Asia/Tokyo" } });
    await subscribe(tokyo, "/send/tokyo");
    await subscribe(nowhere, "/send/nowhere");
    app.clock.pass(2 * HOUR);
    for (const user of [tokyo, nowhere]) await tell(user, sendingOff);
    // One in the morning in Madrid: past 8 in Tokyo, and night in UTC.
    expect(await sendPushes(app.deps)).toBe(1);
    expect(service.received.map(({ path }) => path)).toEqual(["/send/tokyo"]);
  });

  test("a push that failed in the evening is not tried again before eight", async () => {
    untilInMadrid(21, 59);
    const { user } = await inMadrid();
    await tell(user, sendingOff);
    service.answer = { status: 503 };
    await sendPushes(app.deps);
    expect(service.received).toHaveLength(1);
    app.clock.pass(30 * MINUTE);
    await sendPushes(app.deps);
    expect(service.received).toHaveLength(1);
    service.answer = { status: 201 };
    untilInMadrid(8, 1);
    expect(await sendPushes(app.deps)).toBe(1);
  });

  test("what is switched off until the morning is not pushed then", async () => {
    untilInMadrid(23);
    const { user } = await inMadrid();
    await tell(user, sendingOff);
    await sendPushes(app.deps);
    await user.call(setNotificationSwitch, { body: { kind: "player sent off", isOn: false } });
    untilInMadrid(8, 1);
    expect(await sendPushes(app.deps)).toBe(0);
    expect(service.received).toEqual([]);
  });
});

test("all that is due at night is held, however much, by two instances at once", async () => {
  untilInMadrid(23);
  const { user } = await inMadrid();
  await app.pool.query(
    `with written as (
       insert into notification (user_id, kind, subject, data, created_at)
       select $1, 'player sent off', 'one of many ' || n, $2, now() from generate_series(1, $3::integer) n
       returning id)
     insert into push_delivery (notification_id, subscription_id)
     select written.id, s.id from written join push_subscription s on s.user_id = $1`,
    [user.id, JSON.stringify(sendingOff.data), MANY],
  );
  await app.pool.query("update push_delivery set due_at = $1", [new Date(app.clock.wallTime())]);
  expect(await Promise.all([sendPushes(app.deps), sendPushes(app.deps)])).toEqual([0, 0]);
  const { rows } = await app.pool.query<{ dueAt: Date; pushes: number }>(
    'select due_at as "dueAt", count(*)::integer as pushes from push_delivery group by due_at',
  );
  expect(rows).toEqual([{ dueAt: expect.any(Date), pushes: MANY }]);
  expect(rows[0]?.dueAt.getTime()).toBeGreaterThan(app.clock.wallTime() + 8 * HOUR);
  expect(service.received).toEqual([]);
});

describe("the start of a tournament", () => {
  test("is pushed in the morning to a manager who hasn't entered it, and to nobody who has", async () => {
    untilInMadrid(23);
    const [entered, idle] = [await aManager(app), await aManager(app)];
    const id = await theTournament(app);
    for (const { user } of [entered, idle]) {
      await inMadrid(user);
      await tell(user, { kind: "tournament started", data: { tournamentId: id, name: "November 2026" } });
    }
    expect(await sendPushes(app.deps)).toBe(0);
    const { status } = await entered.user.call(enterTournament, {
      params: { id },
      body: { teamId: entered.teamId },
    });
    expect(status).toBe(200);
    untilInMadrid(8, 1);
    await sendPushes(app.deps);
    expect(service.received.map(({ path }) => path)).toEqual([`/send/${idle.user.id}`]);
  });
});

describe("a deadline", () => {
  let round = 1;
  let manager: FantasyManager;

  /** A manager in Madrid who keeps a squad and gets only deadline reminders, three hours before the next one. */
  async function reminded(language: Language = "en") {
    manager = await aFantasyManager(app, league);
    const { user } = manager;
    await user.call(setLanguage, { body: { language } });
    await user.call(setNotificationSwitch, { body: { kind: "scout offer", isOn: false } });
    app.clock.set(deadlineOf(round) - 4 * HOUR);
    await execute();
    round += 1;
    await atTime(app, deadlineOf(round) - 3 * HOUR);
    const madrid = await inMadrid(user);
    await remind(app.deps);
    expect(await told(user, "deadline near")).toHaveLength(1);
    return madrid;
  }

  async function execute(): Promise<void> {
    const { status } = await manager.user.call(executeTransfers, {
      body: squadOf(league.id, manager.cards),
    });
    expect(status).toBe(200);
  }

  test("by day is pushed in the receiver's language, with the time of their clock", async () => {
    untilInMadrid(11);
    const { browser } = await reminded("es");
    expect(await sendPushes(app.deps)).toBe(1);
    expect(browser.read(service.received[0]?.body ?? Buffer.alloc(0))).toMatchObject({
      title: `premier-league: se acerca el cierre de la jornada ${round}`,
      body: "Cierre: sáb, 15:30. Revisa antes tu plantilla.",
      url: "/transfers",
    });
  });

  test("that passes in the night pushes nothing", async () => {
    untilInMadrid(23);
    await reminded();
    expect(await sendPushes(app.deps)).toBe(0);
    untilInMadrid(8, 1);
    app.clock.set(deadlineOf(round) + MINUTE);
    expect(await sendPushes(app.deps)).toBe(0);
    expect(service.received).toEqual([]);
  });

  test("that has not passed is pushed in the morning", async () => {
    untilInMadrid(23);
    await reminded();
    await sendPushes(app.deps);
    untilInMadrid(8, 1);
    app.clock.set(deadlineOf(round) - MINUTE);
    expect(await sendPushes(app.deps)).toBe(1);
  });

  test("is not pushed in the morning to a user who has acted", async () => {
    untilInMadrid(23);
    await reminded();
    await sendPushes(app.deps);
    await execute();
    untilInMadrid(8, 1);
    expect(await sendPushes(app.deps)).toBe(0);
    expect(service.received).toEqual([]);
  });
});
