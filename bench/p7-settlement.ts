import { rm } from "node:fs/promises";
import { settleTournament } from "#server/tournament/settlement/settle-tournament.ts";
import { type BenchDatabase, openBenchDatabase } from "#bench/support/database.ts";
import { type Figure, interleave, median } from "#bench/support/measure.ts";
import { insertMonth, openSettler, scoreGoal, type Settler } from "#bench/support/month.ts";
import { lackOfRoom } from "#bench/support/room.ts";

/** `ENTRIES=10000000 npm run bench -- P7` measures ten million. */
const ENTRIES = Number(process.env["ENTRIES"] ?? 1_000_000);
/** One pair with ten million takes half a minute. */
const PAIRS = ENTRIES > 1_000_000 ? 3 : 5;
const GOAL = 2.5;
/** The file the database reads the floor's rows from, in a folder open to both it and the bench. */
const ROWS_FILE = "/tmp/panna-bench-standings.bin";

/**
 * P7: settling a tournament from raw figures to a durable table visible to readers, compared with a binary COPY of
 * that table's rows into a fresh table with a primary key.
 */
export async function measureSettlement(): Promise<Figure[]> {
  const lack = lackOfRoom("P7", ENTRIES);
  if (lack !== null) return [lack];
  const database = await openBenchDatabase();
  const settler = openSettler(database);
  try {
    await insertMonth(database, ENTRIES);
    await settle(database, settler);
    await writeRows(database);
    const measured = await interleave(
      PAIRS,
      () => settle(database, settler),
      () => copyRows(database),
    );
    return [toFigure(`settling ${ENTRIES} entries vs COPY of the rows and a primary key`, measured)];
  } finally {
    await settler.close();
    await database.close();
    await rm(ROWS_FILE, { force: true });
  }
}

function toFigure(what: string, { first, second }: { first: number[]; second: number[] }): Figure {
  const ratio = median(first.map((one, pair) => one / (second[pair] ?? Number.NaN)));
  const memory = (process.memoryUsage.rss() / 2 ** 20).toFixed(0);
  return {
    id: "P7",
    what,
    measured: `${ratio.toFixed(2)} (${median(first).toFixed(2)} s vs ${median(second).toFixed(2)} s; ${memory} MB resident)`,
    goal: `≤ ${GOAL}`,
    isMet: ratio <= GOAL,
  };
}

async function settle(database: BenchDatabase, { deps }: Settler): Promise<number> {
  // Without a goal there is nothing to settle.
  await scoreGoal(database);
  const started = performance.now();
  const outcome = await settleTournament(deps, 1);
  if (outcome !== "settled") throw new Error(`the tournament was ${outcome}`);
  return (performance.now() - started) / 1000;
}

/** The table's rows in order, for the floor to write. */
async function writeRows({ pool }: BenchDatabase): Promise<void> {
  await pool.query("create table floor (like standing)");
  await pool.query(
    `copy (select * from standing where settlement_id = (select settlement_id from tournament) order by place)
       to '${ROWS_FILE}' with (format binary)`,
  );
}

async function copyRows({ pool }: BenchDatabase): Promise<number> {
  await pool.query("drop table if exists copied");
  const client = await pool.connect();
  const started = performance.now();
  await client.query("begin");
  await client.query("create table copied (like floor)");
  await client.query(`copy copied from '${ROWS_FILE}' with (format binary)`);
  await client.query("alter table copied add primary key (settlement_id, user_id)");
  await client.query("commit");
  const took = (performance.now() - started) / 1000;
  client.release();
  return took;
}
