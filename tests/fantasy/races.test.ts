import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { getMyTeam } from "#contract/fantasy/league.ts";
import { executeTransfers, playWildcard, validateTransfers } from "#contract/fantasy/transfers.ts";
import { lockSquads } from "#server/fantasy/round/lock-squads.ts";
import { keepFantasy } from "#server/fantasy/round/keep-fantasy.ts";
import { loadRounds } from "#server/fantasy/store.ts";
import { countRows } from "#tests/football/remote/count-rows.ts";
import {
  aFantasyManager,
  aFantasyWorld,
  atTime,
  changedCards,
  deadlineOf,
  type FantasyManager,
  type MadeLeague,
  squadOf,
} from "#tests/support/fantasy-league.ts";
import type { TestApp } from "#tests/support/test-app.ts";

const EVERYBODY = { after: "" };

let app: TestApp;
let league: MadeLeague;
let manager: FantasyManager;

beforeEach(async () => {
  ({ app, league, manager } = await aFantasyWorld());
});

afterEach(() => app.close());

/** How many of the database's sessions wait for a lock. */
async function countWaiting(): Promise<number> {
  return countRows(app, "pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'");
}

describe("fifty executes at once", () => {
  test("with one Idempotency-Key take effect once, and the rest get the same answer or a conflict", async () => {
    const body = squadOf(league.id, manager.cards);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        manager.user.call(executeTransfers, { body }, { idempotencyKey: "one attempt" }),
      ),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThan(0);
    expect(new Set(done.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(50 - done.length);
    expect(await countRows(app, "fantasy_squad")).toBe(1);
    expect(await countRows(app, "audit_log where action = 'fantasy.execute'")).toBe(1);
  });

  test("of different squads leave one of them, with the bank of one", async () => {
    await manager.user.call(executeTransfers, { body: squadOf(league.id, manager.cards) });
    await atTime(app, deadlineOf(1));
    const other = await aFantasyManager(app, league);
    await app.pool.query("update card set user_id = $1 where user_id = $2", [manager.user.id, other.user.id]);
    const squads = manager.cards.map((card, at) => manager.cards.with(at, other.cards[at] ?? card));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        manager.user.call(executeTransfers, { body: squadOf(league.id, squads[at % 9] ?? []) }),
      ),
    );
    expect(answers.every(({ status, body }) => status === 200 && body.cost === 0)).toBe(true);
    const { body } = await manager.user.call(getMyTeam, { params: { leagueId: league.id } });
    expect(body).toMatchObject({ bank: 1, cost: 0 });
    expect(await countRows(app, "fantasy_transfer where round = 2")).toBe(1);
  });
});

describe("locking a round", () => {
  test("by many instances at once, and again after a kill, locks each squad once", async () => {
    const others = await Promise.all(Array.from({ length: 5 }, () => aFantasyManager(app, league)));
    for (const { user, cards } of [manager, ...others]) {
      await user.call(executeTransfers, { body: squadOf(league.id, cards) });
    }
    app.clock.set(deadlineOf(1));
    const [round] = await loadRounds(app.db, league.id);
    if (round === undefined) throw new Error("there is no round");
    // A request locked one user's squad, then a process died mid-transaction.
    await lockSquads(app.db, round, { userId: manager.user.id });
    await app.db
      .transaction(async (tx) => {
        await lockSquads(tx, round, EVERYBODY);
        throw new Error("killed");
      })
      .catch(() => undefined);
    expect(await countRows(app, "fantasy_locked_squad")).toBe(1);
    await Promise.all(Array.from({ length: 8 }, () => lockSquads(app.db, round, EVERYBODY)));
    await keepFantasy(app.deps);
    await keepFantasy(app.deps);
    expect(await countRows(app, "fantasy_locked_squad")).toBe(6);
    const { rows } = await app.pool.query<{ bank: number }>("select bank from fantasy_squad");
    expect(rows.map(({ bank }) => bank)).toEqual(Array(6).fill(1));
  });

  test("waits for a squad that is being executed before the deadline, and that squad is in the round", async () => {
    await manager.user.call(executeTransfers, { body: squadOf(league.id, manager.cards) });
    const [round] = await loadRounds(app.db, league.id);
    if (round === undefined) throw new Error("there is no round");
    app.clock.set(deadlineOf(1) - 3);
    const body = squadOf(league.id, manager.cards, { captainId: manager.cards[0]?.id ?? null });
    // The execute has read the clock when it reads the clubs.
    const slow = await app.pool.connect();
    await slow.query("begin");
    await slow.query("lock table club in access exclusive mode");
    const executing = manager.user.call(executeTransfers, { body });
    await expect.poll(countWaiting).toBe(1);
    app.clock.set(deadlineOf(1));
    const locking = lockSquads(app.db, round, { userId: manager.user.id });
    await expect.poll(countWaiting).toBe(2);
    await slow.query("commit");
    slow.release();
    expect(await executing).toMatchObject({ status: 200, body: { round: 1 } });
    await locking;
    await keepFantasy(app.deps);
    const { rows } = await app.pool.query<{ captain_id: number }>(
      "select captain_id from fantasy_locked_squad",
    );
    expect(rows).toEqual([{ captain_id: manager.cards[0]?.id }]);
  });

  test("that fails doesn't keep other leagues from being locked", async () => {
    await manager.user.call(executeTransfers, { body: squadOf(league.id, manager.cards) });
    // The same squad again in another league, whose deadline is later.
    await app.pool.query(`
      with league as (
        insert into fantasy_league (league_id, season, name)
        select league_id, season + 1, 'Another league' from fantasy_league returning id),
      squad as (
        insert into fantasy_squad
        select (jsonb_populate_record(s, jsonb_build_object('league_id', league.id))).* from fantasy_squad s, league)
      insert into fantasy_round (league_id, round, deadline, state, final_at, fixture_ids, fixture_counts)
      select league.id, 1, deadline + interval '1 second', state, final_at, '{}', '{}'
        from fantasy_round, league where round = 1`);
    const failing = "alter table fantasy_locked_squad add constraint failing check (round_id <> ";
    const [round] = await loadRounds(app.db, league.id);
    await app.pool.query(`${failing}${round?.id ?? 0})`);
    app.clock.set(deadlineOf(1) + 1000);
    await expect(keepFantasy(app.deps)).rejects.toThrow("fantasy_locked_squad");
    const lockedIn = async () =>
      (await app.pool.query("select league_id from fantasy_round where locked_at is not null order by id"))
        .rows;
    const others = await lockedIn();
    expect(others).toHaveLength(1);
    expect(others).not.toEqual([{ league_id: league.id }]);
    await app.pool.query("alter table fantasy_locked_squad drop constraint failing");
    await keepFantasy(app.deps);
    expect(await lockedIn()).toEqual([{ league_id: league.id }, ...others]);
    expect(await countRows(app, "fantasy_locked_squad")).toBe(2);
  });

  test("while squads are executed at the deadline leaves no change in the round that has begun", async () => {
    await manager.user.call(executeTransfers, { body: squadOf(league.id, manager.cards) });
    app.clock.set(deadlineOf(1));
    const swapped = squadOf(league.id, manager.cards, {
      captainId: manager.cards[0]?.id ?? null,
    });
    await Promise.all([
      keepFantasy(app.deps),
      ...Array.from({ length: 10 }, () => manager.user.call(executeTransfers, { body: swapped })),
      keepFantasy(app.deps),
    ]);
    const { rows } = await app.pool.query<{ captain_id: number }>(
      "select captain_id from fantasy_locked_squad",
    );
    expect(rows).toEqual([{ captain_id: manager.cards[4]?.id }]);
    const { rows: now } = await app.pool.query<{ captain_id: number }>(
      "select captain_id from fantasy_squad",
    );
    expect(now).toEqual([{ captain_id: manager.cards[0]?.id }]);
  });
});

describe("a round that an instance whose clock is ahead has locked", () => {
  beforeEach(async () => {
    await manager.user.call(executeTransfers, { body: squadOf(league.id, manager.cards) });
    app.clock.set(deadlineOf(1));
    await keepFantasy(app.deps);
    app.clock.set(deadlineOf(1) - 5000);
  });

  test("takes no more changes: they are for the next one, and cost what they cost there", async () => {
    const cards = await changedCards(app, league, manager, 2);
    const executed = await manager.user.call(executeTransfers, { body: squadOf(league.id, cards) });
    expect(executed).toMatchObject({ status: 200, body: { round: 2, transfers: 2, cost: 2 } });
    await atTime(app, deadlineOf(2));
    const { rows } = await app.pool.query(
      "select round, cost from fantasy_locked_squad l join fantasy_round r on r.id = l.round_id order by round",
    );
    expect(rows).toEqual([
      { round: 1, cost: 0 },
      { round: 2, cost: 2 },
    ]);
  });

  test("takes no wildcard either", async () => {
    const params = { leagueId: league.id };
    const played = await manager.user.call(playWildcard, { params });
    expect(played).toMatchObject({ status: 200, body: { round: 2 } });
  });
});

describe("ownership", () => {
  test("is judged by the query: another user's cards are not in the viewer's collection", async () => {
    const other = await aFantasyManager(app, league);
    const body = squadOf(league.id, other.cards);
    const validated = await manager.user.call(validateTransfers, { body });
    expect(validated.body.valid).toBe(false);
    expect(new Set(validated.body.errors.map(({ code }) => code))).toEqual(new Set(["squad_card_not_yours"]));
    expect((await manager.user.call(executeTransfers, { body })).status).toBe(409);
    expect(await countRows(app, "fantasy_squad")).toBe(0);
  });
});
