import { eq } from "drizzle-orm";
import pg from "pg";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { plainLetters } from "#game/plain-letters.ts";
import { searchPlayers } from "#server/football/player/search-players.ts";
import { player } from "#server/football/table.ts";
import type { Database } from "#server/platform/db/database.ts";
import { openDatabase } from "#server/platform/db/prepared-once.ts";
import { openBenchDatabase } from "#bench/support/database.ts";
import { insertPlayers, manyNames } from "#bench/support/many-players.ts";
import type { Figure } from "#bench/support/measure.ts";

const PLAYERS = 10_000;
const SEARCHES = 400;
const WARM_UP = 50;
const GOAL = 10;
const SEED = 3;

/** Ways to type a name. */
const ways: Readonly<Record<string, (name: string, upTo: (most: number) => number) => string>> = {
  "the whole name": (name) => name,
  "its beginning": (name, upTo) => lastWord(name).slice(0, 3 + upTo(3)),
  "two characters": (name, upTo) => (upTo(2) === 0 ? name : lastWord(name)).slice(0, 2),
  "without accents": (name) => plainLetters(name),
  "surname and part of the first name": (name) => `${lastWord(name)} ${name.slice(0, 3)}`,
  "misspelt by a letter": (name, upTo) => misspell(lastWord(name), upTo),
  "the whole name misspelt": (name, upTo) =>
    `${misspell(name.split(" ")[0] ?? "", upTo)} ${misspell(lastWord(name), upTo)}`,
};

/**
 * A search among 10,000 players compared with a lookup by primary key on the same connection, in turn, for each way of
 * typing and for all of them.
 */
export async function measurePlayerSearch(): Promise<Figure[]> {
  const database = await openBenchDatabase();
  try {
    const names = manyNames(PLAYERS, SEED);
    await insertPlayers(database.pool, names);
    await database.pool.query("vacuum analyze player");
    const pool = new pg.Pool({ host: database.host, user: database.user, max: 1 });
    const db = openDatabase(pool);
    const figures: Figure[] = [];
    const all = { searches: [] as number[], lookUps: [] as number[] };
    for (const [way, type] of Object.entries(ways)) {
      const { searches, lookUps, found } = await measureWay(db, names, type);
      all.searches.push(...searches);
      all.lookUps.push(...lookUps);
      figures.push(
        figure(`${way} (${Math.round(found * 100)} % find the player)`, { searches, lookUps }, false),
      );
    }
    await pool.end();
    return [...figures, figure(`a search of any of these ways among ${PLAYERS} players`, all, true)];
  } finally {
    await database.close();
  }
}

interface Times {
  readonly searches: readonly number[];
  readonly lookUps: readonly number[];
}

async function measureWay(
  db: Database,
  names: readonly string[],
  type: (name: string, upTo: (most: number) => number) => string,
): Promise<Times & { readonly found: number }> {
  const random = xoroshiro128plus(SEED);
  const upTo = (most: number): number => uniformInt(random, 0, most - 1);
  const times = { searches: [] as number[], lookUps: [] as number[] };
  let found = 0;
  for (let run = -WARM_UP; run < SEARCHES; run += 1) {
    const at = upTo(names.length);
    const name = names[at] ?? "";
    const typed = type(name, upTo);
    const lookUp = await timed(() =>
      db
        .select()
        .from(player)
        .where(eq(player.id, 1 + at)),
    );
    const search = await timed(() => searchPlayers(db, "simulated", typed));
    if (run < 0) continue;
    times.lookUps.push(lookUp.milliseconds);
    times.searches.push(search.milliseconds);
    if (search.result.some((one) => one.name === name)) found += 1;
  }
  return { ...times, found: found / SEARCHES };
}

async function timed<Result>(run: () => Promise<Result>): Promise<{ result: Result; milliseconds: number }> {
  const startedAt = performance.now();
  const result = await run();
  return { result, milliseconds: performance.now() - startedAt };
}

function figure(what: string, { searches, lookUps }: Times, hasGoal: boolean): Figure {
  const [p50, p99] = [
    share(searches, 0.5) / share(lookUps, 0.5),
    share(searches, 0.99) / share(lookUps, 0.99),
  ];
  const times = [
    share(searches, 0.5),
    share(lookUps, 0.5),
    share(searches, 0.99),
    share(lookUps, 0.99),
  ] as const;
  const [search50, lookUp50, search99, lookUp99] = times.map((time) => time.toFixed(2));
  return {
    id: "S1",
    what,
    measured: `p50 ${p50.toFixed(1)} x (${search50} ms vs ${lookUp50} ms), p99 ${p99.toFixed(1)} x (${search99} ms vs ${lookUp99} ms)`,
    goal: hasGoal ? `p99 ≤ ${GOAL} x a look-up by primary key` : "see the last line",
    isMet: hasGoal ? p99 <= GOAL : null,
  };
}

function share(times: readonly number[], of: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(of * (times.length - 1))] ?? Number.NaN;
}

function lastWord(name: string): string {
  return name.split(" ").at(-1) ?? "";
}

/** With one letter missing, doubled, or swapped with the next. */
function misspell(word: string, upTo: (most: number) => number): string {
  const at = 1 + upTo(Math.max(word.length - 2, 1));
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  const slips = [
    `${before}${after}`,
    `${before}${letter}${letter}${after}`,
    `${before}${after.charAt(0)}${letter}${after.slice(1)}`,
  ];
  return slips[upTo(slips.length)] ?? word;
}
