import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { pino } from "pino";
import { settableClock, systemClock } from "#server/clock.ts";
import { settleRound } from "#server/fantasy/round/settle-round.ts";
import { cookieFor, insertUsersWithSessions, openBenchDatabase } from "./support/database.ts";
import type { BenchDatabase } from "./support/database.ts";
import { type Figure, interleave, median } from "./support/measure.ts";
import { serveWithoutJobs } from "./support/process.ts";

/** `SQUADS=10000 npm run bench -- F1` measures fewer. */
const SQUADS = Number(process.env["SQUADS"] ?? 100_000);
const PAIRS = 3;
const SETTLE_GOAL = 5;
const REQUESTS = 400;
const VALIDATE_GOAL = 3;
const PLAYERS = 600;
/** The server that is measured runs on the time of the world. */
const NOW = systemClock(null, 1).now();
const LOCKED_AT = NOW - 3 * 86_400_000;

/**
 * F1: settling a round of a hundred thousand squads, substitutions, captains and the three tables included, beside reading
 * the same rows in SQL; and validating a squad over HTTP beside a call that only knows who asks.
 */
export async function measureFantasy(): Promise<Figure[]> {
  const database = await openBenchDatabase();
  try {
    const cookies = await insertUsersWithSessions(database.pool, SQUADS);
    await insertRound(database);
    return [await measureSettling(database), ...(await measureValidation(database, cookies))];
  } finally {
    await database.close();
  }
}

async function measureSettling(database: BenchDatabase): Promise<Figure> {
  const { first, second } = await interleave(
    PAIRS,
    () => timeSettling(database),
    () => timeReading(database),
  );
  const ratio = median(first.map((one, pair) => one / (second[pair] ?? Number.NaN)));
  return {
    id: "F1",
    what: `settling a round of ${SQUADS} squads beside reading the same rows in SQL`,
    measured: `${ratio.toFixed(1)} (${median(first).toFixed(2)} s beside ${median(second).toFixed(2)} s)`,
    goal: `≤ ${SETTLE_GOAL}`,
    isMet: ratio <= SETTLE_GOAL,
  };
}

async function timeSettling({ host, user, pool: admin }: BenchDatabase): Promise<number> {
  // Without something new there would be nothing to settle.
  await admin.query("update fixture set details_hash = details_hash || '.' where id = 1");
  await admin.query("update fantasy_round set state = 'provisional', frozen = null");
  const pool = new pg.Pool({ host, user, database: "postgres", max: 4 });
  const jobs = { soon: async () => undefined };
  const deps = { db: drizzle(pool), pool, clock: settableClock(NOW), jobs, log: pino({ level: "warn" }) };
  const started = performance.now();
  const outcome = await settleRound(deps as never, 1);
  const took = (performance.now() - started) / 1000;
  await pool.end();
  if (outcome !== "settled") throw new Error(`the round was ${outcome}`);
  return took;
}

async function timeReading({ pool }: BenchDatabase): Promise<number> {
  const started = performance.now();
  const { rows } = await pool.query(
    `select user_id, card_ids, pick_codes, captain_id, vice_captain_id, chip_card_ids, cost
       from fantasy_locked_squad where round_id = 1`,
  );
  const took = (performance.now() - started) / 1000;
  if (rows.length !== SQUADS) throw new Error(`${rows.length} squads were read`);
  return took;
}

async function measureValidation(database: BenchDatabase, cookies: readonly string[]): Promise<Figure[]> {
  const server = await serveWithoutJobs(database.env);
  const squad = (n: number) => ({
    leagueId: 1,
    newCardIds: [1, 2, 3, 4, 5].map((at) => n * 9 + at),
    benchCardIds: [6, 7, 8, 9].map((at) => n * 9 + at),
    captainId: n * 9 + 5,
    viceCaptainId: n * 9 + 4,
    useWildcard: false,
    chipUsage: [],
  });
  const validate = (at: number) =>
    timeCall(`${server.url}/api/fantasy/transfers/validate`, cookies[at] ?? cookieFor(""), squad(at));
  const nothing = (at: number) => timeCall(`${server.url}/api/auth/user`, cookies[at] ?? cookieFor(""), null);
  const times: { validate: number[]; nothing: number[] } = { validate: [], nothing: [] };
  for (let at = -50; at < REQUESTS; at += 1) {
    const place = Math.abs(at) % Math.min(SQUADS, 1000);
    const [slow, quick] = [await validate(place), await nothing(place)];
    if (at < 0) continue;
    times.validate.push(slow);
    times.nothing.push(quick);
  }
  await server.stop();
  return [0.5, 0.99].map((share) => {
    const [slow, quick] = [quantile(times.validate, share), quantile(times.nothing, share)];
    return {
      id: share === 0.5 ? "F2" : "F3",
      what: `validating a squad over HTTP beside a call that only knows who asks, p${share * 100}`,
      measured: `${(slow / quick).toFixed(2)} (${slow.toFixed(2)} ms beside ${quick.toFixed(2)} ms)`,
      goal: `≤ ${VALIDATE_GOAL}`,
      isMet: slow / quick <= VALIDATE_GOAL,
    };
  });
}

async function timeCall(url: string, cookie: string, body: object | null): Promise<number> {
  const started = performance.now();
  const answer = await fetch(url, {
    method: body === null ? "GET" : "POST",
    headers: { cookie, ...(body === null ? {} : { "content-type": "application/json" }) },
    ...(body === null ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status} ${text}`);
  return performance.now() - started;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Round 1 has been played and is locked; nine cards for each user, a tenth of the starters stayed away. */
async function insertRound({ pool }: BenchDatabase): Promise<void> {
  const insert = (text: string, values: unknown[] = []) => pool.query(text, values);
  await insert("insert into league values ('premier-league', 'Premier League', 'England')");
  await insert(
    `insert into club (provider, key, league_id, name, short_name, code, primary_colour, secondary_colour)
     select 'simulated', n, 'premier-league', 'Club ' || n, 'Club ' || n, 'CLU', '#000000', '#ffffff'
       from generate_series(1, 20) n`,
  );
  await insert(
    `insert into player (provider, key, club_id, name, short_name, position, overall)
     select 'simulated', n, 1 + n % 20, 'Player ' || n, 'Player ' || n, 'midfielder', 70 from generate_series(1, $1) n`,
    [PLAYERS],
  );
  await insert(
    `insert into fixture (provider, key, league_id, season, round, home_club_id, away_club_id, kick_off, status,
                          details_hash, updated_at)
     select 'simulated', n, 'premier-league', 2026, 1, 2 * n - 1, 2 * n, now() - interval '2 days', 'FT', 'hash', now()
       from generate_series(1, 10) n`,
  );
  await insert(
    `insert into performance (fixture_id, player_id, minutes, goals, assists, conceded, yellow_cards, red_cards)
     select 1 + (p % 20) / 2, p, case when p % 10 = 0 then 0 else 90 end, p % 7 / 6, p % 5 / 4, p % 3, p % 9 / 8, 0
       from generate_series(1, $1) p`,
    [PLAYERS],
  );
  await insert(
    "insert into fantasy_league (league_id, season, name) values ('premier-league', 2026, 'Premier League')",
  );
  await insert(
    `insert into fantasy_round (league_id, round, deadline, state, final_at, fixture_ids, fixture_counts, locked_at)
     select 1, n, $1::timestamptz + (n - 1) * interval '7 days', case when n = 1 then 'provisional' else 'upcoming' end,
            now() + interval '5 days', array(select generate_series(1, 10)), (select json_object_agg(c, 1) from generate_series(1, 20) c),
            case when n = 1 then now() end
       from generate_series(1, 38) n`,
    [new Date(LOCKED_AT)],
  );
  await insertSquads(insert);
  await insert("vacuum analyze");
}

/** A goalkeeper, a defender, two midfielders and a forward start; the bench covers each position. */
const CODES = "array[0, 1, 2, 2, 3, 0, 1, 2, 3]";

async function insertSquads(insert: (text: string, values?: unknown[]) => Promise<unknown>): Promise<void> {
  await insert(
    `insert into card (user_id, player_id, player_name, position, club, overall, rarity, status, origin, created_at)
     select 'user-' || n, 1 + (n * 7919 + k * 61) % $2,
            'Player', (array['goalkeeper', 'defender', 'midfielder', 'forward'])[1 + (${CODES})[k]], 'Club', 70, 'common',
            'approved', 'base', now()
       from generate_series(1, $1) n, generate_series(1, 9) k order by n, k`,
    [SQUADS, PLAYERS],
  );
  await insert(
    `insert into fantasy_squad (league_id, user_id, joined_at, locked_until, locked_round_id, card_ids, pick_codes,
                                captain_id, vice_captain_id, chip_card_ids, gone_ids, bank, bank_after, transfers, paid, cost)
     select 1, 'user-' || n, now(), $3, 1,
            array(select (n - 1) * 9 + k from generate_series(1, 9) k),
            array(select 4 * (1 + (n * 7919 + k * 61) % $2) + (${CODES})[k] from generate_series(1, 9) k),
            n * 9 - 4, n * 9 - 5, '{}', '{}', 1, 1, 0, 0, 0
       from generate_series(1, $1) n`,
    [SQUADS, PLAYERS, new Date(LOCKED_AT)],
  );
  await insert(
    `insert into fantasy_locked_squad (round_id, user_id, card_ids, pick_codes, captain_id, vice_captain_id, chip_card_ids,
                                       transfers, paid, cost)
     select 1, user_id, card_ids, pick_codes, captain_id, vice_captain_id, '{}', 2, 1, 2 from fantasy_squad`,
  );
}
