import type { Deps } from "#server/deps.ts";
import { askedTogether } from "#server/platform/batching/asked-together.ts";

/**
 * For so long, in real milliseconds, a line may show a name, or a count of tournaments, that has changed since; who asks
 * while it is loaded anew is shown it a little longer.
 */
const KEPT_MS = 2000;

/** Which settlements readers see: while they are the same, so are the tables. */
export const settlementMark = `
  concat_ws(';', (select string_agg(concat_ws(':', id, settlement_id), ',' order by id) from tournament),
                 (select string_agg(concat_ws(':', start_year, settlement_id), ',' order by start_year) from season))`;

const marksQuery = { name: "settlement_marks", text: `select ${settlementMark} as mark` };

interface Kept<Top> {
  readonly mark: string;
  readonly until: number;
  readonly load: () => Promise<Top>;
  readonly top: Promise<Top>;
  /** What was kept before under the same mark, until the top is loaded; then the top. */
  loaded: Top | null;
  isLoading: boolean;
}

export interface KeptTops<Top> {
  /** What is kept of a table by its name, loaded where it is not. */
  get(name: string, load: () => Promise<Top>): Promise<Top>;
  /**
   * What `get` would answer while the mark is this one; null where it would have to load. A top whose time is just over
   * is loaded anew, and meanwhile the old one is known: among a million managers many ask within one loading.
   */
  known(name: string, mark: string): Top | null;
}

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

  function keep(name: string, mark: string, load: () => Promise<Top>): Promise<Top> {
    const before = tops.get(name);
    const kept: Kept<Top> = {
      mark,
      until: clock.wallTime() + KEPT_MS,
      load,
      top: load(),
      loaded: before?.mark === mark ? before.loaded : null,
      isLoading: true,
    };
    tops.set(name, kept);
    kept.top.then(
      (loaded) => Object.assign(kept, { loaded, isLoading: false }),
      () => tops.delete(name),
    );
    return kept.top;
  }

  return {
    async get(name, load) {
      const mark = await markNow();
      const kept = tops.get(name);
      const isFresh = kept?.mark === mark && clock.wallTime() < kept.until;
      return isFresh ? kept.top : keep(name, mark, load);
    },
    known(name, mark) {
      const kept = tops.get(name);
      if (kept?.mark !== mark) return null;
      const late = clock.wallTime() - kept.until;
      if (late >= 0 && (kept.isLoading || late >= KEPT_MS)) return null;
      if (late >= 0) void keep(name, mark, kept.load);
      return kept.loaded;
    },
  };
}
