import { settleTournament } from "#server/tournament/settlement/settle-tournament.ts";
import { type BenchDatabase, openBenchDatabase } from "#bench/support/database.ts";
import { type Figure, interleave, median } from "#bench/support/measure.ts";
import { insertMonth, openSettler, scoreGoal } from "#bench/support/month.ts";
import { lackOfRoom } from "#bench/support/room.ts";

const ENTRIES = Number(process.env["ENTRIES"] ?? 1_000_000);
const PAIRS = 5;
const GOAL = 1;

/**
 * P8: from one goal to everyone's new position being readable, compared with the whole settlement, which P7 measures.
 */
export async function measureGoal(): Promise<Figure[]> {
  const lack = lackOfRoom("P8", ENTRIES);
  if (lack !== null) return [lack];
  const database = await openBenchDatabase();
  const settler = openSettler(database);
  const settle = async (): Promise<{ whole: number; readable: number }> => {
    await scoreGoal(database);
    const started = performance.now();
    const readable = readableAfter(database, started);
    const outcome = await settleTournament(settler.deps, 1);
    if (outcome !== "settled") throw new Error(`the tournament was ${outcome}`);
    return { whole: performance.now() - started, readable: await readable };
  };
  try {
    await insertMonth(database, ENTRIES);
    await settle();
    const { first, second } = await interleave(PAIRS, settle, settle);
    const ratio = median(first.map(({ readable }, pair) => readable / (second[pair]?.whole ?? Number.NaN)));
    const [readable, whole] = [
      median(first.map((one) => one.readable)),
      median(second.map((one) => one.whole)),
    ];
    return [
      {
        id: "P8",
        what: `a goal to ${ENTRIES} new positions, vs settling as a whole`,
        measured: `${ratio.toFixed(2)} (${readable.toFixed(0)} ms vs ${whole.toFixed(0)} ms)`,
        goal: `≤ ${GOAL}`,
        isMet: ratio <= GOAL,
      },
    ];
  } finally {
    await settler.close();
    await database.close();
  }
}

/** Milliseconds until another connection reads a changed table. */
async function readableAfter({ pool }: BenchDatabase, started: number): Promise<number> {
  const reader = await pool.connect();
  const read = async (): Promise<number | null> => {
    const { rows } = await reader.query<{ id: number | null }>("select settlement_id as id from tournament");
    return rows[0]?.id ?? null;
  };
  try {
    const before = await read();
    while ((await read()) === before) await new Promise((done) => setTimeout(done, 1));
    return performance.now() - started;
  } finally {
    reader.release();
  }
}
