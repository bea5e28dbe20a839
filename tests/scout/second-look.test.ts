import { afterAll, beforeAll, expect, test } from "vitest";
import { signPlayer } from "#contract/scout.ts";
import { loadSecondLook } from "#server/scout/load-second-look.ts";
import { settleTournament } from "#server/tournament/settlement/settle-tournament.ts";
import { aFixture, aPerformance } from "#tests/support/football-makers.ts";
import { type Manager, theTournament } from "#tests/support/managers.ts";
import { atOnce, countStatuses } from "#tests/support/statuses.ts";
import { afterDeadline, anEnteredManager, aScoutWorld, enter, scoutOf } from "./scout-makers.ts";
import type { ScoutWorld } from "./scout-makers.ts";

let world: ScoutWorld;
let best: Manager;
let other: Manager;

/** Two managers enter September and October; one wins September, which is final when the setup ends. */
beforeAll(async () => {
  world = await aScoutWorld(8);
  const { app } = world;
  [best, other] = [await anEnteredManager(app), await anEnteredManager(app)];
  const tournamentId = await theTournament(app);
  const { id: fixtureId } = await aFixture(app, "2025-09-13T14:00:00Z");
  await aPerformance(app, { fixtureId, playerId: best.cards[4]?.playerId ?? 0 }, { goals: 2 });
  app.clock.set(Date.parse("2025-10-01T08:00:00Z"));
  for (const manager of [best, other]) await enter(app, manager);
  app.clock.set(Date.parse("2025-10-13T08:00:00Z"));
  await settleTournament(app.deps, tournamentId);
  await settleTournament(app.deps, tournamentId);
});

afterAll(() => world.app.close());

test("a manager in a month's top tenth is offered three more players, once", async () => {
  const { user } = best;
  afterDeadline(world.app, 7);
  const { offers, hasSecondLook } = await scoutOf(user);
  expect([hasSecondLook, offers.map(({ look }) => look)]).toEqual([true, [1, 2]]);
  const players = offers.flatMap((offer) => offer.players.map(({ playerId }) => playerId));
  expect(new Set(players).size).toBe(6);
  for (const { id: offerId, players: offered } of offers) {
    const body = { offerId, playerId: offered[0]?.playerId ?? 0 };
    const answers = await atOnce(10, () => user.call(signPlayer, { body }));
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 9 });
  }
  expect(await scoutOf(user)).toMatchObject({ hasSecondLook: false, signed: 2 });
  afterDeadline(world.app, 8);
  expect((await scoutOf(user)).offers.map(({ look }) => look)).toEqual([1]);
});

test("another manager has only the gameweek's offer", async () => {
  afterDeadline(world.app, 7);
  const { offers, hasSecondLook } = await scoutOf(other.user);
  expect([hasSecondLook, offers.map(({ look }) => look)]).toEqual([false, [1]]);
});

test("a second look that is not used lasts until the month's end", async () => {
  const user = best.user;
  await world.app.pool.query("delete from scout_signing where user_id = $1", [user.id]);
  afterDeadline(world.app, 7);
  expect((await scoutOf(user)).hasSecondLook).toBe(true);
  afterDeadline(world.app, 8);
  expect((await scoutOf(user)).offers.map(({ look }) => look)).toEqual([1, 2]);
  world.app.clock.set(Date.parse("2025-11-01T08:00:00Z"));
  expect((await scoutOf(user)).hasSecondLook).toBe(false);
});

test("a month's second look lasts beside that of a shorter tournament of the next month, the earlier first", async () => {
  const { app } = await aScoutWorld(8);
  const manager = await anEnteredManager(app);
  const september = await theTournament(app);
  const score = async (kickOff: string) => {
    const { id: fixtureId } = await aFixture(app, kickOff);
    await aPerformance(app, { fixtureId, playerId: manager.cards[4]?.playerId ?? 0 }, { goals: 2 });
  };
  await score("2025-09-13T14:00:00Z");
  app.clock.set(Date.parse("2025-10-01T08:00:00Z"));
  const october = await theTournament(app);
  await app.pool.query("update tournament set ends_at = '2025-10-06' where id = $1", [october]);
  await enter(app, manager);
  await score("2025-10-04T14:00:00Z");
  afterDeadline(app, 7);
  for (const id of [september, october]) {
    // Settled, and then final.
    for (let run = 0; run < 2; run += 1) await settleTournament(app.deps, id);
  }
  const earned = () => loadSecondLook(app.db, manager.user.id, app.clock.now());
  expect(await earned()).toBe(september);
  await app.pool.query(
    `insert into scout_signing (user_id, season, round, look, tournament_id, number, player_id, card_id, signed_at)
     values ($1, 2025, 7, 2, $2, 1, $3, $4, now())`,
    [manager.user.id, september, manager.cards[0]?.playerId, manager.cards[0]?.id],
  );
  expect(await earned()).toBe(october);
  app.clock.set(Date.parse("2025-11-30T08:00:00Z"));
  expect(await earned()).toBe(october);
  app.clock.set(Date.parse("2025-12-01T08:00:00Z"));
  expect(await earned()).toBeNull();
  await app.close();
});

test("a second look that was used in another league is offered no more", async () => {
  const { user, cards } = best;
  afterDeadline(world.app, 8);
  const { offers } = await scoutOf(user);
  const second = offers.find(({ look }) => look === 2);
  await world.app.pool.query(
    `insert into scout_signing (user_id, season, round, look, tournament_id, number, player_id, card_id, signed_at)
     select user_id, season, round + 1, look, tournament_id, 1, $2, $3, now() from scout_offer where id = $1`,
    [second?.id, cards[0]?.playerId, cards[0]?.id],
  );
  const body = { offerId: second?.id ?? 0, playerId: second?.players[0]?.playerId ?? 0 };
  expect(await user.call(signPlayer, { body })).toMatchObject({
    status: 409,
    body: { code: "scout_offer_taken" },
  });
  expect((await scoutOf(user)).offers.map(({ look }) => look)).toEqual([1]);
});
