import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import { MINUTE_MS } from "#game/milliseconds.ts";
import { user } from "#server/account/table.ts";
import type { Deps } from "#server/deps.ts";
import { holdLock } from "#server/platform/db/lock.ts";
import type { PersonalPart } from "#server/platform/personal-part.ts";

/** Accounts per run; the next run takes the rest. */
const BATCH = 100;
/** A call that was under way at the deletion, such as an upload, can still write so long after it. */
const LATE_WRITES_MS = 10 * MINUTE_MS;

/**
 * Erases what deleted accounts left behind, noun by noun. Every part can run again, so a run that was killed goes on
 * where the data is. An account is done when it was erased once more after its last call must have ended. One process
 * at a time.
 *
 * @returns how many accounts are done now; null while another process does it
 * @throws AbortError when the process stops
 */
export async function eraseAccounts(deps: Deps, parts: readonly PersonalPart[]): Promise<number | null> {
  return holdLock(deps.pool, "erase-accounts", async () => {
    let done = 0;
    const failures: unknown[] = [];
    for (const account of await loadToErase(deps)) {
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

/** @returns whether the account is done. */
async function erase(
  deps: Deps,
  parts: readonly PersonalPart[],
  { id, deletedAt }: Awaited<ReturnType<typeof loadToErase>>[number],
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

/** Served by user_to_erase_idx. */
async function loadToErase({ db }: Pick<Deps, "db">) {
  return db
    .select({ id: user.id, deletedAt: user.deletedAt })
    .from(user)
    .where(and(isNotNull(user.deletedAt), isNull(user.erasedAt)))
    .orderBy(asc(user.deletedAt))
    .limit(BATCH);
}
