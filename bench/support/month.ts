import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { pino } from "pino";
import { settableClock } from "#tests/support/settable-clock.ts";
import { ports } from "#server/ports.ts";
import type { DepsWithPool } from "#server/deps.ts";
import type { BenchDatabase } from "./database.ts";

export const NOW = Date.parse("2026-09-15T12:00:00Z");
export const PLAYERS = 600;
const FIXTURES = 60;
/** About the size of five cards as an entry stores them. */
const PICKS = JSON.stringify(
  Array.from({ length: 5 }, (_, at) => ({
    cardId: 1_000_000 + at,
    playerId: 100 + at,
    playerName: "Bartholomew Longfellow",
    position: "midfielder",
    club: "Wolverhampton Wanderers",
    overall: 77,
    rarity: "rare",
    imageUrl: "/images/0123456789abcdef0123456789abcdef.webp",
  })),
);

/** Entries beyond this have no cards: they are never read here, and ten million of them fill the disk. */
const WITH_CARDS = 1_000_000;

/** A month under way with `entries` entries, made in the two weeks before NOW, while fixtures were played. */
export async function insertMonth({ pool }: BenchDatabase, entries: number): Promise<void> {
  await insertFootball(pool);
  await pool.query(
    `insert into tournament (month, name, starts_at, ends_at, status)
     values ('2026-09', 'September 2026', '2026-09-01', '2026-10-01', 'active')`,
  );
  const addKeys = await dropKeys(pool);
  await pool.query(
    `insert into tournament_entry (tournament_id, user_id, team_name, formation, picks, pick_codes, entered_at)
     select 1, 'user-' || n, 'The Five', '2-1-1', $2::jsonb, array[${[0, 1, 2, 3, 4].map(somePick).join(", ")}],
            '2026-09-01'::timestamptz + n * (interval '14 days' / $1)
       from generate_series(1, $1::bigint) n`,
    [entries, entries > WITH_CARDS ? "[]" : PICKS],
  );
  await addKeys();
  await pool.query("vacuum analyze");
  // A long-running database reuses WAL files freed by a checkpoint; creating new ones takes longer.
  await pool.query("checkpoint");
}

/** As in reality some players are in many entries; none is in one entry twice. */
function somePick(at: number): string {
  const chance = `(hashint8(5 * n + ${at})::double precision + 2147483648) / 4294967296`;
  return `4 * (1 + ${at} + 5 * floor(${PLAYERS / 5} * power(${chance}, 2)))::integer + ${at % 4}`;
}

/**
 * Ten million entries take a third of the time to write if their keys are added at the end. The foreign key to users
 * isn't restored: settling reads no user, and inserting ten million takes longer than everything else here.
 *
 * @returns a function that restores the others
 */
async function dropKeys(pool: pg.Pool): Promise<() => Promise<void>> {
  const { rows: constraints } = await pool.query<{ name: string; definition: string }>(
    `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = 'tournament_entry'::regclass and contype in ('u', 'f')`,
  );
  for (const { name } of constraints)
    await pool.query(`alter table tournament_entry drop constraint ${name}`);
  const { rows: indexes } = await pool.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
      where tablename = 'tournament_entry' and indexname <> 'tournament_entry_pkey'`,
  );
  for (const { name } of indexes) await pool.query(`drop index ${name}`);
  return async () => {
    for (const { definition } of indexes) await pool.query(definition);
    for (const { name, definition } of constraints) {
      if (definition.includes("(user_id) REFERENCES")) continue;
      await pool.query(`alter table tournament_entry add constraint ${name} ${definition}`);
    }
  };
}

async function insertFootball(pool: pg.Pool): Promise<void> {
  await pool.query("insert into league values ('premier-league', 'Premier League', 'England')");
  await pool.query(
    `insert into club (provider, key, league_id, name, short_name, code, primary_colour, secondary_colour)
     select 'simulated', n, 'premier-league', 'Club ' || n, 'Club ' || n, 'CLU', '#000000', '#ffffff'
       from generate_series(1, 20) n`,
  );
  await pool.query(
    `insert into player (provider, key, club_id, name, short_name, position, overall)
     select 'simulated', n, 1 + n % 20, 'Player ' || n, 'Player ' || n, 'midfielder', 70 from generate_series(1, $1::int) n`,
    [PLAYERS],
  );
  await pool.query(
    `insert into fixture (provider, key, league_id, season, round, home_club_id, away_club_id, kick_off, status,
                          details_hash, updated_at)
     select 'simulated', n, 'premier-league', 2026, 1 + n / 10, 1 + n % 20, 1 + (n + 1) % 20,
            '2026-09-02'::timestamptz + n * interval '4 hours', 'FT', 'hash', now()
       from generate_series(1, $1::int) n`,
    [FIXTURES],
  );
  await pool.query(
    `insert into performance (fixture_id, player_id, minutes, goals, assists, conceded, saves, yellow_cards, red_cards, bonus)
     select f, p, case when chance % 4 = 0 then 30 else 90 end, greatest(0, chance % 11 - 8), greatest(0, chance / 11 % 9 - 6),
            chance / 100 % 4, chance / 500 % 3, chance / 700 % 7 / 6, 0, greatest(0, chance / 1000 % 9 - 5)
       from generate_series(1, $2::int) f, generate_series(1, $1::int) p,
            lateral (select abs(hashint4(1000 * f + p)) as chance) by_chance
      where (f + p) % 20 = 0`,
    [PLAYERS, FIXTURES],
  );
}

export interface Settler {
  readonly deps: DepsWithPool;

  close(): Promise<void>;
}

/** What settling needs of the application, on separate connections. */
export function openSettler({ host, user }: BenchDatabase): Settler {
  const pool = new pg.Pool({ host, user, database: "postgres", max: 4 });
  const jobs = { soon: async () => undefined };
  const log = pino({ level: "warn" });
  const deps = { ...ports, db: drizzle(pool), pool, clock: settableClock(NOW), jobs, log };
  return { deps: deps as unknown as DepsWithPool, close: () => pool.end() };
}

/** One more goal by a player in many entries, as a provider reports it. */
export async function scoreGoal({ pool }: BenchDatabase): Promise<void> {
  await pool.query(
    `update performance set goals = goals % 3 + 1 where (fixture_id, player_id) in
       (select fixture_id, player_id from performance order by player_id, fixture_id limit 1)`,
  );
  await pool.query(
    `update fixture set details_hash = details_hash || '.' where id =
       (select fixture_id from performance order by player_id, fixture_id limit 1)`,
  );
}
