import { type BenchDatabase, insertUsersWithSessions, openBenchDatabase } from "#bench/support/database.ts";
import { load } from "#bench/support/load.ts";
import { cpuSeconds, type Figure, interleave, median } from "#bench/support/measure.ts";
import { serveBytes, servePanna, type Serving } from "#bench/support/process.ts";

const FEW = 1000;
const MANY = 1_000_000;
const PAIRS = 10;
const SECONDS = 2;
const CLOCK = "2026-09-15T12:00:00Z";

/**
 * P1: the month's top 20 for a signed-in user, with everything that precedes it, compared with bare node:http sending
 * the same bytes.
 */
export async function measureLeaderboard(): Promise<Figure[]> {
  const few = await openWithManagers(FEW);
  const many = await openWithManagers(MANY);
  try {
    const answer = await fetch(few.url, {
      headers: { cookie: few.cookies[0] ?? "", "accept-encoding": "identity" },
    });
    const bytes = await answer.text();
    const bare = await serveBytes(bytes);
    const dressed = await serveBytes(bytes, "application/json; charset=utf-8", ownHeadersOf(answer.headers));
    const askFew = askOf(few.pid, few.url, few.cookies);
    const beside = await interleave(PAIRS, askOf(bare.pid, `${bare.url}/`, []), askFew);
    const besideDressed = await interleave(PAIRS, askOf(dressed.pid, `${dressed.url}/`, few.cookies), askFew);
    const grown = await interleave(PAIRS, askFew, askOf(many.pid, many.url, many.cookies));
    await bare.stop();
    await dressed.stop();
    return [
      toFigure("P1", "leaderboard top 20 vs bare node:http with the same bytes", beside, 0.5),
      toFigure(
        "P1",
        "the same vs bare node:http that also receives and sends our headers",
        besideDressed,
        null,
      ),
      toFigure("P1", "the same at 1,000,000 managers vs 1,000", grown, 0.95),
    ];
  } finally {
    await few.close();
    await many.close();
  }
}

interface Asked {
  readonly rate: number;
  /** Seconds of server CPU time per request. */
  readonly cpu: number;
}

function askOf(pid: number, url: string, cookies: readonly string[]): () => Promise<Asked> {
  return async () => {
    const before = cpuSeconds(pid);
    const done = await load({ url, cookies, seconds: SECONDS, connections: 64 });
    if (done.failures > 0) throw new Error(`${done.failures} requests failed`);
    return { rate: done.perSecond, cpu: (cpuSeconds(pid) - before) / done.requests };
  };
}

/** The headers that node:http doesn't add on its own. */
function ownHeadersOf(headers: Headers): Record<string, string> {
  const byNode = new Set(["connection", "keep-alive", "date", "content-type", "content-length"]);
  return Object.fromEntries([...headers].filter(([name]) => !byNode.has(name)));
}

function toFigure(
  id: string,
  what: string,
  pair: { first: Asked[]; second: Asked[] },
  goal: number | null,
): Figure {
  const cpu = median(pair.first.map((one, at) => one.cpu / (pair.second[at]?.cpu ?? Number.NaN)));
  const rate = median(pair.second.map((one, at) => one.rate / (pair.first[at]?.rate ?? Number.NaN)));
  const shown = `${cpu.toFixed(2)} by CPU time, ${rate.toFixed(2)} by rate (${median(pair.second.map((one) => one.rate)).toFixed(0)}/s)`;
  if (goal === null)
    return {
      id,
      what,
      measured: shown,
      goal: "none of its own: it tells what our headers cost",
      isMet: null,
    };
  return { id, what, measured: shown, goal: `≥ ${goal}`, isMet: cpu >= goal };
}

type Managers = Serving & { readonly cookies: readonly string[]; close(): Promise<void> };

/** A server on a database with `count` managers, all entered in this month's tournament. */
async function openWithManagers(count: number): Promise<Managers> {
  const database = await openBenchDatabase();
  const cookies = await insertUsersWithSessions(database.pool, count);
  await insertTournament(database, count);
  const server = await servePanna({ ...database.env, PANNA_CLOCK: CLOCK });
  await settled(database);
  return {
    ...server,
    url: `${server.url}/api/leaderboard/monthly`,
    cookies: cookies.slice(0, FEW),
    async close() {
      await server.stop();
      await database.close();
    },
  };
}

async function insertTournament({ pool }: BenchDatabase, count: number): Promise<void> {
  await pool.query(
    `insert into tournament (month, name, starts_at, ends_at, status)
     values ('2026-09', 'September 2026', '2026-09-01', '2026-10-01', 'active')`,
  );
  await pool.query(
    `insert into tournament_entry (tournament_id, user_id, team_name, formation, picks, pick_codes, entered_at)
     select 1, 'user-' || n, 'Team ' || n, '2-1-1', '[]', '{1,2,3,4,5}', '2026-09-01'::timestamptz + n * interval '1 ms'
       from generate_series(1, $1) n`,
    [count],
  );
  await pool.query("vacuum analyze");
}

/** Waits until the server's own job has settled the tournament. */
async function settled({ pool }: BenchDatabase): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const { rows } = await pool.query("select from tournament where settlement_id is not null");
    if (rows.length > 0) return;
    await new Promise((done) => setTimeout(done, 500));
  }
  throw new Error("the tournament was not settled");
}
