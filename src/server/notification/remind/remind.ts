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
 * Looks for what managers want to hear of and tells them, each cause once (docs/rules.md#reminders). A run without
 * anything new costs some small queries.
 *
 * @throws AbortError once the process stops
 */
export async function remind(deps: Deps): Promise<void> {
  await holdLock(deps.pool, "remind", async () => {
    for (const tell of SOURCES) {
      deps.jobs.stopping?.throwIfAborted();
      await tell(deps);
    }
  });
}
