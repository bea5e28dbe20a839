import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { getMonthlyLeaderboard, getOwnLine, getTable } from "#contract/leaderboard.ts";
import { loadLinesFrom, loadLinesOf } from "#server/platform/standings/read-table.ts";
import { settleTournament } from "#server/tournament/settlement/settle-tournament.ts";
import { theTournament } from "#tests/support/managers.ts";
import { until } from "#tests/support/panna-process.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

const NOW = Date.parse("2025-09-10T12:00:00Z");

let app: TestApp;
let tournamentId: number;
let viewer: TestUser;

beforeEach(async () => {
  app = await makeTestApp({ now: NOW });
  tournamentId = await theTournament(app);
  viewer = await aUser(app);
  await enter();
});

afterEach(() => app.close());

/** Adds an entry, which gives a settlement something to do. */
async function enter({ id }: { id: string } = viewer): Promise<void> {
  await app.pool.query(
    `insert into tournament_entry (tournament_id, user_id, team_name, formation, picks, pick_codes, entered_at)
     values ($1, $2, 'Five', '1-2-1', '[]', '{-1,-1,-1,-1,-1}', $3)`,
    [tournamentId, id, new Date(NOW)],
  );
}

async function settle(): Promise<void> {
  await app.pool.query("update settlement set input_hash = 'other'");
  expect(await settleTournament(app.deps, tournamentId)).toBe("settled");
}

/** The database's standings tables, and whether they're attached or being detached. */
async function tables(): Promise<{ name: string; isAttached: boolean; isPending: boolean }[]> {
  const { rows } = await app.pool.query(
    `select relname as name, inhrelid is not null as "isAttached", coalesce(inhdetachpending, false) as "isPending"
       from pg_class left join pg_inherits on inhrelid = pg_class.oid
      where relname ~ '^standing_[0-9]+$' and relkind = 'r' order by pg_class.oid`,
  );
  return rows;
}

async function shownTable(): Promise<string> {
  const { rows } = await app.pool.query(
    "select 'standing_' || settlement_id as name from tournament where id = $1",
    [tournamentId],
  );
  return rows[0].name;
}

/** A reader in a long transaction on the table. */
async function openReader(): Promise<pg.PoolClient> {
  const client = await app.pool.connect();
  await client.query("begin isolation level repeatable read");
  await client.query("select count(*) from standing");
  return client;
}

/** What a new reader sees: the top, a page and the viewer's own line. */
async function answersOf(user: TestUser) {
  const top = await user.call(getMonthlyLeaderboard);
  const page = await user.call(getTable, { query: { period: "month", from: 1 } });
  const own = await user.call(getOwnLine, { query: { period: "month" } });
  return [top.body.length, page.body.rows.length, own.body.viewer?.place ?? null];
}

describe("the table of a settlement that is superseded", () => {
  test("is dropped, so a month has one", async () => {
    for (let time = 0; time < 3; time += 1) await settle();
    expect(await tables()).toEqual([{ name: await shownTable(), isAttached: true, isPending: false }]);
    expect((await app.pool.query("select 1 from settlement")).rowCount).toBe(1);
  });

  test("stays for its current readers while new readers and settlements continue, and is dropped once they are done", async () => {
    await settle();
    const reader = await openReader();
    const lines = `select * from standing where settlement_id = ${(await shownTable()).replace("standing_", "")}`;
    const before = (await reader.query(lines)).rows;
    expect(before).toHaveLength(1);
    const other = await aUser(app);
    await enter(other);
    await settle();
    expect(await answersOf(other)).toEqual([2, 2, 2]);
    await settle();
    expect(await answersOf(other)).toEqual([2, 2, 2]);
    expect((await reader.query(lines)).rows).toEqual(before);
    expect((await tables()).some(({ isPending }) => isPending)).toBe(true);
    await reader.query("commit");
    reader.release();
    await settle();
    expect(await tables()).toEqual([{ name: await shownTable(), isAttached: true, isPending: false }]);
  });

  test("holds nobody up while its last reader is waited for", async () => {
    await settle();
    const reader = await openReader();
    const old = await shownTable();
    await app.pool.query("update tournament set settlement_id = null");
    const waiting = app.pool.query(`alter table standing detach partition ${old} concurrently`);
    await until(async () => ((await tables()).some(({ isPending }) => isPending) ? true : null));
    await settle();
    expect(await answersOf(viewer)).toEqual([1, 1, 1]);
    await reader.query("commit");
    reader.release();
    await waiting;
  });

  test("goes with the next settlement where a kill came while it was dropped", async () => {
    await settle();
    const reader = await openReader();
    const old = await shownTable();
    const killed = await app.pool.connect();
    killed.on("error", () => undefined);
    const { rows } = await killed.query<{ pid: number }>("select pg_backend_pid() as pid");
    await app.pool.query("update tournament set settlement_id = null");
    const dropping = killed
      .query(`alter table standing detach partition ${old} concurrently`)
      .catch(() => null);
    await until(async () => ((await tables()).some(({ isPending }) => isPending) ? true : null));
    await app.pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
    await dropping;
    killed.release(true);
    await reader.query("commit");
    reader.release();
    await settle();
    expect(await tables()).toEqual([{ name: await shownTable(), isAttached: true, isPending: false }]);
  });

  test("is asked for once more by readers who were pointed at it, who then see the next one", async () => {
    await settle();
    const old = await shownTable();
    let isSettled = false;
    const ask = app.pool.query.bind(app.pool) as (...of: unknown[]) => Promise<unknown>;
    const readers = app.pool as unknown as { query: (...of: unknown[]) => Promise<unknown> };
    // Between a reader's two queries another settlement supersedes the table and drops it.
    readers.query = async (...of) => {
      if (!isSettled && JSON.stringify(of[0]).includes("from standing")) {
        isSettled = true;
        await settle();
      }
      return ask(...of);
    };
    expect(await answersOf(viewer)).toEqual([1, 1, 1]);
    expect(isSettled).toBe(true);
    expect((await tables()).map(({ name }) => name)).not.toContain(old);
  });
});

describe("a reader", () => {
  test("locks the one table that it is pointed at, however many there are", async () => {
    await settle();
    for (let id = 1000; id < 1020; id += 1) {
      await app.pool.query(`create table standing_${id} partition of standing for values in (${id})`);
    }
    const client = await app.pool.connect();
    const names: string[][] = [];
    const query = client.query.bind(client);
    await query("begin");
    const id = Number((await shownTable()).replace("standing_", ""));
    for (let time = 0; time < 8; time += 1) {
      await loadLinesFrom(drizzle(client), { id, lines: 1 }, { place: 1, count: 20 });
      await loadLinesOf(drizzle(client), [id], [viewer.id]);
      const { rows } = await query(
        `select distinct relation::regclass::text as name from pg_locks join pg_class c on c.oid = relation
          where locktype = 'relation' and pid = pg_backend_pid() and c.relkind in ('r', 'p')
            and c.relname like 'standing%' order by 1`,
      );
      names.push(rows.map(({ name }: { name: string }) => name));
    }
    await query("commit");
    client.release();
    for (const locked of names) expect(locked).toEqual(["standing", `standing_${id}`]);
  });
});
