import type { LiveEvent } from "#contract/football/live.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { publishLive } from "#server/platform/live/publish-live.ts";
import { loadMatchDayFixtures } from "#server/football/view/load-matches-by-date.ts";
import type { FootballProvider } from "./provider.ts";
import type { DetailsChange } from "#server/football/corrections/record-corrections.ts";

/** If more fixtures than a full match day change at once, pages fetch everything again. */
const MOST_AT_ONCE = 60;

export interface FootballChange {
  readonly provider: FootballProvider["name"];
  /** Fixtures with visible changes. */
  readonly fixtureIds: readonly number[];
  readonly details: readonly DetailsChange[];
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Tells open pages about changed fixtures on the live scores, and whose points changed. */
export async function publishFootball(tx: Transaction, change: FootballChange): Promise<void> {
  const { provider, fixtureIds, details, now } = change;
  if (fixtureIds.length === 0) return;
  if (fixtureIds.length > MOST_AT_ONCE) return publishLive(tx, [{ kind: "resync", data: {} }], now);
  const views = await loadMatchDayFixtures(tx, fixtureIds, { provider, now });
  const shown = new Set(views.map(({ fixture }) => fixture.id));
  const events: LiveEvent[] = [
    ...views.map((data) => ({ kind: "score" as const, data })),
    ...details
      .filter(({ fixtureId, playerIds }) => shown.has(fixtureId) && playerIds.length > 0)
      .map(({ fixtureId, playerIds }) => ({
        kind: "points" as const,
        data: { fixtureId, playerIds: [...playerIds] },
      })),
  ];
  return publishLive(tx, events, now);
}
