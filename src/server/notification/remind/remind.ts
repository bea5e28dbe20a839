import type { Deps } from "#server/deps.ts";
import { holdLock } from "#server/platform/db/lock.ts";
import { remindOfDeadlines } from "./deadlines.ts";
import { tellOfGameweeks } from "./gameweeks.ts";
import { tellOfMatches } from "./matches.ts";
import { tellOfPlaces } from "./places.ts";
import { tellOfOffers } from "./scout-offers.ts";

/** Goals first: they are news for minutes. */
const SOURCES = [tellOfMatches, remindOfDeadlines, tellOfGameweeks, tellOfOffers, tellOfPlaces];

/**
 * Finds news for managers and notifies them, once per cause (docs/rules.md#reminders). A run without news costs a few
 * small queries.
 *
 * @returns null if another process is running this
 * @throws AbortError when the process stops
 */
export async function remind(deps: Deps): Promise<true | null> {
  return holdLock(deps.pool, "remind", async () => {
    for (const tell of SOURCES) {
      deps.jobs.stopping?.throwIfAborted();
      await tell(deps);
    }
    return true as const;
  });
}
