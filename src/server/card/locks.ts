import type { CardLock } from "#game/card/decide-deletion.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { loadSquadLocks } from "#server/fantasy/card-locks.ts";
import { loadTournamentLocks } from "#server/tournament/store.ts";

/**
 * Where a user's cards are locked: the one place where everything that locks cards comes together.
 *
 * @param now the application's time in epoch milliseconds
 * @returns the locks of each locked card by its id
 */
export async function loadCardLocks(
  db: Queryable,
  userId: string,
  now: number,
): Promise<ReadonlyMap<number, readonly CardLock[]>> {
  const locks = new Map<number, CardLock[]>();
  for (const { tournamentName, until, cardIds } of await loadTournamentLocks(db, userId, now)) {
    const lock = { where: `it plays in the tournament ${tournamentName}`, until: until.toISOString() };
    for (const id of cardIds) locks.set(id, [...(locks.get(id) ?? []), lock]);
  }
  for (const { leagueName, round, until, cardIds } of await loadSquadLocks(db, userId, now)) {
    const lock = { where: `it plays in round ${round} of ${leagueName}`, until: until.toISOString() };
    for (const id of cardIds) locks.set(id, [...(locks.get(id) ?? []), lock]);
  }
  return locks;
}
