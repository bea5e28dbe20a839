import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getPlayer } from "#contract/football/player-page.ts";
import { enterTournament } from "#contract/tournament.ts";
import { playerSeason } from "#server/football/player/table.ts";
import { club, player } from "#server/football/table.ts";
import { fantasyOwnership } from "#server/fantasy/round/table.ts";
import { fantasyLeague, fantasyRound } from "#server/fantasy/table.ts";
import { settleTournaments } from "#server/tournament/settlement/settle-tournaments.ts";
import { aFixture, aPerformance, aPlayer, someClubs } from "#tests/support/football-makers.ts";
import { aCard, cardOf } from "#tests/support/makers.ts";
import { aManager, type Manager, theTournament } from "#tests/support/managers.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

type Player = typeof player.$inferSelect;

const OPEN = { status: "NS", homeGoals: null, awayGoals: null, detailsHash: null } as const;

let app: TestApp;
let viewer: TestUser;

beforeAll(async () => {
  app = await makeTestApp({ now: Date.parse("2025-09-20T12:00:00Z") });
  viewer = await aUser(app);
});

afterAll(() => app.close());

async function pageOf({ id }: Pick<Player, "id">, user = viewer) {
  const { status, body } = await user.call(getPlayer, { params: { id } });
  expect(status).toBe(200);
  return body;
}

describe("a player's page", () => {
  test("has no game that was awarded", async () => {
    const [own, other] = await someClubs(app, 2, { leagueId: "la-liga" });
    const him = await aPlayer(app, { clubId: own?.id, position: "forward", name: "Ida Winger" });
    await aFixture(app, "2025-09-13T15:00:00Z", {
      homeClubId: own?.id ?? 0,
      awayClubId: other?.id ?? 0,
      leagueId: "la-liga",
      status: "AWD",
    });
    expect((await pageOf(him)).games).toEqual([]);
  });

  test("shows the season by fixture, with a receipt for each and the weeks without him", async () => {
    const [own, other] = await someClubs(app, 2, { leagueId: "la-liga" });
    const him = await aPlayer(app, { clubId: own?.id, position: "forward", name: "Ada Striker" });
    const first = { homeClubId: own?.id ?? 0, awayClubId: other?.id ?? 0, round: 1, leagueId: "la-liga" };
    const won = await aFixture(app, "2025-09-06T15:00:00Z", first);
    await aFixture(app, "2025-09-13T15:00:00Z", { ...first, round: 2 });
    await aPerformance(app, { fixtureId: won.id, playerId: him.id }, { goals: 2, assists: 1 });

    const { player: shown, season, games } = await pageOf(him);
    expect(shown).toMatchObject({ id: him.id, name: "Ada Striker", position: "forward" });
    expect(shown.club).toMatchObject({ name: own?.name, code: own?.code, leagueName: "la-liga" });
    expect(season).toEqual({
      name: "2025/26",
      points: 13,
      appearances: 1,
      minutes: 90,
      goals: 2,
      assists: 1,
    });
    expect(games).toMatchObject([
      { round: 1, title: `${own?.code} 2–1 ${other?.code}`, minutes: 90, points: 13, rules: "2025/26" },
      { round: 2, minutes: 0, points: 0, lines: [] },
    ]);
    expect(games[0]?.lines.map(({ reason, points }) => [reason, points])).toEqual([
      ["minutes", 2],
      ["goals", 8],
      ["assists", 3],
    ]);
  });

  test("scores him by his position of this season", async () => {
    const him = await aPlayer(app, { position: "forward" });
    await app.db
      .insert(playerSeason)
      .values({ playerId: him.id, season: 2025, clubId: him.clubId, position: "midfielder", overall: 66 });
    const { id: fixtureId } = await aFixture(app, "2025-09-06T15:00:00Z", { homeClubId: him.clubId ?? 0 });
    await aPerformance(app, { fixtureId, playerId: him.id }, { goals: 1 });
    const { player: shown, season } = await pageOf(him);
    expect(shown).toMatchObject({ position: "midfielder", overall: 66 });
    expect(season.points).toBe(7);
  });

  test("shows the next five fixtures with their difficulty, and none that was called off", async () => {
    const him = await aPlayer(app);
    const homeClubId = him.clubId ?? 0;
    const strong = (await someClubs(app, 1, { shortName: "Strong" }))[0]?.id ?? 0;
    for (let day = 1; day <= 9; day += 1) {
      const given = { homeClubId: strong, homeGoals: 3, awayGoals: 0 };
      await aFixture(app, `2025-09-0${day}T15:00:00Z`, given);
    }
    await aFixture(app, "2025-09-27T15:00:00Z", { ...OPEN, homeClubId: strong, awayClubId: homeClubId });
    await aFixture(app, "2025-09-28T15:00:00Z", { ...OPEN, homeClubId, status: "PST" });
    for (let day = 1; day <= 6; day += 1) {
      await aFixture(app, `2025-10-0${day}T15:00:00Z`, { ...OPEN, homeClubId, round: day + 6 });
    }
    const { ahead } = await pageOf(him);
    expect(ahead).toHaveLength(5);
    expect(ahead[0]).toMatchObject({ opponent: "Strong", isHome: false, difficulty: 5, round: 1 });
    expect(ahead[1]).toMatchObject({ isHome: true, kickOff: "2025-10-01T15:00:00.000Z", round: 7 });
  });

  test("shows a player who has moved with the matches he played for either club, none that he couldn't", async () => {
    const [old = 0, present = 0, other = 0] = (await someClubs(app, 3)).map(({ id }) => id);
    const him = await aPlayer(app, { clubId: present });
    const play = async (round: number, homeClubId: number, has: boolean) => {
      const day = `2025-09-0${round}`;
      const { id } = await aFixture(app, `${day}T15:00:00Z`, { round, homeClubId, awayClubId: other });
      if (has) await aPerformance(app, { fixtureId: id, playerId: him.id });
    };
    for (const round of [1, 2]) {
      await play(round, old, true);
      await play(round, present, false);
    }
    await play(3, present, true);
    await play(4, present, false);
    const { games } = await pageOf(him);
    expect(games.map(({ round, minutes }) => [round, minutes])).toEqual([
      [1, 90],
      [2, 90],
      [3, 90],
      [4, 0],
    ]);
  });

  test("shows a player who has left the league with what he played", async () => {
    const him = await aPlayer(app);
    const { id: fixtureId } = await aFixture(app, "2025-09-06T15:00:00Z", { homeClubId: him.clubId ?? 0 });
    await aPerformance(app, { fixtureId, playerId: him.id });
    await app.db.update(player).set({ clubId: null }).where(eq(player.id, him.id));
    const page = await pageOf(him);
    expect(page.player.club).toBeNull();
    expect(page.games).toHaveLength(1);
    expect(page.ahead).toEqual([]);
    expect(page.ownership.squads).toBeNull();
  });

  test("shows the viewer's own approved cards of him, and no others", async () => {
    const him = await aPlayer(app);
    const stranger = await aUser(app);
    const base = await aCard(app, viewer, cardOf(him));
    const photo = await aCard(app, viewer, { ...cardOf(him), origin: "photo", overall: 88 });
    await aCard(app, viewer, { ...cardOf(him), status: "pending", origin: "photo" });
    await aCard(app, stranger, cardOf(him));
    const { ownCards } = await pageOf(him);
    expect(ownCards).toMatchObject([
      { id: base.id, origin: "base" },
      { id: photo.id, origin: "photo", overall: 88 },
    ]);
  });

  test("is not found for an unknown id", async () => {
    const { status, body } = await viewer.call(getPlayer, { params: { id: 2_000_000_000 } });
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: "not_found" });
  });
});

describe("a player's ownership", () => {
  let alice: Manager;
  let his: Player;

  beforeAll(async () => {
    alice = await aManager(app);
    const bob = await aManager(app);
    const [found] = await app.db
      .select()
      .from(player)
      .where(eq(player.id, alice.cards[4]?.playerId ?? 0));
    if (found === undefined) throw new Error("the player is not there");
    his = found;
    // Bob also owns a card of him, and so does a user in no tournament.
    await aCard(app, bob.user, cardOf(his));
    await aCard(app, bob.user, cardOf(his));
    await aCard(app, viewer, cardOf(his));
    const params = { id: await theTournament(app) };
    for (const { user, teamId } of [alice, bob]) {
      await user.call(enterTournament, { params, body: { teamId } });
    }
  });

  test("is untold before a settlement and a deadline", async () => {
    const other = await aPlayer(app);
    const { ownership } = await pageOf(other);
    expect(ownership).toEqual({ owners: null, entries: null, squads: null });
  });

  test("counts owners, entries and squads, and is a minute old at most", async () => {
    await settleTournaments(app.deps);
    const [own] = await app.db
      .select()
      .from(club)
      .where(eq(club.id, his.clubId ?? 0));
    const [league] = await app.db
      .insert(fantasyLeague)
      .values({ leagueId: own?.leagueId ?? "", season: 2025, name: "A league" })
      .returning();
    const deadline = new Date("2025-09-13T12:00:00Z");
    const columns = { leagueId: league?.id ?? 0, state: "final" as const, fixtureIds: [], fixtureCounts: {} };
    const [round] = await app.db
      .insert(fantasyRound)
      .values({ ...columns, round: 4, deadline, finalAt: deadline, squads: 8 })
      .returning();
    await app.db.insert(fantasyOwnership).values({ roundId: round?.id ?? 0, playerId: his.id, squads: 3 });

    const told = {
      owners: { count: 2, of: 2 },
      entries: { count: 1, of: 2 },
      squads: { count: 3, of: 8 },
    };
    expect((await pageOf(his)).ownership).toEqual(told);
    await app.db.update(fantasyOwnership).set({ squads: 4 });
    expect((await pageOf(his)).ownership).toEqual(told);
  });
});
