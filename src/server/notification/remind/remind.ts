import type { DepsWithPool } from "#server/deps.ts";
import { holdLock } from "#server/platform/db/lock.ts";
import { throwFailures } from "#server/platform/throw-failures.ts";
import { remindOfDeadlines } from "./deadlines.ts";
import { tellOfGameweeks } from "./gameweeks.ts";
import { tellOfDismissals, tellOfGoals, tellOfLineUps } from "./matches.ts";
import { tellOfPlaces } from "./places.ts";
import { tellOfOffers } from "./scout-offers.ts";

/** Goals first: they are news for minutes. */
const SOURCES = [
  tellOfGoals,
  tellOfDismissals,
  tellOfLineUps,
  remindOfDeadlines,
  tellOfGameweeks,
  tellOfOffers,
  tellOfPlaces,
];

/**
 * Finds news for managers and notifies them, once per cause (docs/rules.md#reminders). A run without news costs a few
 * small queries. A source that fails doesn't keep the others from telling.
 *
 * @returns null if another process is running this
 * @throws AbortError when the process stops; the failures, once every source has run
 */
export async function remind(deps: DepsWithPool): Promise<true | null> {
  return holdLock(deps.pool, "remind", async () => {
    const failures: unknown[] = [];
    for (const tell of SOURCES) {
      deps.jobs.stopping?.throwIfAborted();
      await tell(deps).catch((error: unknown) => failures.push(error));
    }
    deps.jobs.stopping?.throwIfAborted();
    throwFailures(failures);
    return true as const;
  });
}
