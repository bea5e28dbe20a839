import { rm } from "node:fs/promises";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import type { DepsWithPool } from "#server/deps.ts";
import { backUp } from "#server/platform/backup/back-up.ts";
import { restore } from "#server/platform/backup/restore.ts";
import { startEmbeddedPostgres } from "#server/platform/db/embedded-postgres.ts";
import { migrateDatabase } from "#server/platform/db/migrate.ts";
import { settleTournament } from "#server/tournament/settlement/settle-tournament.ts";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { settableClock } from "#tests/support/settable-clock.ts";

const NOW = Date.parse("2025-09-10T12:00:00Z");
const folders = [makeDataFolder("standings"), makeDataFolder("standings"), makeDataFolder("standings")];
const [first = "", second = "", backups = ""] = folders;

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

/** Works on a data folder's database, as Panna finds it at startup. */
async function withDatabase<Value>(dataDir: string, work: (pool: pg.Pool) => Promise<Value>): Promise<Value> {
  const server = await startEmbeddedPostgres(dataDir);
  const pool = new pg.Pool(server.connection);
  // A connection may still be closing when the server stops.
  pool.on("error", () => undefined);
  try {
    await migrateDatabase(pool);
    return await work(pool);
  } finally {
    await pool.end();
    await server.stop();
  }
}

async function enter(pool: pg.Pool, userId: string): Promise<void> {
  await pool.query(`insert into "user" (id, name, email) values ($1, 'Pat', $1 || '@example.com')`, [userId]);
  await pool.query(
    `insert into tournament_entry (tournament_id, user_id, team_name, formation, picks, pick_codes, entered_at)
     values (1, $1, 'Five', '1-2-1', '[]', '{-1,-1,-1,-1,-1}', $2)`,
    [userId, new Date(NOW)],
  );
}

const settle = (pool: pg.Pool) => {
  const jobs = { soon: async () => undefined };
  return settleTournament(
    { pool, db: drizzle(pool), clock: settableClock(NOW), jobs } as unknown as DepsWithPool,
    1,
  );
};

const linesOf = async (pool: pg.Pool): Promise<unknown[]> =>
  (await pool.query("select s.* from standing s join tournament t using (settlement_id) order by place"))
    .rows;

const tablesOf = async (pool: pg.Pool): Promise<number | null> =>
  (await pool.query("select 1 from pg_class where relname ~ '^standing_[0-9]+$' and relkind = 'r'")).rowCount;

test("a backup has the tables of standings, those that a kill has left too, and they can still be settled", async () => {
  const before = await withDatabase(first, async (pool) => {
    await pool.query(
      `insert into tournament (month, name, starts_at, ends_at, status)
       values ('2025-09', 'September 2025', '2025-09-01', '2025-10-01', 'active')`,
    );
    await enter(pool, "alice");
    await enter(pool, "bob");
    expect(await settle(pool)).toBe("settled");
    // What a settlement leaves when it's killed before it attaches its table.
    const { rows } = await pool.query<{ id: number }>(
      `insert into settlement (kind, scope, input_hash, settled_at, lines) values ('month', 1, '', now(), 0) returning id`,
    );
    await pool.query(`create table standing_${rows[0]?.id} (like standing)`);
    return linesOf(pool);
  });
  expect(before).toHaveLength(2);
  const backup = join(backups, "monday");
  await backUp({ dataDir: first, databaseUrl: null }, backup);
  await restore({ dataDir: second, databaseUrl: null }, backup);
  await withDatabase(second, async (pool) => {
    expect(await linesOf(pool)).toEqual(before);
    expect(await tablesOf(pool)).toBe(2);
    await enter(pool, "carol");
    expect(await settle(pool)).toBe("settled");
    expect(await linesOf(pool)).toHaveLength(3);
    expect(await tablesOf(pool)).toBe(1);
  });
}, 180_000);
