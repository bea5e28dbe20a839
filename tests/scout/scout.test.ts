import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listCards } from "#contract/card/card.ts";
import { executeTransfers } from "#contract/fantasy/transfers.ts";
import { chooseRegion, signPlayer } from "#contract/scout.ts";
import { keepFantasy } from "#server/fantasy/round/keep-fantasy.ts";
import { aFantasyManager, deadlineOf, squadOf } from "#tests/support/fantasy-league.ts";
import { aManager } from "#tests/support/managers.ts";
import { atOnce, countStatuses } from "#tests/support/statuses.ts";
import type { TestUser } from "#tests/support/test-user.ts";
import { afterDeadline, anEnteredManager, aScoutWorld, offerOf, scoutOf } from "./scout-makers.ts";
import type { ScoutWorld } from "./scout-makers.ts";

let world: ScoutWorld;

beforeAll(async () => {
  world = await aScoutWorld(50);
});

afterAll(() => world.app.close());

/** A manager who had a five at the first gameweek's deadline, which has passed. */
async function aScoutingManager(): Promise<TestUser> {
  world.app.clock.set(deadlineOf(1) - 3_600_000);
  const { user } = await anEnteredManager(world.app);
  afterDeadline(world.app, 1);
  return user;
}

async function cardsOf({ id }: TestUser): Promise<{ origin: string; player_id: number }[]> {
  const { rows } = await world.app.pool.query(
    "select origin, player_id from card where user_id = $1 and origin = 'scout'",
    [id],
  );
  return rows as { origin: string; player_id: number }[];
}

describe("the scout", () => {
  test("has nobody before the first deadline", async () => {
    world.app.clock.set(deadlineOf(1) - 3_600_000);
    const { user } = await anEnteredManager(world.app);
    expect(await scoutOf(user)).toMatchObject({
      region: "premier-league",
      gameweek: null,
      offers: [],
      hasSecondLook: false,
      signed: 0,
      most: 45,
    });
  });

  test("offers three players to a manager with an entry at the deadline, until the next one", async () => {
    const user = await aScoutingManager();
    const { gameweek, offers } = await scoutOf(user);
    const until = new Date(deadlineOf(2)).toISOString();
    expect(gameweek).toEqual({ round: 1, until, isEarned: true });
    expect(offers).toHaveLength(1);
    expect(offers[0]).toMatchObject({ look: 1, signedPlayerId: null });
    expect(new Set(offers[0]?.players.map(({ playerId }) => playerId)).size).toBe(3);
    for (const { overall, rarity } of offers[0]?.players ?? []) {
      expect(rarity).toBe("common");
      expect(overall).toBeGreaterThanOrEqual(68);
      expect(overall).toBeLessThanOrEqual(74);
    }
  });

  test("offers the same on every look, however often at once, and others to other managers", async () => {
    const user = await aScoutingManager();
    const first = await atOnce(10, () => scoutOf(user));
    world.app.clock.set(deadlineOf(2) - 1000);
    const later = await scoutOf(user);
    expect(new Set([...first, later].map((one) => JSON.stringify(one.offers))).size).toBe(1);
    const others = await atOnce(4, async () => (await scoutOf(await aScoutingManager())).offers);
    expect(new Set(others.map((one) => JSON.stringify(one[0]?.players))).size).toBeGreaterThan(1);
  });

  test("offers players to a manager with a squad at the deadline", async () => {
    const { app, league } = world;
    app.clock.set(deadlineOf(1) - 3_600_000);
    const { user, cards } = await aFantasyManager(app, league);
    await user.call(executeTransfers, { body: squadOf(league.id, cards) });
    afterDeadline(app, 1);
    await keepFantasy(app.deps);
    const { gameweek, offers } = await scoutOf(user);
    expect([gameweek?.isEarned, offers.length]).toEqual([true, 1]);
  });

  test("offers no one to a manager who took no part, or entered after the deadline", async () => {
    afterDeadline(world.app, 1);
    for (const { user } of [await aManager(world.app), await anEnteredManager(world.app)]) {
      expect(await scoutOf(user)).toMatchObject({ gameweek: { isEarned: false }, offers: [] });
    }
  });

  test("never offers a player that the user has a card of", async () => {
    const { app } = world;
    app.clock.set(deadlineOf(1) - 3_600_000);
    const { user } = await anEnteredManager(app);
    const { rows } = await app.pool.query<{ id: number }>(
      `select id from (select id, row_number() over (order by overall desc, id) as place
         from player where position = 'defender') as ranked where place = 20`,
    );
    const spared = rows[0]?.id ?? 0;
    await app.pool.query(
      `insert into card (user_id, player_id, player_name, position, club, overall, rarity, status, origin, created_at)
       select $1, id, name, position, 'Club', overall, 'common', 'approved', 'base', now()
         from player where id <> $2`,
      [user.id, spared],
    );
    afterDeadline(app, 1);
    const offered = (await scoutOf(user)).offers.flatMap(({ players }) => players);
    expect(offered.map(({ playerId }) => playerId)).toEqual([spared]);
  });
});

describe("signing", () => {
  test("gives one approved common card that is not special, and closes the offer", async () => {
    const user = await aScoutingManager();
    const asked = await offerOf(user);
    const { status, body } = await user.call(signPlayer, { body: asked });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      playerId: asked.playerId,
      isApproved: true,
      isSpecial: false,
      rarity: "common",
    });
    const cards = (await user.call(listCards)).body;
    expect(cards.find(({ id }) => id === body.id)).toMatchObject({ origin: "scout", photo: null });
    const { offers, signed } = await scoutOf(user);
    expect([offers[0]?.signedPlayerId, signed]).toEqual([asked.playerId, 1]);
  });

  test("again from the same offer is refused, for any of its players", async () => {
    const user = await aScoutingManager();
    const asked = await offerOf(user);
    const [, second] = (await scoutOf(user)).offers[0]?.players ?? [];
    await user.call(signPlayer, { body: asked });
    for (const playerId of [asked.playerId, second?.playerId ?? 0]) {
      const again = await user.call(signPlayer, { body: { ...asked, playerId } });
      expect([again.status, again.body.code]).toEqual([409, "scout_offer_taken"]);
    }
    expect(await cardsOf(user)).toHaveLength(1);
  });

  test("fifty times at once gives one card", async () => {
    const user = await aScoutingManager();
    const offer = (await scoutOf(user)).offers[0];
    const players = offer?.players ?? [];
    const answers = await atOnce(50, (turn) =>
      user.call(signPlayer, {
        body: { offerId: offer?.id ?? 0, playerId: players[turn % players.length]?.playerId ?? 0 },
      }),
    );
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 49 });
    expect(await cardsOf(user)).toHaveLength(1);
  });

  test("is all or nothing: a failure between card and signing leaves neither", async () => {
    const { app } = world;
    const user = await aScoutingManager();
    const asked = await offerOf(user);
    await app.pool.query(`
      create function die() returns trigger language plpgsql as $$ begin
        raise exception 'gone'; end $$`);
    await app.pool.query(`create trigger die before insert on scout_signing execute function die()`);
    const died = await user.call(signPlayer, { body: asked });
    expect(died.status).toBeGreaterThanOrEqual(500);
    await app.pool.query("drop function die() cascade");
    expect(await cardsOf(user)).toEqual([]);
    expect(await offerOf(user)).toEqual(asked);
    expect((await user.call(signPlayer, { body: asked })).status).toBe(200);
    expect(await cardsOf(user)).toHaveLength(1);
  });

  test("with one Idempotency-Key twice gives the same card", async () => {
    const user = await aScoutingManager();
    const body = await offerOf(user);
    const sign = () => user.call(signPlayer, { body }, { idempotencyKey: "sign" });
    const [first, second] = [await sign(), await sign()];
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect(await cardsOf(user)).toHaveLength(1);
  });

  test("from another user's offer, or of a player outside the offer, is refused", async () => {
    const [user, other] = [await aScoutingManager(), await aScoutingManager()];
    const asked = await offerOf(user);
    expect(await other.call(signPlayer, { body: asked })).toMatchObject({ status: 404 });
    const { rows } = await world.app.pool.query<{ id: number }>(
      "select id from player where not id = any($1) limit 1",
      [(await scoutOf(user)).offers.flatMap(({ players }) => players.map(({ playerId }) => playerId))],
    );
    const body = { ...asked, playerId: rows[0]?.id ?? 0 };
    expect(await user.call(signPlayer, { body })).toMatchObject({
      status: 409,
      body: { code: "scout_player_not_offered" },
    });
  });

  test("is over with the next deadline, and the next gameweek brings another offer", async () => {
    const user = await aScoutingManager();
    const asked = await offerOf(user);
    afterDeadline(world.app, 2);
    expect(await user.call(signPlayer, { body: asked })).toMatchObject({
      status: 409,
      body: { code: "scout_offer_over" },
    });
    const next = await offerOf(user);
    expect(next.offerId).not.toBe(asked.offerId);
    expect((await user.call(signPlayer, { body: next })).status).toBe(200);
  });

  test("ends with the 45th card of a season", async () => {
    const user = await aScoutingManager();
    const asked = await offerOf(user);
    await world.app.pool.query(
      `insert into scout_signing (user_id, season, round, look, number, player_id, signed_at)
       select $1, 2025, 100 + n, 1, n, $2, now() from generate_series(1, 45) as n`,
      [user.id, asked.playerId],
    );
    expect(await user.call(signPlayer, { body: asked })).toMatchObject({
      status: 409,
      body: { code: "scout_season_full" },
    });
    expect((await scoutOf(user)).signed).toBe(45);
  });

  test("doesn't come again after the card is deleted", async () => {
    const user = await aScoutingManager();
    const asked = await offerOf(user);
    await user.call(signPlayer, { body: asked });
    await world.app.pool.query("delete from card where user_id = $1 and origin = 'scout'", [user.id]);
    const again = await user.call(signPlayer, { body: asked });
    expect(again.body.code).toBe("scout_offer_taken");
  });
});

describe("the scout's region", () => {
  test("is changed at any time, and the offer of the one before stays as it was", async () => {
    const user = await aScoutingManager();
    const before = await scoutOf(user);
    const away = await user.call(chooseRegion, { body: { region: "serie-a" } });
    expect(away.body).toMatchObject({ region: "serie-a", gameweek: null, offers: [] });
    const back = await user.call(chooseRegion, { body: { region: "premier-league" } });
    expect(back.body).toEqual(before);
  });

  test("that is changed brings no second card for the same gameweek", async () => {
    const { app } = world;
    const user = await aScoutingManager();
    await user.call(signPlayer, { body: await offerOf(user) });
    await app.pool.query(`
      insert into league values ('la-liga', 'La Liga', 'Spain') on conflict do nothing;
      with club as (insert into club (league_id, provider, key, name, short_name, code, primary_colour, secondary_colour)
        select 'la-liga', 'simulated', 'll' || n, 'LL ' || n, 'LL', 'LLL', '#112233', '#ffffff' from generate_series(1, 4) as n
        on conflict do nothing returning id)
      insert into player (club_id, provider, key, name, short_name, position, overall)
      select id, 'simulated', 'll' || id, 'LL ' || id, 'LL', 'midfielder', 80 from club;
      with league as (insert into fantasy_league (league_id, season, name) values ('la-liga', 2025, 'La Liga') returning id)
      insert into fantasy_round (league_id, round, deadline, state, final_at, fixture_ids, fixture_counts)
      select id, 1, '2025-09-06T13:00:00Z', 'live', '2025-09-09T12:00:00Z', '{}', '{}' from league`);
    const { body } = await user.call(chooseRegion, { body: { region: "la-liga" } });
    expect(body.offers[0]?.players).toHaveLength(3);
    const asked = { offerId: body.offers[0]?.id ?? 0, playerId: body.offers[0]?.players[0]?.playerId ?? 0 };
    const again = await user.call(signPlayer, { body: asked });
    expect([again.status, again.body.code]).toEqual([409, "scout_offer_taken"]);
  });
});
