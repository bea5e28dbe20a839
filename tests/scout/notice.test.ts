import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { executeTransfers } from "#contract/fantasy/transfers.ts";
import { chooseRegion, getScoutNotice, signPlayer } from "#contract/scout.ts";
import { aFantasyManager, deadlineOf, squadOf } from "#tests/support/fantasy-league.ts";
import { aFixture, aPerformance } from "#tests/support/football-makers.ts";
import { aManager } from "#tests/support/managers.ts";
import type { TestUser } from "#tests/support/test-user.ts";
import {
  afterDeadline,
  anEnteredManager,
  anOpenOffer,
  aScoutWorld,
  offerOf,
  scoutOf,
  type ScoutWorld,
} from "./scout-makers.ts";

let world: ScoutWorld;

/** September has gameweeks 1 to 4; the fifth is in October. */
beforeAll(async () => {
  world = await aScoutWorld(5);
});

afterAll(() => world.app.close());

function beforeDeadline(round: number): void {
  world.app.clock.set(deadlineOf(round) - 3_600_000);
}

async function noticeOf(user: TestUser) {
  const { status, body } = await user.call(getScoutNotice);
  expect(status).toBe(200);
  return body;
}

const asText = (round: number) => new Date(deadlineOf(round)).toISOString();

describe("the scout's notice", () => {
  test("says before a deadline whether the present five will count at it", async () => {
    beforeDeadline(1);
    const [{ user: entered }, { user: idle }] = [
      await anEnteredManager(world.app),
      await aManager(world.app),
    ];
    const next = { round: 1, deadline: asText(1) };
    expect(await noticeOf(entered)).toMatchObject({ gameweek: null, next: { ...next, isEarned: true } });
    expect(await noticeOf(idle)).toMatchObject({ gameweek: null, next: { ...next, isEarned: false } });
    afterDeadline(world.app, 4);
    // Entered for September; the next deadline is in October.
    expect(await noticeOf(entered)).toMatchObject({
      gameweek: { round: 4, isEarned: true },
      next: { round: 5, isEarned: false },
    });
  });

  test("counts a squad, which goes into every gameweek", async () => {
    beforeDeadline(1);
    const { user, cards } = await aFantasyManager(world.app, world.league);
    await user.call(executeTransfers, { body: squadOf(world.league.id, cards) });
    expect((await noticeOf(user)).next).toMatchObject({ round: 1, isEarned: true });
  });

  test("draws nobody, and says until when there is something to sign", async () => {
    beforeDeadline(1);
    const { user } = await anEnteredManager(world.app);
    afterDeadline(world.app, 1);
    const gameweek = { round: 1, until: asText(2), isEarned: true };
    expect(await noticeOf(user)).toMatchObject({ gameweek, hasSigned: false, signed: 0, most: 45 });
    const drawn = async () =>
      (await world.app.pool.query("select from scout_offer where user_id = $1", [user.id])).rowCount;
    expect(await drawn()).toBe(0);
    await user.call(signPlayer, { body: await offerOf(user) });
    expect(await drawn()).toBe(1);
    expect(await noticeOf(user)).toMatchObject({ gameweek, hasSigned: true, signed: 1 });
    afterDeadline(world.app, 2);
    expect(await noticeOf(user)).toMatchObject({ gameweek: { round: 2 }, hasSigned: false, signed: 1 });
  });

  test("knows of no next deadline after the last one", async () => {
    const { user } = await aManager(world.app);
    afterDeadline(world.app, 5);
    expect(await noticeOf(user)).toMatchObject({ gameweek: { round: 5, isEarned: false }, next: null });
    world.app.clock.set(Date.parse("2026-08-01T08:00:00Z"));
    expect(await noticeOf(user)).toMatchObject({ gameweek: null, next: null });
  });
});

describe("an offer", () => {
  test("says how its players have played of late", async () => {
    const { app, league } = world;
    beforeDeadline(1);
    const { user } = await anEnteredManager(app);
    afterDeadline(app, 1);
    const playerId = (await scoutOf(user)).offers[0]?.players[0]?.playerId ?? 0;
    const { rows } = await app.pool.query<{ club_id: number }>("select club_id from player where id = $1", [
      playerId,
    ]);
    const played = { homeClubId: rows[0]?.club_id ?? 0, awayClubId: league.clubIds[0] ?? 0, round: 1 };
    const { id: fixtureId } = await aFixture(app, "2025-09-06T14:00:00Z", played);
    await aPerformance(app, { fixtureId, playerId }, { minutes: 90, assists: 1 });
    app.clock.set(deadlineOf(2) - 3_600_000);
    const offered = (await scoutOf(user)).offers[0]?.players;
    expect(offered?.[0]?.recent).toEqual([
      { round: 1, opponent: expect.any(String) as string, isHome: true, minutes: 90, points: 5 },
    ]);
  });

  test("names the player who was signed in another league", async () => {
    const { app } = world;
    beforeDeadline(1);
    const { user } = await anEnteredManager(app);
    afterDeadline(app, 1);
    const { body: card } = await user.call(signPlayer, { body: await offerOf(user) });
    await anOpenOffer(app, user);
    const { body } = await user.call(chooseRegion, { body: { region: "la-liga" } });
    expect(body.offers[0]).toMatchObject({
      signedPlayerId: card.playerId,
      signedPlayer: { playerId: card.playerId, playerName: card.playerName },
    });
    expect(body.offers[0]?.players.map(({ playerId }) => playerId)).not.toContain(card.playerId);
  });
});
