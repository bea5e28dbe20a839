import { and, asc, eq, inArray, isNotNull, isNull, notInArray, sql } from "drizzle-orm";
import { MINUTE_MS } from "#game/milliseconds.ts";
import { user } from "#server/account/table.ts";
import type { DepsWithPool } from "#server/deps.ts";
import { holdLock } from "#server/platform/db/lock.ts";
import type { PersonalPart } from "#server/platform/personal-part.ts";

/** A call that was under way at the deletion, such as an upload, can still write so long after it. */
const LATE_WRITES_MS = 10 * MINUTE_MS;

/**
 * Erases what deleted accounts left behind, noun by noun. Every part can run again, so the next run finishes what a
 * killed one has left. An account is done when it was erased once more after its last call must have ended. A run tries
 * each account once, first those that no run has tried, even if they're deleted during the run: neither many deletions
 * nor accounts that can't be erased hold up the others. One process at a time.
 *
 * @returns how many accounts are done now; null while another process does it
 * @throws AbortError when the process stops
 */
export async function eraseAccounts(
  deps: DepsWithPool,
  parts: readonly PersonalPart[],
): Promise<number | null> {
  return holdLock(deps.pool, "erase-accounts", async () => {
    let done = 0;
    const failures: unknown[] = [];
    const tried: string[] = [];
    for (let account = await takeNext(deps, tried); account !== null; account = await takeNext(deps, tried)) {
      tried.push(account.id);
      try {
        if (await erase(deps, parts, account)) done += 1;
      } catch (error) {
        deps.jobs.stopping?.throwIfAborted();
        failures.push(error);
      }
    }
    if (done > 0) deps.log.info({ accounts: done }, "deleted accounts erased");
    // One account's trouble, such as a file store that's out of reach, doesn't keep the others waiting.
    if (failures.length > 0) throw new AggregateError(failures, "accounts were not erased");
    return done;
  });
}

interface Erasable {
  readonly id: string;
  readonly deletedAt: Date | null;
}

/** @returns whether the account is done. */
async function erase(
  deps: DepsWithPool,
  parts: readonly PersonalPart[],
  { id, deletedAt }: Erasable,
): Promise<boolean> {
  for (const part of parts) {
    deps.jobs.stopping?.throwIfAborted();
    await part.erase(deps, id);
  }
  const now = deps.clock.wallTime();
  if (deletedAt === null || now < deletedAt.getTime() + LATE_WRITES_MS) return false;
  await deps.db
    .update(user)
    .set({ erasedAt: new Date(now) })
    .where(eq(user.id, id));
  return true;
}

/** The next account to erase, marked as tried; null: this run has tried them all. Served by user_to_erase_idx. */
async function takeNext(
  { db, clock }: Pick<DepsWithPool, "db" | "clock">,
  tried: string[],
): Promise<Erasable | null> {
  const next = db
    .select({ id: user.id })
    .from(user)
    .where(and(isNotNull(user.deletedAt), isNull(user.erasedAt), notInArray(user.id, tried)))
    .orderBy(sql`${user.eraseTriedAt} nulls first`, asc(user.deletedAt))
    .limit(1);
  const [taken] = await db
    .update(user)
    .set({ eraseTriedAt: new Date(clock.wallTime()) })
    .where(inArray(user.id, next))
    .returning({ id: user.id, deletedAt: user.deletedAt });
  return taken ?? null;
}
