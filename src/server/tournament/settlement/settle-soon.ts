import { eq } from "drizzle-orm";
import type { Deps } from "#server/deps.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { settlement } from "#server/platform/standings/table.ts";
import { tournament } from "#server/tournament/table.ts";

/** At most one ask in so many real milliseconds, of each process. */
const PAUSE_MS = 500;
/** A larger table keeps a processor busy if it is settled at every entry: its new entries wait (`mayWait`). */
export const SETTLED_AT_ONCE = 20_000;

/**
 * Asks for a settlement after an entry, so a manager who has just entered sees a first position within two seconds; in a
 * large table it waits. Of many entries at once, the first asks and the last is asked for.
 */
export function settlingSoon(deps: Deps): (tournamentId: number) => void {
  let isPausing = false;
  let waiting: number | null = null;

  async function ask(tournamentId: number): Promise<void> {
    try {
      if (await isSettledAtOnce(deps.db, tournamentId)) await deps.jobs.soon("settle-tournaments");
    } catch (error) {
      // The planned run settles the entry too.
      deps.log.warn({ err: error, tournamentId }, "could not ask for a settlement");
    }
  }

  return function soon(tournamentId) {
    if (isPausing) {
      waiting = tournamentId;
      return;
    }
    isPausing = true;
    setTimeout(() => {
      isPausing = false;
      if (waiting === null) return;
      const next = waiting;
      waiting = null;
      soon(next);
    }, PAUSE_MS).unref();
    void ask(tournamentId);
  };
}

/** Whether a tournament's table is small enough to be settled whenever something changes. */
export async function isSettledAtOnce(db: Queryable, tournamentId: number): Promise<boolean> {
  const [last] = await db
    .select({ lines: settlement.lines })
    .from(tournament)
    .innerJoin(settlement, eq(settlement.id, tournament.settlementId))
    .where(eq(tournament.id, tournamentId));
  return (last?.lines ?? 0) <= SETTLED_AT_ONCE;
}
