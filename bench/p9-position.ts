import { settleTournament } from "#server/tournament/settlement/settle-tournament.ts";
import { type BenchDatabase, cookieFor, openBenchDatabase } from "#bench/support/database.ts";
import { load } from "#bench/support/load.ts";
import { cpuSeconds, type Figure, interleave, median } from "#bench/support/measure.ts";
import { insertMonth, openSettler } from "#bench/support/month.ts";
import { lackOfRoom } from "#bench/support/room.ts";
import { serveWithoutJobs, type Serving } from "#bench/support/process.ts";

/** `ENTRIES=10000000 npm run bench -- P9` measures among ten million. */
const ENTRIES = Number(process.env["ENTRIES"] ?? 1_000_000);
const ASKING = 1000;
const PAIRS = 10;
const SECONDS = 2;
const GOAL = 0.6;
const CLOCK = "2026-09-15T12:00:00Z";

/** P9: the viewer's own row, as the leaderboard page requests it, compared with the top twenty from the same server. */
export async function measurePosition(): Promise<Figure[]> {
  const lack = lackOfRoom("P9", ENTRIES);
  if (lack !== null) return [lack];
  const database = await openBenchDatabase();
  let server: Serving | null = null;
  try {
    await insertMonth(database, ENTRIES);
    const settler = openSettler(database);
    await settleTournament(settler.deps, 1);
    await settler.close();
    const cookies = await insertAsking(database);
    server = await serveWithoutJobs({ ...database.env, PANNA_CLOCK: CLOCK });
    const { url, pid } = server;
    const ask = (path: string) => async (): Promise<{ rate: number; cpu: number }> => {
      const before = cpuSeconds(pid);
      const done = await load({ url: `${url}${path}`, cookies, seconds: SECONDS, connections: 64 });
      if (done.failures > 0) throw new Error(`${done.failures} requests failed`);
      return { rate: done.perSecond, cpu: (cpuSeconds(pid) - before) / done.requests };
    };
    const top = ask("/api/leaderboard/monthly");
    const own = ask("/api/leaderboard/position?period=month");
    await own();
    await top();
    const { first, second } = await interleave(PAIRS, own, top);
    const rate = median(first.map((one, at) => one.rate / (second[at]?.rate ?? Number.NaN)));
    const cpu = median(first.map((one, at) => (second[at]?.cpu ?? Number.NaN) / one.cpu));
    const rates = [first, second].map((asked) => median(asked.map((one) => one.rate)).toFixed(0));
    return [
      {
        id: "P9",
        what: `the viewer's row among ${ENTRIES}, vs the top 20`,
        measured: `${rate.toFixed(2)} by rate, ${cpu.toFixed(2)} by the server's CPU time (${rates.join("/s vs ")}/s)`,
        goal: `≥ ${GOAL}`,
        isMet: rate >= GOAL,
      },
    ];
  } finally {
    await server?.stop();
    await database.close();
  }
}

/** Users for the requesters, spread over the table, and for everyone they see. @returns the requesters' cookies */
async function insertAsking({ pool }: BenchDatabase): Promise<string[]> {
  const step = Math.floor(ENTRIES / ASKING);
  const { rows: pointers } = await pool.query<{ id: number }>("select settlement_id as id from tournament");
  const settlementId = pointers[0]?.id;
  await pool.query(
    `insert into "user" (id, name, email, username)
     select s.user_id, s.user_id, s.user_id || '@example.com', replace(s.user_id, '-', '_')
       from (select distinct line.user_id
               from generate_series(0, $1::int - 1) asking
               join standing line on line.settlement_id = $3 and line.place > asking * $2::int - 10
                                 and line.place <= asking * $2::int + 21) s`,
    [ASKING, step, settlementId],
  );
  const { rows } = await pool.query<{ token: string }>(
    `insert into session (id, token, user_id, expires_at)
     select 'session-' || line.user_id, 'token-' || line.user_id, line.user_id, '2100-01-01'
       from generate_series(0, $1::int - 1) asking
       join standing line on line.settlement_id = $3 and line.place = asking * $2::int + 1
     returning token`,
    [ASKING, step, settlementId],
  );
  await pool.query(`vacuum analyze "user", session, standing`);
  return rows.map(({ token }) => cookieFor(token));
}
