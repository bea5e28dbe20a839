import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setTimeZone } from "#contract/account.ts";
import { getOwnFixtures } from "#contract/football/own-fixture.ts";
import { getProfileBadges } from "#contract/profile.ts";
import { getStatistics } from "#contract/statistics.ts";
import { enterTournament } from "#contract/tournament.ts";
import { settleTournaments } from "#server/tournament/settlement/settle-tournaments.ts";
import { player } from "#server/football/table.ts";
import { aFixture, aPerformance } from "#tests/support/football-makers.ts";
import { aManager, type Manager, theTournament } from "#tests/support/managers.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { eq } from "drizzle-orm";

let app: TestApp;
let alice: Manager;
let bob: Manager;

const playerOf = ({ cards }: Manager, slot: number): number => cards[slot]?.playerId ?? 0;

async function clubOf(playerId: number): Promise<number> {
  const [found] = await app.db.select().from(player).where(eq(player.id, playerId));
  return found?.clubId ?? 0;
}

/** The forward scores this many goals on that day, settled in the evening. */
async function scores(manager: Manager, day: string, goals: number): Promise<void> {
  const { id: fixtureId } = await aFixture(app, `${day}T15:00:00Z`);
  await aPerformance(app, { fixtureId, playerId: playerOf(manager, 4) }, { goals });
  app.clock.set(Date.parse(`${day}T20:00:00Z`));
  await settleTournaments(app.deps);
}

beforeAll(async () => {
  app = await makeTestApp({ now: Date.parse("2025-09-01T12:00:00Z") });
  const id = await theTournament(app);
  alice = await aManager(app);
  bob = await aManager(app);
  for (const { user, teamId } of [alice, bob]) {
    await user.call(enterTournament, { params: { id }, body: { teamId } });
  }
  await scores(alice, "2025-09-05", 1);
  await scores(bob, "2025-09-07", 2);
  await scores(alice, "2025-09-08", 3);
});

afterAll(() => app.close());

describe("statistics", () => {
  test("show the viewer's weeks, best cards and the days of the month beside all managers", async () => {
    const { body } = await alice.user.call(getStatistics);
    expect(body.season).toBe("2025/26");
    expect(body.weeks).toEqual([
      { monday: "2025-09-01", points: 6 },
      { monday: "2025-09-08", points: 14 },
    ]);
    expect(body.bestCards).toMatchObject([{ cardId: alice.cards[4]?.id, points: 20, fixtures: 2 }]);
    expect(body.month).toMatchObject({ name: "September 2025", entries: 2 });
    expect(body.month?.days).toEqual([
      { day: "2025-09-05", mean: 3, points: 6, position: 1 },
      { day: "2025-09-07", mean: 8, points: 6, position: 2 },
      { day: "2025-09-08", mean: 15, points: 20, position: 1 },
    ]);
  });

  test("show who most managers picked, and which of them the viewer has", async () => {
    const { body } = await alice.user.call(getStatistics);
    const picked = body.month?.mostPicked ?? [];
    expect(picked).toHaveLength(10);
    expect(picked.every(({ entries, share }) => entries === 1 && share === 50)).toBe(true);
    const own = picked.filter(({ isOwn }) => isOwn).map(({ playerId }) => playerId);
    expect(own.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4].map((slot) => playerOf(alice, slot)));
  });

  test("of a user without an entry have only the game's part", async () => {
    const user = await aUser(app);
    const { body } = await user.call(getStatistics);
    expect(body.weeks).toEqual([]);
    expect(body.bestCards).toEqual([]);
    expect(body.month?.days.every(({ points, position }) => points === null && position === null)).toBe(true);
  });
});

describe("the viewer's own fixtures", () => {
  test("are those of the five that are entered: today's, and the next kick-off", async () => {
    app.clock.set(Date.parse("2025-09-20T14:00:00Z"));
    const clubId = await clubOf(playerOf(alice, 4));
    const early = await aFixture(app, "2025-09-20T11:00:00Z", { homeClubId: clubId });
    const next = await aFixture(app, "2025-09-23T19:00:00Z", { awayClubId: clubId });
    await aFixture(app, "2025-09-20T15:00:00Z");
    await aPerformance(app, { fixtureId: early.id, playerId: playerOf(alice, 4) }, { goals: 1 });
    const { body } = await alice.user.call(getOwnFixtures);
    const own = { playerId: playerOf(alice, 4), name: alice.cards[4]?.playerName };
    expect(body.today[0]?.own).toEqual([{ ...own, points: 6, place: null }]);
    expect(body.next?.own).toEqual([{ ...own, points: null, place: null }]);
    expect(body.source).toBe("tournament entry");
    expect(body.today.map(({ id }) => id)).toEqual([early.id]);
    expect(body.next).toMatchObject({ id: next.id, players: [alice.cards[4]?.playerName] });
  });

  test("bring no points that count for nothing: of a match that began before the entry", async () => {
    app.clock.set(Date.parse("2025-09-20T12:00:00Z"));
    const late = await aManager(app);
    const playerId = playerOf(late, 4);
    const { id: fixtureId } = await aFixture(app, "2025-09-20T11:30:00Z", {
      homeClubId: await clubOf(playerId),
    });
    await aPerformance(app, { fixtureId, playerId }, { goals: 1 });
    const pointsShown = async () => {
      const { body } = await late.user.call(getOwnFixtures);
      return body.today
        .filter(({ id }) => id === fixtureId)
        .flatMap(({ own }) => own.filter((one) => one.playerId === playerId).map(({ points }) => points));
    };
    expect(await pointsShown()).toEqual([6]);
    await late.user.call(enterTournament, {
      params: { id: await theTournament(app) },
      body: { teamId: late.teamId },
    });
    expect(await pointsShown()).toEqual([null]);
    app.clock.set(Date.parse("2025-09-20T14:00:00Z"));
  });

  test("have no next one after the month of the entry", async () => {
    app.clock.set(Date.parse("2025-09-29T12:00:00Z"));
    const late = await aManager(app);
    const homeClubId = await clubOf(playerOf(late, 4));
    const october = await aFixture(app, "2025-10-01T19:00:00Z", { homeClubId });
    const nextId = async () => (await late.user.call(getOwnFixtures)).body.next?.id;
    expect(await nextId()).toBe(october.id);
    await late.user.call(enterTournament, {
      params: { id: await theTournament(app) },
      body: { teamId: late.teamId },
    });
    expect(await nextId()).toBeUndefined();
    app.clock.set(Date.parse("2025-09-20T14:00:00Z"));
  });

  test("are those of the active team before one has entered, and none without one", async () => {
    const carol = await aManager(app);
    const clubId = await clubOf(playerOf(carol, 0));
    await aFixture(app, "2025-09-21T11:00:00Z", { homeClubId: clubId, status: "PST" });
    const soon = await aFixture(app, "2025-09-21T15:00:00Z", { homeClubId: clubId });
    expect((await carol.user.call(getOwnFixtures)).body).toMatchObject({
      source: "active team",
      today: [],
      next: { id: soon.id },
    });
    const nobody = await aUser(app);
    expect((await nobody.call(getOwnFixtures)).body).toEqual({ source: null, today: [], next: null });
  });

  test("begin with those in play", async () => {
    const dave = await aManager(app);
    app.clock.set(Date.parse("2025-10-04T16:00:00Z"));
    const [homeClubId, awayClubId] = [await clubOf(playerOf(dave, 3)), await clubOf(playerOf(dave, 4))];
    const over = await aFixture(app, "2025-10-04T11:00:00Z", { homeClubId, status: "FT" });
    const inPlay = await aFixture(app, "2025-10-04T15:00:00Z", { awayClubId, status: "HT" });
    const later = await aFixture(app, "2025-10-04T19:00:00Z", { homeClubId });
    const { today } = (await dave.user.call(getOwnFixtures)).body;
    expect(today.map(({ id }) => id)).toEqual([inPlay.id, over.id, later.id]);
  });

  test("are those of the day in the viewer's time zone", async () => {
    const erin = await aManager(app);
    // A Saturday, 17:30 in Los Angeles.
    app.clock.set(Date.parse("2025-10-12T00:30:00Z"));
    const playerId = playerOf(erin, 4);
    const homeClubId = await clubOf(playerId);
    await aFixture(app, "2025-10-11T06:00:00Z", { homeClubId, status: "FT" });
    const afternoon = await aFixture(app, "2025-10-11T15:00:00Z", { homeClubId, status: "FT" });
    await aPerformance(app, { fixtureId: afternoon.id, playerId }, { goals: 1 });
    const sunday = await aFixture(app, "2025-10-12T13:00:00Z", { homeClubId });
    const todayIds = async () => {
      const { today, next } = (await erin.user.call(getOwnFixtures)).body;
      expect(next?.id).toBe(sunday.id);
      return today.map(({ id }) => id);
    };
    expect(await todayIds()).toEqual([sunday.id]);
    await erin.user.call(setTimeZone, { body: { timeZone: "America/Los_Angeles" } });
    expect(await todayIds()).toEqual([afternoon.id]);
    const { today } = (await erin.user.call(getOwnFixtures)).body;
    expect(today[0]?.own.find((one) => one.playerId === playerId)?.points).toBe(6);
  });

  test("are in it while they're played, past the viewer's midnight too", async () => {
    const frank = await aManager(app);
    // A minute past midnight in Istanbul.
    app.clock.set(Date.parse("2025-10-18T21:01:00Z"));
    const homeClubId = await clubOf(playerOf(frank, 4));
    const late = await aFixture(app, "2025-10-18T20:00:00Z", { homeClubId, status: "2H" });
    await aFixture(app, "2025-10-18T14:00:00Z", { homeClubId, status: "FT" });
    await frank.user.call(setTimeZone, { body: { timeZone: "Europe/Istanbul" } });
    const { today } = (await frank.user.call(getOwnFixtures)).body;
    expect(today.map(({ id }) => id)).toEqual([late.id]);
  });
});

describe("badges", () => {
  test("of places are earned once the table is final, and everybody sees them", async () => {
    const keysOf = async (userId: string) =>
      (await bob.user.call(getProfileBadges, { params: { userId } })).body.map(({ key }) => key);
    expect(await keysOf(alice.user.id)).toEqual([]);
    app.clock.set(Date.parse("2025-10-03T00:00:00Z"));
    await settleTournaments(app.deps);
    expect(await keysOf(alice.user.id)).toEqual(["champion", "podium", "top-20"]);
    expect(await keysOf(bob.user.id)).toEqual(["podium", "top-20"]);
    const unknown = await bob.user.call(getProfileBadges, { params: { userId: "nobody" } });
    expect(unknown.status).toBe(404);
  });
});
