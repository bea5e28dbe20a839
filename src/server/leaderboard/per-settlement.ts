import { sql } from "drizzle-orm";
import type { Clock } from "#server/platform/clock.ts";
import type { ReadFrom } from "#server/platform/db/replica/reading.ts";
import { preparedOnce } from "#server/platform/db/prepared-once.ts";
import { coalesced } from "#server/platform/batching/coalesced.ts";

/** For this long, in real milliseconds, a line may show a name, or a count of tournaments, that has changed since. */
const KEPT_MS = 2000;

/** Which settlements readers see: while they are the same, so are the tables. */
const settlementsSeen = preparedOnce((db) =>
  db
    .select({
      seen: sql<string>`concat_ws(';',
        (select string_agg(concat_ws(':', id, settlement_id), ',' order by id) from tournament),
        (select string_agg(concat_ws(':', start_year, settlement_id), ',' order by start_year) from season))`,
    })
    .from(sql`(select) as nothing`)
    .prepare("settlements_seen"),
);

interface Loaded<Value> {
  readonly settlements: string;
  readonly until: number;
  readonly value: Promise<Value>;
}

/** Gives what was loaded by its name, loading it where that is due. */
export type PerSettlement<Value> = (name: string, load: () => Promise<Value>) => Promise<Value>;

/**
 * Loads what is the same for everybody once per settlement. Each asking looks which settlements are seen, all together in
 * one query, so no one sees an older table than the settled one.
 */
export function perSettlement<Value>({ db }: ReadFrom, clock: Clock): PerSettlement<Value> {
  const known = new Map<string, Loaded<Value>>();
  const settlementsNow = coalesced(async () => {
    const [row] = await settlementsSeen(db).execute();
    return row?.seen ?? "";
  });
  return async (name, load) => {
    const settlements = await settlementsNow();
    const last = known.get(name);
    if (last?.settlements === settlements && clock.elapsed() < last.until) return last.value;
    const now = clock.elapsed();
    // Names have a day in them: those of other days would stay for ever.
    for (const [other, { until }] of known) if (until <= now) known.delete(other);
    const loaded = { settlements, until: now + KEPT_MS, value: load() };
    known.set(name, loaded);
    loaded.value.catch(() => {
      if (known.get(name) === loaded) known.delete(name);
    });
    return loaded.value;
  };
}
