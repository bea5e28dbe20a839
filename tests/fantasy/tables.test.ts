import { eq, inArray } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type FantasyTableRow, getFantasyTable } from "#contract/fantasy/table.ts";
import { executeTransfers } from "#contract/fantasy/transfers.ts";
import { rankLeague } from "#game/fantasy/table/league-table.ts";
import { keepFantasy } from "#server/fantasy/round/keep-fantasy.ts";
import { fantasyRound } from "#server/fantasy/table.ts";
import { fixture, performance } from "#server/football/table.ts";
import {
  aFantasyLeague,
  aFantasyManager,
  atTime,
  changedCards,
  deadlineOf,
  type FantasyManager,
  finalOf,
  type MadeLeague,
  squadOf,
} from "#tests/support/fantasy-league.ts";
import { aPerformance } from "#tests/support/football-makers.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";

/** Four rounds in September, one in October. */
const ROUNDS = 5;

let app: TestApp;
let league: MadeLeague;
let managers: FantasyManager[];

beforeEach(async () => {
  app = await makeTestApp();
  league = await aFantasyLeague(app, ROUNDS);
  managers = [];
});

afterEach(() => app.close());

const execute = ({ user }: FantasyManager, cards: FantasyManager["cards"]) =>
  user.call(executeTransfers, { body: squadOf(league.id, cards) });

/** A new manager joins for the coming round. */
async function join(): Promise<void> {
  const manager = await aFantasyManager(app, league);
  managers.push(manager);
  expect((await execute(manager, manager.cards)).status).toBe(200);
}

/** Locks the round and plays it for every manager's nine; the number of goals varies by manager and round. */
async function play(round: number): Promise<void> {
  await atTime(app, deadlineOf(round));
  const fixtures = league.fixtures[round - 1] ?? [];
  const ended = { status: "FT", homeGoals: 1, awayGoals: 1, detailsHash: `played ${round}` };
  await app.db
    .update(fixture)
    .set(ended)
    .where(
      inArray(
        fixture.id,
        fixtures.map(({ id }) => id),
      ),
    );
  for (const [number, { players }] of managers.entries()) {
    for (const [at, { id: playerId }] of players.entries()) {
      const fixtureId = fixtures[Math.floor(at / 2)]?.id ?? 0;
      await aPerformance(app, { fixtureId, playerId }, { goals: (round * (number + 1)) % 3 });
    }
  }
  await atTime(app, finalOf(round));
}

function managerAt(at: number): FantasyManager {
  const manager = managers[at];
  if (manager === undefined) throw new Error("nobody has joined yet");
  return manager;
}

async function tableOf(query: { month?: string; round?: number }): Promise<FantasyTableRow[]> {
  const { body } = await managerAt(0).user.call(getFantasyTable, { params: { leagueId: league.id }, query });
  return body.rows;
}

/** A squad's result in a round. */
interface Result {
  readonly userId: string;
  readonly total: number;
  readonly paid: number;
  readonly transfers: number;
  readonly round: number;
  readonly joinedAt: Date;
}

/** The table that the game's own functions make from the rounds' points. */
async function expectedTable(rounds: readonly number[]) {
  const { rows } = await app.pool.query<Result>(
    `select s.user_id as "userId", s.points as total, l.paid, l.transfers, r.round, q.joined_at as "joinedAt"
       from fantasy_round r
       join standing s on s.settlement_id = r.settlement_id
       join fantasy_squad q on q.user_id = s.user_id
       join fantasy_locked_squad l on l.user_id = s.user_id and l.round_id = r.id
      order by s.user_id`,
  );
  const own = rows.filter(({ round }) => rounds.includes(round));
  const standings = [...Map.groupBy(own, ({ userId }) => userId)].map(([userId, results]) => ({
    userId,
    points: results.reduce((sum, { total }) => sum + total, 0),
    paidTransfers: results.reduce((sum, { paid }) => sum + paid, 0),
    transfers: results.reduce((sum, { transfers }) => sum + transfers, 0),
    joinedAt: results[0]?.joinedAt.getTime() ?? 0,
  }));
  return rankLeague(standings).map(({ userId: id, joinedAt: _, ...row }) => ({ id, ...row }));
}

const withoutName = ({ username: _, ...row }: FantasyTableRow) => row;

describe("the tables of a fantasy league", () => {
  test("have as many managers as they have lines while the next round is locked and not yet counted", async () => {
    await join();
    await play(1);
    app.clock.set(deadlineOf(2));
    await keepFantasy(app.deps);
    const { body } = await managerAt(0).user.call(getFantasyTable, {
      params: { leagueId: league.id },
      query: {},
    });
    expect([body.total, body.rows.length]).toEqual([1, 1]);
  });

  test("are the sums of their rounds, for those who joined late too, month by month", async () => {
    await join();
    await join();
    await play(1);
    await join();
    await execute(managerAt(0), await changedCards(app, league, managerAt(0), 3));
    for (const round of [2, 3, 4, 5]) await play(round);
    const tables = [
      [{ round: 1 }, [1]],
      [{ round: 2 }, [2]],
      [{ month: "2025-09" }, [1, 2, 3, 4]],
      [{ month: "2025-10" }, [5]],
      [{}, [1, 2, 3, 4, 5]],
    ] as const;
    for (const [query, rounds] of tables) {
      const expected = await expectedTable(rounds);
      expect(expected).toHaveLength(query === tables[0][0] ? 2 : 3);
      expect((await tableOf(query)).map(withoutName)).toEqual(expected);
    }
  });

  test("follow an earlier round that is counted again while a later one runs", async () => {
    await join();
    await join();
    await atTime(app, deadlineOf(1));
    await play(1);
    await app.db
      .update(fantasyRound)
      .set({ state: "provisional", frozen: null })
      .where(eq(fantasyRound.round, 1));
    await play(2);
    await app.db
      .update(performance)
      .set({ goals: 3 })
      .where(eq(performance.playerId, managerAt(1).players[4]?.id ?? 0));
    await app.db.update(fantasyRound).set({ inputHash: null }).where(eq(fantasyRound.round, 1));
    await atTime(app, finalOf(2) + 1);
    expect((await tableOf({})).map(withoutName)).toEqual(await expectedTable([1, 2]));
  });

  test("are read page by page, each user once, wherever a shared position is cut", async () => {
    await join();
    await play(1);
    // Adds forty-five squads, three to a position, with copies of the manager's own figures.
    await app.pool.query(`
      insert into "user" (id, name, email, username) select 'user ' || n, 'User', n || '@example.com', 'user_' || n from generate_series(1, 45) n`);
    await app.pool.query(`
      insert into fantasy_squad select s.league_id, 'user ' || n, s.joined_at, null, s.locked_until, s.locked_round_id,
             s.card_ids, s.pick_codes, s.captain_id, s.vice_captain_id, s.chip_card_ids, s.gone_ids, 1, 1, 0, 0, 0
        from fantasy_squad s, generate_series(1, 45) n`);
    await app.pool.query(`
      insert into fantasy_locked_squad select l.round_id, 'user ' || n, l.card_ids, l.pick_codes, l.captain_id,
             l.vice_captain_id, l.chip_card_ids, 0, 0, (n - 1) / 3
        from fantasy_locked_squad l, generate_series(1, 45) n`);
    await app.db.update(fantasyRound).set({ inputHash: null }).where(eq(fantasyRound.round, 1));
    await atTime(app, finalOf(1) + 1);
    const params = { leagueId: league.id };
    const rows: FantasyTableRow[] = [];
    let query: { after?: string } = {};
    for (let page = 0; page < 3; page += 1) {
      const { body } = await managerAt(0).user.call(getFantasyTable, { params, query });
      rows.push(...body.rows);
      expect(body.own?.position).toBe(1);
      query = body.nextAfter === null ? {} : { after: body.nextAfter };
    }
    expect(query).toEqual({});
    expect(rows.map(withoutName)).toEqual(await expectedTable([1]));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(46);
    expect(rows.map(({ position }) => position).slice(0, 6)).toEqual([1, 1, 1, 1, 5, 5]);
    // Managers without a username keep their position but appear on no page.
    await app.pool.query(`update "user" set username = null where id = 'user 4'`);
    const { body: first } = await managerAt(0).user.call(getFantasyTable, { params, query: {} });
    expect(first.rows.map(({ id, position }) => [id, position]).slice(4, 6)).toEqual([
      ["user 5", 5],
      ["user 6", 5],
    ]);
  });
});
