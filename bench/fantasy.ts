import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { pino } from "pino";
import { DAY_MS } from "#game/milliseconds.ts";
import { systemClock } from "#server/platform/clock.ts";
import { settleRound } from "#server/fantasy/round/settle-round.ts";
import { settableClock } from "#tests/support/settable-clock.ts";
import { cookieFor, insertUsersWithSessions, openBenchDatabase } from "#bench/support/database.ts";
import type { BenchDatabase } from "#bench/support/database.ts";
import { insertFantasySeason, MEASURED_ROUND } from "#bench/support/fantasy-season.ts";
import { type Figure, interleave, median } from "#bench/support/measure.ts";
import { serveWithoutJobs } from "#bench/support/process.ts";

/** `SQUADS=10000 npm run bench -- F1` measures fewer. */
const SQUADS = Number(process.env["SQUADS"] ?? 100_000);
const PAIRS = 3;
const SETTLE_GOAL = 5;
const REQUESTS = 1000;
const VALIDATE_GOAL = 3;
/** The measured server runs on real time. */
const NOW = systemClock(null, 1).now();
const LOCKED_AT = NOW - 3 * DAY_MS;
/** After this long the bench's rounds are final. */
const FINAL_MS = 6 * DAY_MS;

/**
 * F1: settling a round of a hundred thousand squads, including substitutions, captains and the three tables, compared
 * with reading its squads in SQL; and validating a squad over HTTP, compared with a call that only identifies the
 * user.
 */
export async function measureFantasy(): Promise<Figure[]> {
  const database = await openBenchDatabase();
  try {
    const cookies = await insertUsersWithSessions(database.pool, SQUADS);
    await insertFantasySeason(database, SQUADS, LOCKED_AT);
    await settle(database, 1);
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
    what: `settling a round of ${SQUADS} squads vs reading its squads in SQL`,
    measured: `${ratio.toFixed(1)} (${median(first).toFixed(2)} s vs ${median(second).toFixed(2)} s)`,
    goal: `≤ ${SETTLE_GOAL}`,
    isMet: ratio <= SETTLE_GOAL,
  };
}

async function timeSettling(database: BenchDatabase): Promise<number> {
  // Without a change there is nothing to settle.
  await database.pool.query("update performance set saves = coalesce(saves, 0) + 3 where player_id = 21");
  const started = performance.now();
  await settle(database, MEASURED_ROUND);
  return (performance.now() - started) / 1000;
}

/** Settles the round as final, so substitutions are made, then reopens it. */
async function settle({ host, user, pool: admin }: BenchDatabase, roundId: number): Promise<void> {
  const pool = new pg.Pool({ host, user, database: "postgres", max: 4 });
  const jobs = { soon: async () => undefined };
  const clock = settableClock(NOW + FINAL_MS);
  const deps = { db: drizzle(pool), pool, clock, jobs, log: pino({ level: "warn" }) };
  const outcome = await settleRound(deps as never, roundId);
  await pool.end();
  if (outcome !== "settled") throw new Error(`the round was ${outcome}`);
  await admin.query("update fantasy_round set state = 'provisional', frozen = null where id = $1", [roundId]);
}

async function timeReading({ pool }: BenchDatabase): Promise<number> {
  const started = performance.now();
  const { rows } = await pool.query(
    `select user_id, card_ids, pick_codes, captain_id, vice_captain_id, chip_card_ids, cost
       from fantasy_locked_squad where round_id = $1`,
    [MEASURED_ROUND],
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
      what: `validating a squad over HTTP vs a call that only identifies the user, p${share * 100}`,
      measured: `${(slow / quick).toFixed(2)} (${slow.toFixed(2)} ms vs ${quick.toFixed(2)} ms)`,
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
