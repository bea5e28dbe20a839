import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { getMyTeam, getSeasonPowers } from "#contract/fantasy/league.ts";
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
import { aClub } from "#tests/support/football-makers.ts";
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
  describe("when the next round isn't the one it was played for", () => {
    const params = { params: { leagueId: 0 } };
    let request: ReturnType<typeof squadOf>;

    beforeEach(async () => {
      params.params = { leagueId: league.id };
      await executeSquad(manager, squadOf(league.id, manager.cards));
      await atTime(app, deadlineOf(1));
      const changed = await changedCards(app, league, manager, 3);
      request = squadOf(league.id, changed);
      await executeSquad(manager, { ...request, useWildcard: true });
    });

    /** The gameweek of the recorded transfers with the wildcard, of all that are recorded after the first squad. */
    async function wildcardsInHistory() {
      const { body } = await manager.user.call(getTransferHistory, params);
      return body.transfers.flatMap(({ roundId, wildcardUsed }) =>
        roundId === 1 ? [] : [{ roundId, wildcardUsed }],
      );
    }

    const datesOf = (round: number, interval: string) =>
      app.pool.query(
        "update fixture set kick_off = kick_off + $2::interval, status = 'NS' where id = any($1)",
        [league.fixtures[round - 1]?.map(({ id }) => id), interval],
      );

    test("moves on with the squad if the round is put off, and isn't there when it returns", async () => {
      await app.pool.query("update fixture set status = 'PST' where round = 2");
      await atTime(app, app.clock.now());
      expect((await manager.user.call(getMyTeam, params)).body).toMatchObject({
        isWildcardRound: true,
        cost: 0,
      });
      const executed = await executeSquad(manager, { ...request, captainId: request.newCardIds[1] ?? null });
      expect(executed.body).toMatchObject({ round: 3, cost: 0, isWildcardRound: true, bankAfter: 1 });
      expect((await manager.user.call(playWildcard, params)).body).toMatchObject({
        code: "wildcard_spent",
        message: "You played this season's wildcard in gameweek 3.",
      });
      await atTime(app, deadlineOf(3));
      await datesOf(2, "28 days");
      await atTime(app, app.clock.now());
      const team = await manager.user.call(getMyTeam, params);
      expect(team.body).toMatchObject({ nextRound: { round: 2 }, isWildcardRound: false, bank: 2 });
      expect(await wildcardsInHistory()).toEqual([{ roundId: 3, wildcardUsed: true }]);
    });

    test("is used up in a round that is moved before it", async () => {
      await datesOf(3, "-11 days");
      await atTime(app, app.clock.now());
      const team = await manager.user.call(getMyTeam, params);
      expect(team.body).toMatchObject({ nextRound: { round: 3 }, isWildcardRound: true, cost: 0 });
      await atTime(app, deadlineOf(3) - 11 * 86_400_000);
      expect((await manager.user.call(getMyTeam, params)).body).toMatchObject({
        nextRound: { round: 2 },
        isWildcardRound: false,
      });
      const others = squadOf(league.id, await changedCards(app, league, manager, 2));
      expect((await executeSquad(manager, others)).body).toMatchObject({ round: 2, isWildcardRound: false });
      expect(await wildcardsInHistory()).toEqual([
        { roundId: 2, wildcardUsed: false },
        { roundId: 3, wildcardUsed: true },
      ]);
    });
  });
});

describe("chips", () => {
  test("are spent for a player who was doubled, even if he changes club before the round is final", async () => {
    const special = await aFantasyManager(app, league, { origin: "photo" });
    const chipUsage = [{ cardId: special.cards[0]?.id ?? 0 }];
    await executeSquad(special, squadOf(league.id, special.cards, { chipUsage }));
    await atTime(app, deadlineOf(1));
    await endFixtures(app, league.fixtures[0]);
    const abroad = await aClub(app, { leagueId: "serie-a" });
    await app.pool.query("update player set club_id = $1 where id = $2", [abroad.id, special.players[0]?.id]);
    await atTime(app, finalOf(1));
    const params = { leagueId: league.id };
    expect((await special.user.call(getSeasonPowers, { params })).body.chipUsesRemaining).toBe(3);
  });

  test("come back where the card's fixture is put off after the deadline", async () => {
    const special = await aFantasyManager(app, league, { origin: "photo" });
    const chipUsage = [{ cardId: special.cards[0]?.id ?? 0 }];
    await executeSquad(special, squadOf(league.id, special.cards, { chipUsage }));
    await atTime(app, deadlineOf(1));
    const params = { leagueId: league.id };
    expect((await special.user.call(getSeasonPowers, { params })).body.chipUsesRemaining).toBe(3);
    const [putOff, ...others] = league.fixtures[0] ?? [];
    await app.pool.query("update fixture set status = 'PST' where id = $1", [putOff?.id]);
    await endFixtures(app, others);
    await atTime(app, finalOf(1));
    expect((await special.user.call(getSeasonPowers, { params })).body.chipUsesRemaining).toBe(4);
  });
});
