import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { getMyTeam } from "#contract/fantasy/league.ts";
import { executeTransfers } from "#contract/fantasy/transfers.ts";
import { keepFantasy } from "#server/fantasy/round/keep-fantasy.ts";
import { countRows } from "#tests/football/remote/count-rows.ts";
import {
  aFantasyWorld,
  deadlineOf,
  type FantasyManager,
  type MadeLeague,
  squadOf,
} from "#tests/support/fantasy-league.ts";
import type { TestApp } from "#tests/support/test-app.ts";

let app: TestApp;
let league: MadeLeague;
let manager: FantasyManager;

beforeEach(async () => {
  ({ app, league, manager } = await aFantasyWorld());
});

afterEach(() => app.close());

/** Copies the only squad to this many more users, `zz-0001` and so on. */
async function cloneSquad(count: number): Promise<void> {
  const id = "'zz-' || lpad(n::text, 4, '0')";
  await app.pool.query(
    `insert into "user" (id, name, email) select ${id}, 'Fan', ${id} || '@example.com' from generate_series(1, $1) n`,
    [count],
  );
  const { rows } = await app.pool.query<{ columns: string }>(
    `select string_agg(case column_name when 'user_id' then $1 else column_name end, ', ' order by ordinal_position) as columns
       from information_schema.columns where table_name = 'fantasy_squad'`,
    [id],
  );
  await app.pool.query(
    `insert into fantasy_squad select ${rows[0]?.columns} from fantasy_squad, generate_series(1, $1) n`,
    [count],
  );
}

describe("fifty executes at once", () => {
  test("without a key take effect once, because the same squad again changes nothing", async () => {
    const body = squadOf(league.id, manager.cards);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => manager.user.call(executeTransfers, { body })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(await countRows(app, "fantasy_transfer")).toBe(1);
    expect(await countRows(app, "audit_log where action = 'fantasy.execute'")).toBe(1);
  });
});

describe("locking a round", () => {
  test("of thousands doesn't slow down managers who look at their own", async () => {
    await manager.user.call(executeTransfers, { body: squadOf(league.id, manager.cards) });
    await cloneSquad(5000);
    app.clock.set(deadlineOf(1));
    // A slow transaction holds a user at the end of the alphabet, and the job waits for it.
    const slow = await app.pool.connect();
    await slow.query("begin");
    await slow.query("select from fantasy_squad where user_id = 'zz-5000' for update");
    const locking = keepFantasy(app.deps);
    try {
      await expect.poll(() => countRows(app, "fantasy_locked_squad"), { timeout: 30_000 }).toBe(4000);
      // Without `nowait` a locked row would wait for the transaction above, which waits for this test.
      await app.pool.query("select from fantasy_squad where user_id = 'zz-1000' for update nowait");
      const { status } = await manager.user.call(getMyTeam, { params: { leagueId: league.id } });
      expect(status).toBe(200);
    } finally {
      await slow.query("commit");
      slow.release();
      await locking;
    }
    expect(await countRows(app, "fantasy_locked_squad")).toBe(5001);
    const { rows } = await app.pool.query("select distinct squads from fantasy_ownership");
    expect(rows).toEqual([{ squads: 5001 }]);
  });
});
