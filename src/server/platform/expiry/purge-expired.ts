import { type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { holdLock } from "#server/platform/db/lock.ts";
import type { DepsWithPool } from "#server/deps.ts";

/** Rows per statement, so each holds its locks only for milliseconds. */
const BATCH = 1000;
/** Statements per run and table; another run removes the rest at once. */
const BATCHES = 100;

export interface Expiring {
  readonly table: PgTable;
  /** The instant that decides; it has an index. */
  readonly column: PgColumn;
  /** Whether the instant is of real time or of the application's, which a demonstration starts elsewhere. */
  readonly time: "real" | "application";
  /** How long a row outlives that instant, in milliseconds. */
  readonly keptMs: number;
}

/**
 * Removes rows that are no longer needed. Each noun says which of its rows expire; only this function knows how to
 * remove very many without holding up writers. One process at a time; safe to stop and to run at any moment.
 *
 * @returns how many rows were removed; null while another process does it
 * @throws AbortError when the process stops
 */
export async function purgeExpired(
  deps: Pick<DepsWithPool, "pool" | "db" | "clock" | "jobs" | "log">,
  expiring: readonly Expiring[],
): Promise<number | null> {
  return holdLock(deps.pool, "purge-expired", async () => {
    let removed = 0;
    let isMoreLeft = false;
    for (const one of expiring) {
      const rows = await purge(deps, one);
      removed += rows;
      isMoreLeft ||= rows === BATCH * BATCHES;
    }
    if (removed > 0) deps.log.info({ removed }, "expired rows removed");
    if (isMoreLeft) await deps.jobs.soon("purge-expired");
    return removed;
  });
}

async function purge(
  { db, clock, jobs }: Pick<DepsWithPool, "db" | "clock" | "jobs">,
  one: Expiring,
): Promise<number> {
  let removed = 0;
  for (let batch = 0; batch < BATCHES; batch += 1) {
    jobs.stopping?.throwIfAborted();
    const { rowCount } = await db.execute(purgeBatch(one, clock));
    removed += rowCount ?? 0;
    if ((rowCount ?? 0) < BATCH) break;
  }
  return removed;
}

/** The rows that expired first. Locked ones are left for the next run. */
export function purgeBatch(
  { table, column, time, keptMs }: Expiring,
  clock: Pick<DepsWithPool["clock"], "now" | "wallTime">,
): SQL {
  const now = time === "real" ? clock.wallTime() : clock.now();
  return sql`
    delete from ${table} where ctid = any(array(
      select ctid from ${table} where ${column} < ${new Date(now - keptMs)}
       order by ${column} limit ${BATCH} for update skip locked))`;
}
