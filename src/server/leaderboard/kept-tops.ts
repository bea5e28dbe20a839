import type { LeaderboardRow } from "#contract/leaderboard.ts";
import { askedTogether } from "../db/asked-together.ts";
import type { Deps } from "../deps.ts";
import { keepText } from "../http/answer-text.ts";

/** For so long, in real milliseconds, a line may show a name, or a count of tournaments, that has changed since. */
const KEPT_MS = 2000;

/** Which settlements readers see: while they are the same, so are the tables. */
const marksQuery = {
  name: "settlement_marks",
  text: `
    select concat_ws(';', (select string_agg(concat_ws(':', id, settlement_id), ',' order by id) from tournament),
                          (select string_agg(concat_ws(':', start_year, settlement_id), ',' order by start_year) from season)) as mark`,
};

interface Kept {
  readonly mark: string;
  readonly until: number;
  readonly top: Promise<LeaderboardRow[]>;
}

/** The top of a table by its name, loaded where it is not kept. */
export type KeptTops = (name: string, load: () => Promise<LeaderboardRow[]>) => Promise<LeaderboardRow[]>;

/**
 * Keeps the tops of tables, which are asked for far more often than they change. Each asking looks whether another
 * settlement is to be seen, all together in one question, so that a top is never older than its settlement.
 */
export function keepTops({ pool, clock }: Pick<Deps, "pool" | "clock">): KeptTops {
  const tops = new Map<string, Kept>();
  const markNow = askedTogether(async () => {
    const { rows } = await pool.query<{ mark: string }>(marksQuery);
    return rows[0]?.mark ?? "";
  });
  return async (name, load) => {
    const mark = await markNow();
    const known = tops.get(name);
    if (known?.mark === mark && clock.wallTime() < known.until) return known.top;
    const top = load().then(keepText);
    tops.set(name, { mark, until: clock.wallTime() + KEPT_MS, top });
    top.catch(() => tops.delete(name));
    return top;
  };
}
