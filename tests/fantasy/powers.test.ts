import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { deleteCard } from "#contract/card/card.ts";
import { getMyTeam, getSeasonPowers } from "#contract/fantasy/league.ts";
import { getRoundPoints } from "#contract/fantasy/points.ts";
import { getTransferHistory, playWildcard } from "#contract/fantasy/transfers.ts";
import {
  aFantasyManager,
  aFantasyWorld,
  atTime,
  changedCards,
  deadlineOf,
  type FantasyManager,
  finalOf,
  type MadeLeague,
  squadOf,
} from "#tests/support/fantasy-league.ts";
import { aPerformance } from "#tests/support/football-makers.ts";
import { countStatuses } from "#tests/support/statuses.ts";
import type { TestApp } from "#tests/support/test-app.ts";
import { endFixtures } from "./end-fixtures.ts";
import { executeSquad } from "./execute-squad.ts";

let app: TestApp;
let league: MadeLeague;
let manager: FantasyManager;

beforeEach(async () => {
  ({ app, league, manager } = await aFantasyWorld());
});

afterEach(() => app.close());

describe("the wildcard", () => {
  // shows: 3.23, 7.46, 7.50
  test("makes the transfers of its round free, keeps the bank and is used up", async () => {
    await executeSquad(manager, squadOf(league.id, manager.cards));
    await atTime(app, deadlineOf(1));
    await executeSquad(manager, squadOf(league.id, await changedCards(app, league, manager, 3)));
    const params = { leagueId: league.id };
    const played = await manager.user.call(playWildcard, { params });
    expect(played.body).toEqual({ wildcardUsed: true, round: 2 });
    const team = await manager.user.call(getMyTeam, { params });
    expect(team.body).toMatchObject({ cost: 0, isWildcardRound: true, bank: 1 });
    const powers = await manager.user.call(getSeasonPowers, { params });
    expect(powers.body).toEqual({ wildcardUsed: true, chipUsesRemaining: 4, specialCardsEligible: [] });
    const history = await manager.user.call(getTransferHistory, { params });
    expect(history.body.transfers[0]).toMatchObject({ roundId: 2, wildcardUsed: true, cost: 0 });
    await atTime(app, deadlineOf(2));
    expect((await manager.user.call(getMyTeam, { params })).body).toMatchObject({ bank: 2 });
  });

  // shows: 4.26, 9.30
  test("is played once a season, whichever way it is asked for", async () => {
    await executeSquad(manager, squadOf(league.id, manager.cards, { useWildcard: true }));
    const params = { leagueId: league.id };
    const spent = {
      code: "wildcard_spent",
      message: "You played this season's wildcard in gameweek 1.",
    };
    expect((await manager.user.call(playWildcard, { params })).body).toMatchObject(spent);
    await atTime(app, deadlineOf(1));
    expect((await manager.user.call(playWildcard, { params })).body).toMatchObject(spent);
    const asked = await executeSquad(manager, squadOf(league.id, manager.cards, { useWildcard: true }));
    expect(asked.body).toMatchObject({ details: { errors: [{ code: "wildcard_spent" }] } });
  });

  test("is refused beside a chip", async () => {
    const special = await aFantasyManager(app, league, { origin: "photo" });
    const chipUsage = [{ cardId: special.cards[0]?.id ?? 0 }];
    await executeSquad(special, squadOf(league.id, special.cards, { chipUsage }));
    const { body } = await special.user.call(playWildcard, { params: { leagueId: league.id } });
    expect(body).toMatchObject({ code: "wildcard_with_chip" });
  });

  // shows: 4.26
  test("played by fifty calls at once is one wildcard", async () => {
    const calls = Array.from({ length: 50 }, () =>
      manager.user.call(playWildcard, { params: { leagueId: league.id } }),
    );
    expect(countStatuses(await Promise.all(calls))).toEqual({ 200: 1, 409: 49 });
    expect((await app.pool.query("select * from fantasy_wildcard")).rowCount).toBe(1);
    const audited = await app.pool.query("select * from audit_log where action = 'fantasy.wildcard'");
    expect(audited.rowCount).toBe(1);
  });
});

describe("chips", () => {
  test("on a card that is deleted leave the wildcard free again", async () => {
    const special = await aFantasyManager(app, league, { origin: "photo" });
    const cardId = special.cards[0]?.id ?? 0;
    await executeSquad(special, squadOf(league.id, special.cards, { chipUsage: [{ cardId }] }));
    await special.user.call(deleteCard, { params: { id: cardId } });
    const params = { leagueId: league.id };
    expect((await special.user.call(playWildcard, { params })).body).toMatchObject({ wildcardUsed: true });
    const powers = await special.user.call(getSeasonPowers, { params });
    expect(powers.body).toMatchObject({ wildcardUsed: true, chipUsesRemaining: 4 });
  });

  // shows: 3.23, 3.25, 7.46, 9.32
  test("are counted down, two in a round at the most and each card once", async () => {
    const special = await aFantasyManager(app, league, { origin: "photo" });
    const id = (at: number) => special.cards[at]?.id ?? 0;
    const params = { leagueId: league.id };
    const asking = (...ats: number[]) =>
      executeSquad(
        special,
        squadOf(league.id, special.cards, { chipUsage: ats.map((at) => ({ cardId: id(at) })) }),
      );
    expect((await asking(0, 1, 2)).body).toMatchObject({
      details: { errors: [{ code: "chip_round_limit" }] },
    });
    expect((await asking(0, 1)).status).toBe(200);
    expect((await special.user.call(getSeasonPowers, { params })).body.chipUsesRemaining).toBe(2);
    await atTime(app, deadlineOf(1));
    expect((await asking(0)).body).toMatchObject({ details: { errors: [{ code: "chip_card_spent" }] } });
    expect((await asking(2, 3)).status).toBe(200);
    const powers = await special.user.call(getSeasonPowers, { params });
    expect(powers.body.chipUsesRemaining).toBe(0);
    expect(powers.body.specialCardsEligible).toEqual(special.cards.slice(2).map((card) => card.id));
    await atTime(app, deadlineOf(2));
    expect((await asking(4)).body).toMatchObject({ details: { errors: [{ code: "chips_spent" }] } });
    const { rows } = await app.pool.query<{ number: number }>(
      "select number from fantasy_chip_use order by number",
    );
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });

  // shows: 4.27
  test("are only for special cards", async () => {
    const chipUsage = [{ cardId: manager.cards[0]?.id ?? 0 }];
    const { body } = await executeSquad(manager, squadOf(league.id, manager.cards, { chipUsage }));
    expect(body).toMatchObject({
      details: { errors: [{ code: "chip_not_special", cardId: manager.cards[0]?.id }] },
    });
  });

  test("aren't spent, and double nothing, on a card that is deleted before the deadline", async () => {
    const special = await aFantasyManager(app, league, { origin: "photo" });
    const [deleted, other] = [special.cards[3]?.id ?? 0, special.cards[4]?.id ?? 0];
    const chipUsage = [deleted, other].map((cardId) => ({ cardId }));
    await executeSquad(special, squadOf(league.id, special.cards, { chipUsage }));
    const remaining = async () =>
      (await special.user.call(getSeasonPowers, { params: { leagueId: league.id } })).body.chipUsesRemaining;
    expect(await remaining()).toBe(2);
    const gone = await special.user.call(deleteCard, { params: { id: deleted } });
    expect(await remaining()).toBe(3);
    expect(gone.status).toBe(200);
    await atTime(app, deadlineOf(1));
    const params = { leagueId: league.id };
    const { body } = await special.user.call(getRoundPoints, { params, query: { round: 1 } });
    const withChip = body.score?.cards.filter(({ hasChip }) => hasChip);
    expect(withChip?.map(({ cardId }) => cardId)).toEqual([other]);
    expect((await special.user.call(getSeasonPowers, { params })).body.chipUsesRemaining).toBe(3);
  });

  test("come back where the card's club has no fixture in the round, and count no more if it gets one", async () => {
    const special = await aFantasyManager(app, league, { origin: "photo" });
    const fixtureId = league.fixtures[0]?.[0]?.id ?? 0;
    await app.pool.query("update fixture set status = 'PST' where id = $1", [fixtureId]);
    await atTime(app, app.clock.now());
    const chipUsage = [{ cardId: special.cards[0]?.id ?? 0 }];
    const executed = await executeSquad(special, squadOf(league.id, special.cards, { chipUsage }));
    expect(executed.body.warnings.map(({ code }) => code)).toContain("chip_without_fixture");
    await atTime(app, deadlineOf(1));
    const params = { leagueId: league.id };
    const { body } = await special.user.call(getSeasonPowers, { params });
    expect(body.chipUsesRemaining).toBe(4);
    await endFixtures(app, league.fixtures[0]);
    await aPerformance(app, { fixtureId, playerId: special.players[0]?.id ?? 0 }, {});
    await atTime(app, finalOf(1));
    const points = await special.user.call(getRoundPoints, { params, query: { round: 1 } });
    expect(points.body.score?.cards[0]).toMatchObject({
      cardId: special.cards[0]?.id,
      hasChip: false,
      multiples: [],
      hasPlayed: true,
    });
    expect((await special.user.call(getSeasonPowers, { params })).body.chipUsesRemaining).toBe(4);
  });
});
