import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { executeTransfers } from "#contract/fantasy/transfers.ts";
import { keepFantasy } from "#server/fantasy/round/keep-fantasy.ts";
import { settleRound } from "#server/fantasy/round/settle-round.ts";
import { aFantasyWorld, deadlineOf, squadOf } from "#tests/support/fantasy-league.ts";
import { until } from "#tests/support/panna-process.ts";
import type { TestApp } from "#tests/support/test-app.ts";

let app: TestApp;
let roundId: number;

beforeEach(async () => {
  const world = await aFantasyWorld();
  ({ app } = world);
  await world.manager.user.call(executeTransfers, { body: squadOf(world.league.id, world.manager.cards) });
  app.clock.set(deadlineOf(1));
  await keepFantasy(app.deps);
  const { rows } = await app.pool.query<{ id: number }>("select id from fantasy_round where round = 1");
  roundId = rows[0]?.id ?? 0;
});

afterEach(() => app.close());

describe("the rounds of a league", () => {
  const versions = async () => {
    const { rows } = await app.pool.query("select round, xmin, ctid from fantasy_round order by round");
    return rows as unknown[];
  };

  test("are written again only when they change", async () => {
    const first = await versions();
    expect(first.length).toBeGreaterThan(1);
    await keepFantasy(app.deps);
    expect(await versions()).toEqual(first);
    app.clock.set(deadlineOf(2));
    await keepFantasy(app.deps);
    const second = await versions();
    expect(second[1]).not.toEqual(first[1]);
    expect(second.slice(2)).toEqual(first.slice(2));
  });
});

describe("the settlement of a round", () => {
  test("that another instance writes at the same time is left to the next run, and nothing is lost", async () => {
    const other = await app.pool.connect();
    await other.query("begin");
    await other.query("update fantasy_round set final_at = final_at + interval '1 hour' where id = $1", [
      roundId,
    ]);
    const settled = settleRound(app.deps, roundId);
    await until(async () => {
      const waiting = await app.pool.query(
        "select 1 from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0",
      );
      return waiting.rowCount === 0 ? null : true;
    });
    await other.query("commit");
    other.release();
    expect(await settled).toBe("in other hands");
    const scores = () =>
      app.pool.query(
        "select 1 from standing s join fantasy_round r on r.settlement_id = s.settlement_id where r.id = $1",
        [roundId],
      );
    expect((await scores()).rowCount).toBe(0);
    expect(await settleRound(app.deps, roundId)).toBe("settled");
    expect((await scores()).rowCount).toBe(1);
  });
});
