import { makeEntryMemory } from "#server/tournament/settlement/held-entries.ts";
import { settleTournament } from "#server/tournament/settlement/settle-tournament.ts";
import { type BenchDatabase, openBenchDatabase } from "#bench/support/database.ts";
import { type Figure, interleave, median } from "#bench/support/measure.ts";
import { insertMonth, openSettler, PLAYERS, scoreGoal } from "#bench/support/month.ts";
import { lackOfRoom } from "#bench/support/room.ts";

const ENTRIES = Number(process.env["ENTRIES"] ?? 1_000_000);
const PAIRS = 10;
/** Times the recomputation in typed arrays, and the share of a settlement that reads everything. */
const GOALS = { recomputed: 10, settled: 0.1 };
const TEAM_SIZE = 5;

/**
 * P8: from one goal to everybody's new position, durable and to be read, by a process that holds the entries; beside the
 * bare arithmetic in typed arrays, and beside a settlement that reads every entry.
 */
export async function measureGoal(): Promise<Figure[]> {
  const lack = lackOfRoom("P8", ENTRIES);
  if (lack !== null) return [lack];
  const database = await openBenchDatabase();
  const settler = openSettler(database);
  const rescore = async (memory = makeEntryMemory()): Promise<number> => {
    await scoreGoal(database);
    const started = performance.now();
    const readable = readableAfter(database, started);
    const outcome = await settleTournament(settler.deps, 1, memory);
    if (outcome !== "settled") throw new Error(`the tournament was ${outcome}`);
    return readable;
  };
  try {
    await insertMonth(database, ENTRIES);
    const held = makeEntryMemory();
    for (let time = 0; time < 3; time += 1) await rescore(held);
    const recompute = bareRecomputation();
    for (let time = 0; time < 3; time += 1) recompute();
    const beside = await interleave(
      PAIRS,
      () => rescore(held),
      async () => recompute(),
    );
    const whole = await interleave(
      PAIRS,
      () => rescore(held),
      () => rescore(),
    );
    const memory = (process.memoryUsage.rss() / 2 ** 20).toFixed(0);
    return [
      toFigure(
        `a goal to ${ENTRIES} new positions, beside recomputing them in typed arrays (${memory} MB resident)`,
        beside,
        GOALS.recomputed,
      ),
      toFigure("the same beside settling with all entries read", whole, GOALS.settled),
    ];
  } finally {
    await settler.close();
    await database.close();
  }
}

function toFigure(
  what: string,
  { first, second }: { first: number[]; second: number[] },
  goal: number,
): Figure {
  const ratio = median(first.map((one, pair) => one / (second[pair] ?? Number.NaN)));
  return {
    id: "P8",
    what,
    measured: `${ratio.toFixed(2)} (${median(first).toFixed(0)} ms beside ${median(second).toFixed(0)} ms)`,
    goal: `≤ ${goal}`,
    isMet: ratio <= goal,
  };
}

/** Milliseconds until another connection reads another table than before. */
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

/**
 * The floor: what an entry's line shows, added up from five lookups of each figure, and every entry's rank by points read
 * from the sums over their counts.
 */
function bareRecomputation(): () => number {
  const picks = new Int32Array(ENTRIES * TEAM_SIZE);
  for (let at = 0; at < picks.length; at += 1) picks[at] = (Math.imul(at, 0x9e37_79b1) >>> 8) % PLAYERS;
  const won = new Int16Array(PLAYERS).map((_, player) => player % 23);
  const goals = new Int16Array(PLAYERS).map((_, player) => player % 3);
  const cards = new Int16Array(PLAYERS).map((_, player) => player % 2);
  const lines = {
    points: new Int16Array(ENTRIES),
    best: new Int16Array(ENTRIES),
    goals: new Int16Array(ENTRIES),
    cards: new Int16Array(ENTRIES),
  };
  const ranks = new Int32Array(ENTRIES);
  return () => {
    const started = performance.now();
    const above = new Int32Array(32_768);
    for (let entry = 0, at = 0; entry < ENTRIES; entry += 1) {
      let [sum, best, scored, shown] = [0, 0, 0, 0];
      for (let left = TEAM_SIZE; left > 0; left -= 1, at += 1) {
        const player = picks[at] ?? 0;
        const points = won[player] ?? 0;
        sum += points;
        if (points > best) best = points;
        scored += goals[player] ?? 0;
        shown += cards[player] ?? 0;
      }
      lines.points[entry] = sum;
      lines.best[entry] = best;
      lines.goals[entry] = scored;
      lines.cards[entry] = shown;
      above[sum] = (above[sum] ?? 0) + 1;
    }
    for (let points = above.length - 1, sum = 0; points >= 0; points -= 1) {
      const count = above[points] ?? 0;
      above[points] = sum;
      sum += count;
    }
    for (let entry = 0; entry < ENTRIES; entry += 1)
      ranks[entry] = 1 + (above[lines.points[entry] ?? 0] ?? 0);
    return performance.now() - started;
  };
}
