import { expect, test } from "vitest";
import { getFantasyTable } from "#contract/fantasy/table.ts";
import { executeTransfers } from "#contract/fantasy/transfers.ts";
import { FORMER_MANAGER } from "#game/account/display-name.ts";
import { MINUTE_MS } from "#game/milliseconds.ts";
import { eraseAccounts } from "#server/account/deletion/erase-accounts.ts";
import { personalFantasy } from "#server/fantasy/personal-fantasy.ts";
import { personalData } from "#server/personal-data.ts";
import {
  aFantasyLeague,
  aFantasyManager,
  aFantasyWorld,
  atTime,
  deadlineOf,
  type FantasyManager,
  finalOf,
  squadOf,
} from "#tests/support/fantasy-league.ts";
import { makeTestApp } from "#tests/support/test-app.ts";
import { askDeletion } from "./belongings.ts";

test("a manager who deletes the account before the gameweek's job has locked the squad keeps their line, too", async () => {
  const { app, league, manager } = await aFantasyWorld();
  const body = squadOf(league.id, manager.cards);
  expect((await manager.user.call(executeTransfers, { body })).status).toBe(200);
  app.clock.set(deadlineOf(1) + MINUTE_MS);
  await personalFantasy.erase(app.deps, manager.user.id);
  const { rows } = await app.pool.query(
    "select r.round from fantasy_locked_squad l join fantasy_round r on r.id = l.round_id where l.user_id = $1",
    [manager.user.id],
  );
  expect(rows).toEqual([{ round: 1 }]);
  await app.close();
});

test("a deleted manager keeps the line of a gameweek that was played, and is in no later one", async () => {
  const app = await makeTestApp();
  const league = await aFantasyLeague(app);
  const managers: FantasyManager[] = [];
  for (let joined = 0; joined < 3; joined += 1) {
    const manager = await aFantasyManager(app, league);
    const body = squadOf(league.id, manager.cards);
    expect((await manager.user.call(executeTransfers, { body })).status).toBe(200);
    managers.push(manager);
  }
  const [left, reader] = managers.map(({ user }) => user);
  if (left === undefined || reader === undefined) throw new Error("nobody joined");
  const lines = async (round: number) => {
    const { body } = await reader.call(getFantasyTable, {
      params: { leagueId: league.id },
      query: { round },
    });
    return body.rows.map(({ id, position, points }) => ({ id, position, points }));
  };
  await atTime(app, deadlineOf(1));
  await atTime(app, finalOf(1));
  const played = await lines(1);
  expect(played).toHaveLength(3);
  expect((await askDeletion(app, left, {})).status).toBe(200);
  app.clock.pass(11 * MINUTE_MS);
  expect(await eraseAccounts(app.deps, personalData)).toBe(1);
  expect(await lines(1)).toEqual(played);
  const { body } = await reader.call(getFantasyTable, {
    params: { leagueId: league.id },
    query: { round: 1 },
  });
  expect(body.rows.find(({ id }) => id === left.id)?.username).toBe(FORMER_MANAGER);
  await atTime(app, deadlineOf(2));
  await atTime(app, finalOf(2));
  const next = await lines(2);
  expect(next.map(({ id }) => id).toSorted((a, b) => a.localeCompare(b))).toEqual(
    managers
      .slice(1)
      .map(({ user }) => user.id)
      .toSorted((a, b) => a.localeCompare(b)),
  );
  expect(await lines(1)).toEqual(played);
  await app.close();
});
