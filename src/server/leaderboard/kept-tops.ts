import { askedTogether } from "../db/asked-together.ts";
import type { Deps } from "../deps.ts";

/** For so long, in real milliseconds, a line may show a name, or a count of tournaments, that has changed since. */
const KEPT_MS = 2000;

/** Which settlements readers see: while they are the same, so are the tables. */
const marksQuery = {
  name: "settlement_marks",
  text: `
    select concat_ws(';', (select string_agg(concat_ws(':', id, settlement_id), ',' order by id) from tournament),
                          (select string_agg(concat_ws(':', start_year, settlement_id), ',' order by start_year) from season)) as mark`,
};

interface Kept<Top> {
  readonly mark: string;
  readonly until: number;
  readonly top: Promise<Top>;
}

/** What is kept of a table by its name, loaded where it is not. */
export type KeptTops<Top> = (name: string, load: () => Promise<Top>) => Promise<Top>;

/**
 * Keeps the tops of tables, which are asked for far more often than they change. Each asking looks whether another
 * settlement is to be seen, all together in one question, so that a top is never older than its settlement.
 */
export function keepTops<Top>({ pool, clock }: Pick<Deps, "pool" | "clock">): KeptTops<Top> {
  const tops = new Map<string, Kept<Top>>();
  const markNow = askedTogether(async () => {
    const { rows } = await pool.query<{ mark: string }>(marksQuery);
    return rows[0]?.mark ?? "";
  });
  return async (name, load) => {
    const mark = await markNow();
    const known = tops.get(name);
    if (known?.mark === mark && clock.wallTime() < known.until) return known.top;
    const top = load();
    tops.set(name, { mark, until: clock.wallTime() + KEPT_MS, top });
    top.catch(() => tops.delete(name));
    return top;
  };
}
