import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type BenchDatabase, openBenchDatabase } from "#bench/support/database.ts";
import { enterMany } from "#bench/support/enter-order.ts";
import { statementsOfEntry } from "#bench/support/entry-statements.ts";
import { insertEntrants, insertEntries } from "#bench/support/entrants.ts";
import { cpuSeconds, cpuSecondsOfAll, type Figure, interleave, median } from "#bench/support/measure.ts";
import { pgbench } from "#bench/support/pgbench.ts";
import { serveWithoutJobs, type Serving } from "#bench/support/process.ts";

const PAIRS = 10;
const SECONDS = 2;
const CLIENTS = 8;
const USERS = 200_000;
const FEW = 100;
const MANY = 1_000_000;
/** A user number that no other value in a statement equals by chance. */
const TELLING = 7001;
const GOALS = { rate: 0.6, grown: 1.15 };

/**
 * P4: entering a tournament, with its idempotency and audit rows, compared with pgbench running one entry's
 * statements, both with 8 clients; and the cost of an entry after a million others, compared with a hundred.
 */
export async function measureEnter(): Promise<Figure[]> {
  const few = await openWithEntries(FEW);
  const many = await openWithEntries(MANY);
  try {
    const script = await statementsOfEntry(few.database.pool, few.next(TELLING) + TELLING - 1);
    const beside = await interleave(
      PAIRS,
      () => few.enter(),
      () => enterByItself(few, script),
    );
    // A server's first ten thousand entries cost more, while V8 compiles. The other one has them behind it.
    for (let turn = 0; turn < PAIRS; turn += 1) await many.enter();
    const grown = await interleave(
      PAIRS,
      () => few.enter(),
      () => many.enter(),
    );
    const rate = median(beside.first.map((one, pair) => one.rate / (beside.second[pair] ?? Number.NaN)));
    const cost = median(grown.second.map((one, pair) => one.cpu / (grown.first[pair]?.cpu ?? Number.NaN)));
    const perSecond = (values: readonly number[]): string => `${median(values).toFixed(0)}/s`;
    const micro = (values: readonly { cpu: number }[]): string =>
      `${(1e6 * median(values.map(({ cpu }) => cpu))).toFixed(0)} µs`;
    return [
      {
        id: "P4",
        what: "entering a tournament vs pgbench with the same SQL, 8 clients",
        measured: `${rate.toFixed(2)} (${perSecond(beside.first.map((one) => one.rate))} vs ${perSecond(beside.second)})`,
        goal: `≥ ${GOALS.rate}`,
        isMet: rate >= GOALS.rate,
      },
      {
        id: "P4",
        what: `the same at ${MANY} entrants vs ${FEW}, CPU time of server and database`,
        measured: `${cost.toFixed(2)} (${micro(grown.second)} vs ${micro(grown.first)})`,
        goal: `≤ ${GOALS.grown}`,
        isMet: cost <= GOALS.grown,
      },
    ];
  } finally {
    await few.close();
    await many.close();
  }
}

interface Opened {
  readonly database: BenchDatabase;
  /** The first of `count` users who haven't entered. */
  readonly next: (count: number) => number;
  readonly enter: () => Promise<{ readonly rate: number; readonly cpu: number }>;
  readonly close: () => Promise<void>;
}

async function openWithEntries(count: number): Promise<Opened> {
  const database = await openBenchDatabase();
  await insertEntrants(database.pool, USERS);
  await insertEntries(database.pool, count);
  // Writing out the million rows isn't part of the entries that follow.
  await database.pool.query("checkpoint");
  const server = await serveWithoutJobs(database.env);
  let used = 0;
  const next = (users: number): number => {
    used += users;
    if (used > USERS) throw new Error("there are too few users");
    return used - users + 1;
  };
  return {
    database,
    next,
    async enter() {
      const from = next(0);
      const before = cpuOf(server, database);
      const order = { port: Number(new URL(server.url).port), from, users: USERS - used };
      const entered = await enterMany({ ...order, rate: 0, connections: CLIENTS, seconds: SECONDS });
      next(Math.max(...entered.done) - from + 1);
      if (Object.keys(entered.others).length + entered.busy > 0) throw new Error("an entry failed");
      return { rate: entered.perSecond, cpu: (cpuOf(server, database) - before) / entered.done.length };
    },
    async close() {
      await server.stop();
      await database.close();
    },
  };
}

/** CPU time of the server and all its database's processes, including those that have ended. */
function cpuOf({ pid }: Serving, { env }: BenchDatabase): number {
  const file = join(env["DATA_DIR"] ?? "", "postgres/postmaster.pid");
  const postmaster = Number(readFileSync(file, "utf8").split("\n")[0]);
  return cpuSeconds(pid) + cpuSecondsOfAll(postmaster);
}

/** Entries per second; each client has its own users. */
async function enterByItself({ database, next }: Opened, statements: readonly string[]): Promise<number> {
  const before = await countEntries(database);
  const from = next(0);
  const step = "\\set turn :turn + 1\n\\set n :from + :client_id + 8 * :turn\n";
  const script = step + statements.map((one) => `${one};\n`).join("");
  const options = ["-c", String(CLIENTS), "-T", String(SECONDS), "-D", "turn=-1", "-D", `from=${from}`];
  const { perSecond, done } = pgbench(database, script, options);
  const entered = (await countEntries(database)) - before;
  if (entered !== done) throw new Error(`${done} times the statements made ${entered} entries`);
  next(Math.ceil(perSecond * (SECONDS + 1)) + CLIENTS);
  return perSecond;
}

async function countEntries({ pool }: BenchDatabase): Promise<number> {
  const { rows } = await pool.query<{ entries: number }>(
    "select count(*)::integer as entries from tournament_entry",
  );
  return rows[0]?.entries ?? Number.NaN;
}
