import { findSessions } from "#server/account/session-lookup.ts";
import { type BenchDatabase, insertUsersWithSessions, openBenchDatabase } from "#bench/support/database.ts";
import { load } from "#bench/support/load.ts";
import { cpuSeconds, type Figure, interleave, median } from "#bench/support/measure.ts";
import { pgbench } from "#bench/support/pgbench.ts";
import { servePanna } from "#bench/support/process.ts";

const USERS = 10_000;
const PAIRS = 10;
const SECONDS = 3;
const GOAL = 1;

/**
 * P2: the signed-in user, random for each request, compared with pgbench running the same SQL with 8 clients. The
 * floor is pgbench's default (simple protocol); its rate with prepared statements, as we use them, is printed too.
 */
export async function measureSession(): Promise<Figure[]> {
  const database = await openBenchDatabase();
  try {
    const cookies = await insertUsersWithSessions(database.pool, USERS);
    const server = await servePanna(database.env);
    const shuffled = cookies.toSorted((a, b) => (a.slice(-20) < b.slice(-20) ? -1 : 1));
    const ask = async () => {
      const before = cpuSeconds(server.pid);
      const done = await load({
        url: `${server.url}/api/auth/user`,
        cookies: shuffled,
        seconds: SECONDS,
        connections: 64,
      });
      if (done.failures > 0) throw new Error(`${done.failures} requests failed`);
      return { rate: done.perSecond, cpu: (cpuSeconds(server.pid) - before) / done.requests };
    };
    const { first, second } = await interleave(PAIRS, ask, async () => lookUps(database, "simple"));
    await server.stop();
    const prepared = lookUps(database, "prepared");
    const ratio = median(first.map(({ rate }, pair) => rate / (second[pair] ?? Number.NaN)));
    const cpu = median(first.map((one) => one.cpu)) * 1e6;
    return [
      {
        id: "P2",
        what: "GET /api/auth/user vs pgbench with the same SQL, 8 clients",
        measured: `${ratio.toFixed(2)} (${median(first.map(({ rate }) => rate)).toFixed(0)}/s vs ${median(second).toFixed(0)}/s; ${cpu.toFixed(0)} µs of server CPU time each; pgbench with prepared statements ${prepared.toFixed(0)}/s)`,
        goal: `≥ ${GOAL}`,
        isMet: ratio >= GOAL,
      },
    ];
  } finally {
    await database.close();
  }
}

/** Lookups of a random session, in transactions per second. */
function lookUps(database: BenchDatabase, protocol: "simple" | "prepared"): number {
  const sql = findSessions.text.replace("$1", "array['token-' || :n]").replaceAll("$2", "now()");
  const script = `\\set n random(1, ${USERS})\n${sql.replaceAll(/\s+/g, " ")};\n`;
  return pgbench(database, script, ["-M", protocol, "-c", "8", "-T", String(SECONDS)]).perSecond;
}
