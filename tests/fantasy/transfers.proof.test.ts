import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { getMyTeam } from "#contract/fantasy/league.ts";
import { executeTransfers, getTransferHistory } from "#contract/fantasy/transfers.ts";
import {
  aFantasyLeague,
  aFantasyManager,
  aFantasyWorld,
  atTime,
  changedCards,
  deadlineOf,
  type FantasyManager,
  type MadeLeague,
  squadOf,
} from "#tests/support/fantasy-league.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { executeFirst, executeSquad } from "./execute-squad.ts";

let app: TestApp;
let league: MadeLeague;
let manager: FantasyManager;

beforeEach(async () => {
  ({ app, league, manager } = await aFantasyWorld());
});

afterEach(() => app.close());

describe("transfers", () => {
  test("that replace a player who has left the league are free", async () => {
    await executeSquad(manager, squadOf(league.id, manager.cards));
    await atTime(app, deadlineOf(1));
    const two = await changedCards(app, league, manager, 2);
    expect((await executeSquad(manager, squadOf(league.id, two))).body).toMatchObject({ cost: 2 });
    const left = [manager.players[7]?.id, manager.players[8]?.id];
    await app.pool.query("update player set has_left = true where id = any($1)", [left]);
    const stays = await executeSquad(manager, squadOf(league.id, manager.cards));
    expect(stays.body).toMatchObject({
      details: { errors: [{ code: "squad_card_other_league" }, { code: "squad_card_other_league" }] },
    });
    expect((await executeSquad(manager, squadOf(league.id, two))).body).toMatchObject({
      transfers: 2,
      cost: 0,
      bankAfter: 1,
    });
  });

  test("that are taken back before the deadline leave nothing behind", async () => {
    await executeFirst(league, manager);
    await atTime(app, deadlineOf(1));
    await executeSquad(manager, squadOf(league.id, await changedCards(app, league, manager, 2)));
    expect((await executeSquad(manager, squadOf(league.id, manager.cards))).body).toMatchObject({
      cost: 0,
      transfers: 0,
    });
    const { body } = await manager.user.call(getTransferHistory, { params: { leagueId: league.id } });
    expect(body.transfers.map(({ roundId }) => roundId)).toEqual([1]);
  });

  test("that were not used are saved, up to five", async () => {
    const long = await aFantasyLeagueOf(8);
    const { user, cards } = await aFantasyManager(app, long);
    await user.call(executeTransfers, { body: squadOf(long.id, cards) });
    for (let round = 1; round <= 7; round += 1) await atTime(app, deadlineOf(round));
    const { body } = await user.call(getMyTeam, { params: { leagueId: long.id } });
    expect(body).toMatchObject({ bank: 5, hasTeam: true });
  });
});

/** Another league in its own database, instead of the three rounds. */
async function aFantasyLeagueOf(rounds: number): Promise<MadeLeague> {
  await app.close();
  app = await makeTestApp();
  return aFantasyLeague(app, rounds);
}
