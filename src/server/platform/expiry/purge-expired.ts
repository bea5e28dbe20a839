import { type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { HOUR_MS } from "#game/milliseconds.ts";
import { formerUsername, passwordGuess, session, verification } from "#server/account/table.ts";
import { holdLock } from "#server/platform/db/lock.ts";
import type { Deps } from "#server/deps.ts";
import { idempotencyKey } from "#server/platform/idempotency/table.ts";

/** How long a repeated request gets its first answer again: longer than any page tries, or a phone is without a network. */
const KEYS_KEPT_MS = 72 * HOUR_MS;
/** Rows removed by one statement: it holds its locks for milliseconds. */
const BATCH = 1000;
/** Statements of a run for each table; what is left then, the next run removes. */
const BATCHES = 100;

interface Expiring {
  readonly table: PgTable;
  /** What expires with it goes by this column, which an index serves. */
  readonly column: PgColumn;
  /** How long after that instant a row is kept, in milliseconds. */
  readonly keptMs: number;
}

export const expiring: readonly Expiring[] = [
  { table: idempotencyKey, column: idempotencyKey.createdAt, keptMs: KEYS_KEPT_MS },
  { table: session, column: session.expiresAt, keptMs: 0 },
  { table: verification, column: verification.expiresAt, keptMs: 0 },
  { table: passwordGuess, column: passwordGuess.expiresAt, keptMs: 0 },
  { table: formerUsername, column: formerUsername.expiresAt, keptMs: 0 },
];

/**
 * Removes rows that nobody asks for any more: answers kept for Idempotency-Keys, expired sessions (with what is pushed to
 * them), tried passwords, usernames that are free again, and started sign-ins that nobody finished. All in one place, which alone knows how to remove a great many without
 * holding up those who write. Live events and the requests to a provider are removed where they are
 * written. One process at a time; safe to stop and to run at any moment.
 *
 * @returns how many rows were removed; null where another process is at it.
 */
export async function purgeExpired(
  deps: Pick<Deps, "pool" | "db" | "clock" | "log">,
): Promise<number | null> {
  return holdLock(deps.pool, "purge-expired", async () => {
    let removed = 0;
    for (const one of expiring) removed += await purge(deps, one);
    if (removed > 0) deps.log.info({ removed }, "expired rows removed");
    return removed;
  });
}

async function purge({ db, clock }: Pick<Deps, "db" | "clock">, one: Expiring): Promise<number> {
  let removed = 0;
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const { rowCount } = await db.execute(purgeBatch(one, clock.wallTime()));
    removed += rowCount ?? 0;
    if ((rowCount ?? 0) < BATCH) break;
  }
  return removed;
}

/** The rows that have been expired longest. Those that somebody holds are left for the next time. */
export function purgeBatch({ table, column, keptMs }: Expiring, wallTime: number): SQL {
  return sql`
    delete from ${table} where ctid = any(array(
      select ctid from ${table} where ${column} < ${new Date(wallTime - keptMs)}
       order by ${column} limit ${BATCH} for update skip locked))`;
}
