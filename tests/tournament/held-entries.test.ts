import { eq } from "drizzle-orm";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fixture, performance } from "#server/football/table.ts";
import { settleTournament } from "#server/tournament/settlement/settle-tournament.ts";
import { makeEntryMemory, readEntries } from "#server/tournament/settlement/held-entries.ts";
import { aFixture, aPerformance, aPlayer } from "#tests/support/football-makers.ts";
import { theTournament } from "#tests/support/managers.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";

const NOW = Date.parse("2025-09-10T12:00:00Z");

let app: TestApp;
let tournamentId: number;
let playerId: number;
let made = 0;

beforeAll(async () => {
  app = await makeTestApp({ now: NOW });
  tournamentId = await theTournament(app);
  playerId = (await aPlayer(app)).id;
});

afterAll(() => app.close());

/** Enters a manager as the verb does: it has written before the entry's id is drawn. */
async function enter(client: Pick<pg.ClientBase, "query">, minute = 0): Promise<number> {
  made += 1;
  await client.query(`insert into "user" (id, name, email) values ($1, 'Pat', $2)`, [
    `held-${made}`,
    `held-${made}@example.com`,
  ]);
  const { rows } = await client.query<{ id: number }>(
    `insert into tournament_entry (tournament_id, user_id, team_name, formation, picks, pick_codes, entered_at)
     values ($1, $2, 'Five', '1-2-1', '[]', $3, $4) returning id`,
    [tournamentId, `held-${made}`, [playerId * 4 + 3, -1, -1, -1, -1], new Date(NOW + minute * 60_000)],
  );
  return rows[0]?.id ?? 0;
}

/** A transaction that has entered a manager and has yet to end. */
async function entering(): Promise<{ id: number; commit: () => Promise<void> }> {
  const client = await app.pool.connect();
  await client.query("begin");
  const id = await enter(client);
  return {
    id,
    async commit() {
      await client.query("commit");
      client.release();
    },
  };
}

async function read(memory: ReturnType<typeof makeEntryMemory>): Promise<number[]> {
  const client = await app.pool.connect();
  await client.query("begin isolation level repeatable read");
  const { ids } = await readEntries(client, memory, tournamentId);
  await client.query("commit");
  client.release();
  return [...ids];
}

/** The table that readers see. */
async function tableLines(): Promise<unknown[]> {
  const { rows } = await app.pool.query(
    "select l.* from tournament t cross join lateral standing_lines(t.settlement_id, 1, 1000) l order by place",
  );
  return rows;
}

/** The same once nothing is held and all is settled from the beginning. */
async function linesAfresh(): Promise<unknown[]> {
  const { rows } = await app.pool.query<{ hash: string }>(
    "select input_hash as hash from settlement s join tournament t on t.settlement_id = s.id",
  );
  await app.pool.query("update settlement set input_hash = 'other'");
  expect(await settleTournament(app.deps, tournamentId)).toBe("settled");
  const { rows: afresh } = await app.pool.query<{ hash: string }>(
    "select input_hash as hash from settlement s join tournament t on t.settlement_id = s.id",
  );
  expect(afresh).toEqual(rows);
  return tableLines();
}

/** Another number of goals, as a provider tells it later. */
async function correct(fixtureId: number, goals: number): Promise<void> {
  await app.db.update(performance).set({ goals }).where(eq(performance.fixtureId, fixtureId));
  await app.db
    .update(fixture)
    .set({ detailsHash: `${goals} goals` })
    .where(eq(fixture.id, fixtureId));
}

describe("entries that are held", () => {
  test("are joined by later ones, also by one whose id was drawn before theirs, and are then as if read afresh", async () => {
    const memory = makeEntryMemory();
    await enter(app.pool, 1);
    await read(memory);
    const slow = await entering();
    const quick = await enter(app.pool, 2);
    expect(await read(memory)).toContain(quick);
    const slower = await entering();
    await enter(app.pool, 3);
    expect(await read(memory)).not.toContain(slow.id);
    await slow.commit();
    expect(await read(memory)).toContain(slow.id);
    await enter(app.pool, 4);
    await read(memory);
    await slower.commit();
    expect(await read(memory)).toEqual(await read(makeEntryMemory()));
    expect(await read(memory)).toContain(slower.id);
  });

  test("are settled to the same table as entries read afresh, when others join them and when a goal rescores them", async () => {
    const memory = makeEntryMemory();
    for (let goals = 1; goals <= 3; goals += 1) {
      await enter(app.pool, 10 + goals);
      const { id: fixtureId } = await aFixture(app, `2025-09-1${goals + 1}T14:00:00Z`);
      await aPerformance(app, { fixtureId, playerId }, { goals });
      expect(await settleTournament(app.deps, tournamentId, memory)).toBe("settled");
      expect(await tableLines()).toEqual(await linesAfresh());
      await correct(fixtureId, goals + 3);
      expect(await settleTournament(app.deps, tournamentId, memory)).toBe("settled");
      const rescored = await tableLines();
      expect(rescored).toEqual(await linesAfresh());
      expect(rescored.length).toBeGreaterThan(goals);
    }
  });

  test("are rescored to that table after a settlement that came to nothing, too", async () => {
    const memory = makeEntryMemory();
    const { id: fixtureId } = await aFixture(app, "2025-09-20T14:00:00Z");
    await aPerformance(app, { fixtureId, playerId }, { goals: 1 });
    await settleTournament(app.deps, tournamentId, memory);
    const before = await tableLines();
    await app.pool.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
       create trigger refuse before update of settlement_id on tournament execute function refuse()`,
    );
    await correct(fixtureId, 2);
    await expect(settleTournament(app.deps, tournamentId, memory)).rejects.toThrow('update "tournament"');
    expect(await tableLines()).toEqual(before);
    await app.pool.query("drop function refuse cascade");
    await correct(fixtureId, 3);
    expect(await settleTournament(app.deps, tournamentId, memory)).toBe("settled");
    const rescored = await tableLines();
    expect(rescored).not.toEqual(before);
    expect(rescored).toEqual(await linesAfresh());
    expect(await settleTournament(app.deps, tournamentId, memory)).toBe("unchanged");
  });
});

describe("a table that is replaced", () => {
  const tables = async (): Promise<number[]> => {
    const { rows } = await app.pool.query<{ id: number }>(
      `select settlement_id as id from standing_order union select settlement_id from standing_place
        union select settlement_id from standing_run_block order by id`,
    );
    return rows.map(({ id }) => id);
  };

  test("is there to the end for who is in the middle of it, and holds nobody up", async () => {
    const reader = await app.pool.connect();
    await reader.query("begin isolation level repeatable read");
    const lines = "select md5(string_agg(s::text, ',' order by place)) as hash from standing s";
    const before = (await reader.query(lines)).rows;
    for (let time = 0; time < 4; time += 1) {
      await app.pool.query("update settlement set input_hash = 'other'");
      expect(await settleTournament(app.deps, tournamentId)).toBe("settled");
    }
    expect((await reader.query(lines)).rows).toEqual(before);
    await reader.query("commit");
    reader.release();
    expect((await tables()).length).toBeLessThanOrEqual(3);
  });

  test("is deleted by the next settlement where a kill came before", async () => {
    // What a process leaves that dies between pointing readers at its table and deleting the older ones.
    await app.pool.query(
      `with old as (insert into settlement (tournament_id, input_hash, is_final, settled_at)
                    values ($1, 'left over', false, now()) returning id)
       insert into standing_order select id, 0, '\\x00000001' from old`,
      [tournamentId],
    );
    await app.pool.query("update settlement set input_hash = 'other'");
    await settleTournament(app.deps, tournamentId);
    const { rows } = await app.pool.query<{ id: number }>("select id from settlement order by id");
    expect(await tables()).toEqual(rows.map(({ id }) => id));
    expect(rows.length).toBeLessThanOrEqual(3);
  });
});
