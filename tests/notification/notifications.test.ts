import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { decideCard, undoDecision } from "#contract/admin.ts";
import { createMiniLeague, getMiniLeague, joinMiniLeague } from "#contract/mini-league/mini-league.ts";
import {
  countUnread,
  listNotifications,
  NOTIFICATION_PAGE,
  type NotificationView,
  readNotifications,
  UNREAD_MAX,
} from "#contract/notification/notification.ts";
import { enterTournament } from "#contract/tournament.ts";
import { notification } from "#server/notification/table.ts";
import { keepTournaments, openTournaments } from "#server/tournament/keep-tournaments.ts";
import { settleTournaments } from "#server/tournament/settlement/settle-tournaments.ts";
import { aFixture, aPerformance } from "#tests/support/football-makers.ts";
import { aManager, theTournament } from "#tests/support/managers.ts";
import { anyPhoto, upload } from "#tests/support/photos.ts";
import { aUser } from "#tests/support/sessions.ts";
import { atOnce } from "#tests/support/statuses.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

let app: TestApp;

beforeEach(async () => {
  await app?.close();
  app = await makeTestApp({ now: Date.parse("2025-09-28T12:00:00Z") });
});

afterAll(() => app.close());

async function newsOf(user: TestUser): Promise<NotificationView["news"][]> {
  const { body } = await user.call(listNotifications, { query: {} });
  return body.notifications.map(({ news }) => news);
}

const unreadOf = async (user: TestUser): Promise<number> => (await user.call(countUnread)).body.unread;

async function insertMany(userId: string, count: number): Promise<void> {
  await app.db.insert(notification).values(
    Array.from({ length: count }, (_, index) => ({
      userId,
      kind: "card approved" as const,
      subject: `card ${index + 1}`,
      data: { cardId: index + 1, playerName: "Pat" },
      createdAt: new Date(app.clock.now()),
    })),
  );
}

describe("the end of a tournament", () => {
  test("is announced to all its entrants with their final place, once, however many processes settle it", async () => {
    const id = await theTournament(app);
    const [first, second, idle] = [await aManager(app), await aManager(app), await aManager(app)];
    for (const { user, teamId } of [first, second]) {
      await user.call(enterTournament, { params: { id }, body: { teamId } });
    }
    const { id: fixtureId } = await aFixture(app, "2025-09-29T15:00:00Z");
    await aPerformance(app, { fixtureId, playerId: second.cards[4]?.playerId ?? 0 }, { goals: 1 });
    await settleTournaments(app.deps);
    app.clock.set(Date.parse("2025-10-01T12:00:00Z"));
    await settleTournaments(app.deps);
    expect(await newsOf(second.user)).toEqual([]);
    app.clock.set(Date.parse("2025-10-03T00:00:00Z"));
    await atOnce(5, () => settleTournaments(app.deps));
    await settleTournaments(app.deps);
    const about = { tournamentId: id, name: "September 2025", entries: 2 };
    expect(await newsOf(second.user)).toEqual([
      { kind: "tournament finished", data: { ...about, position: 1, points: 6 } },
    ]);
    expect(await newsOf(first.user)).toEqual([
      { kind: "tournament finished", data: { ...about, position: 2, points: 0 } },
    ]);
    expect(await newsOf(idle.user)).toEqual([]);
  });
});

describe("the beginning of a tournament", () => {
  test("is announced to everyone with an active team, once, however many instances take part", async () => {
    await theTournament(app);
    const { user } = await aManager(app);
    const without = await aUser(app, { username: "no_team" });
    app.clock.set(Date.parse("2025-10-01T00:00:00Z"));
    await atOnce(8, () => keepTournaments(app.deps));
    const started = (await newsOf(user)).filter(({ kind }) => kind === "tournament started");
    expect(started.map(({ data }) => data)).toEqual([
      { tournamentId: expect.any(Number), name: "October 2025" },
    ]);
    expect(await newsOf(without)).toEqual([]);
  });

  test("doesn't wait for its news: it's open before, and after a kill the next run sends the rest", async () => {
    await theTournament(app);
    const { user } = await aManager(app);
    app.clock.set(Date.parse("2025-10-01T00:00:00Z"));
    await openTournaments(app.deps);
    const { rows } = await app.pool.query("select status from tournament where month = '2025-10'");
    expect(rows).toEqual([{ status: "active" }]);
    expect(await newsOf(user)).toEqual([]);
    await keepTournaments(app.deps);
    expect((await newsOf(user)).map(({ kind }) => kind)).toEqual(["tournament started"]);
    await app.pool.query("delete from notification");
    await keepTournaments(app.deps);
    expect(await newsOf(user)).toEqual([]);
  });
});

describe("a decision on a photo", () => {
  test("is announced to its uploader with the reason, and withdrawn with the decision", async () => {
    const admin = await aUser(app, { isAdmin: true, username: "boss" });
    const user = await aUser(app, { username: "uploader" });
    const { body: card } = await upload(app, user, { file: await anyPhoto(7) });
    const params = { id: card.id };
    await atOnce(4, () => admin.call(decideCard, { params, body: { approved: false, reason: "Too dark" } }));
    const about = { cardId: card.id, playerName: "Bukayo Saka" };
    expect(await newsOf(user)).toEqual([{ kind: "card rejected", data: { ...about, reason: "Too dark" } }]);
    expect((await admin.call(undoDecision, { params })).status).toBe(200);
    expect(await newsOf(user)).toEqual([]);
    await admin.call(decideCard, { params, body: { approved: true } });
    expect(await newsOf(user)).toEqual([{ kind: "card approved", data: about }]);
    expect(await newsOf(admin)).toEqual([]);
  });
});

describe("a mini-league", () => {
  test("tells its owner who joined, and tells the new member nothing", async () => {
    const owner = await aUser(app, { username: "owner" });
    const joiner = await aUser(app, { username: "joiner" });
    const { body: league } = await owner.call(createMiniLeague, { body: { name: "Lunch Club" } });
    const { body } = await owner.call(getMiniLeague, { params: { id: league.id }, query: {} });
    await joiner.call(joinMiniLeague, { body: { code: body.inviteCode } });
    expect(await newsOf(owner)).toEqual([
      {
        kind: "mini-league joined",
        data: { leagueId: league.id, name: "Lunch Club", username: "joiner" },
      },
    ]);
    expect(await newsOf(joiner)).toEqual([]);
  });
});

describe("notifications", () => {
  test("are listed in pages, the latest first, each once", async () => {
    const user = await aUser(app);
    await insertMany(user.id, 2 * NOTIFICATION_PAGE + 3);
    const ids: number[] = [];
    let cursor: string | null = null;
    do {
      const query: { cursor?: string } = cursor === null ? {} : { cursor };
      const { body } = await user.call(listNotifications, { query });
      ids.push(...body.notifications.map((one) => one.id));
      cursor = body.nextCursor;
    } while (cursor !== null);
    expect(ids).toHaveLength(2 * NOTIFICATION_PAGE + 3);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  });

  test("count as unread until they are read, and those that came later still do", async () => {
    const user = await aUser(app);
    await insertMany(user.id, 3);
    expect(await unreadOf(user)).toBe(3);
    const { body } = await user.call(listNotifications, { query: {} });
    await user.call(readNotifications, { body: { upTo: body.notifications[1]?.id ?? 0 } });
    expect(await unreadOf(user)).toBe(1);
    const after = await user.call(listNotifications, { query: {} });
    expect(after.body.notifications.map(({ isRead }) => isRead)).toEqual([false, true, true]);
  });

  test("are counted no further than anybody reads", async () => {
    const user = await aUser(app);
    await insertMany(user.id, UNREAD_MAX + 20);
    expect(await unreadOf(user)).toBe(UNREAD_MAX + 1);
  });

  test("of others are neither seen nor marked", async () => {
    const [user, other] = [await aUser(app), await aUser(app)];
    await insertMany(user.id, 2);
    await other.call(readNotifications, { body: { upTo: 2_000_000_000 } });
    expect(await unreadOf(user)).toBe(2);
    expect(await newsOf(other)).toEqual([]);
  });
});
