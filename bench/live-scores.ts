import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { loadMatchesByDate } from "#server/football/view/load-matches-by-date.ts";
import { insertClubs } from "#bench/support/clubs.ts";
import { openBenchDatabase } from "#bench/support/database.ts";
import { type Figure, interleave, median } from "#bench/support/measure.ts";

const MANY = 500_000;
const FEW = 1140;
const PAIRS = 20;
const READS = 10;
const GOAL = 1.15;
const NOW = Date.parse("2026-11-21T20:00:00Z");

/** One league of 20 clubs with thirty fixtures per week, going back as many weeks as the count needs. */
async function fill(pool: pg.Pool, count: number): Promise<void> {
  await insertClubs(pool);
  await pool.query(
    `insert into fixture (league_id, provider, key, season, round, home_club_id, away_club_id, kick_off, status,
                          elapsed, home_goals, away_goals, events, updated_at)
     select 'premier-league', 'simulated', 'f' || n, 2026, 1, 1 + n % 20, 1 + (n + 7) % 20,
            $2::timestamptz - (n / 30) * interval '7 days' - (n % 30) * interval '4 hours', 'FT', 90, 2, 1,
            '[{"kind":"goal","side":"home","minute":12,"playerName":"A Player","otherName":null}]', $2
       from generate_series(1, $1) n`,
    [count, new Date(NOW)],
  );
  await pool.query("vacuum analyze fixture");
}

/**
 * The live scores page's reads, with half a million fixtures in the table compared with a small table: they
 * must not slow it down. Only the query, on one connection, in turn.
 */
export async function measureLiveScores(): Promise<Figure[]> {
  const [many, few] = [await openBenchDatabase(), await openBenchDatabase()];
  await fill(many.pool, MANY);
  await fill(few.pool, FEW);
  const read = (pool: pg.Pool) => async (): Promise<number> => {
    const db = drizzle(pool);
    const startedAt = performance.now();
    for (let at = 0; at < READS; at += 1) await loadMatchesByDate(db, { provider: "simulated", now: NOW });
    return (performance.now() - startedAt) / READS;
  };
  await interleave(3, read(many.pool), read(few.pool));
  const { first, second } = await interleave(PAIRS, read(many.pool), read(few.pool));
  const { matchesByDate } = await loadMatchesByDate(drizzle(many.pool), { provider: "simulated", now: NOW });
  await Promise.all([many.close(), few.close()]);
  const ratio = median(first.map((one, pair) => one / (second[pair] ?? Number.NaN)));
  return [
    {
      id: "L1",
      what: `live scores (${Object.values(matchesByDate).flat().length} matches) with ${MANY} fixtures vs ${FEW}`,
      measured: `${ratio.toFixed(2)} (${median(first).toFixed(2)} ms vs ${median(second).toFixed(2)} ms)`,
      goal: `≤ ${GOAL}`,
      isMet: ratio <= GOAL,
    },
  ];
}
