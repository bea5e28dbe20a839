import type { Database } from "#server/platform/db/database.ts";
import { pairOf } from "./named-fixtures.ts";
import type { RemoteSchedule } from "./remote-adapter.ts";
import { unknownClubs } from "./stored.ts";

/** What a schedule lacks. */
export interface ScheduleGaps {
  /** Fit for a log; empty: nothing. */
  readonly reasons: readonly string[];
  /** Whether it has fixtures of clubs that aren't stored. */
  readonly hasUnknownClubs: boolean;
}

/**
 * What a schedule lacks, by what's stored. Fixtures of a club that isn't stored can't be stored either, such as one that
 * an incomplete answer left out.
 *
 * @param stored the number of stored pairs of clubs
 */
export async function gapsIn(
  db: Database,
  { leagueId, fixtures, isWhole }: RemoteSchedule,
  { provider, stored }: { readonly provider: string; readonly stored: number },
): Promise<ScheduleGaps> {
  const given = new Set(fixtures.map(pairOf)).size;
  const unknown = await unknownClubs(db, provider, fixtures);
  const hasUnknownClubs = unknown.length > 0;
  return {
    hasUnknownClubs,
    reasons: [
      ...(isWhole && given >= stored
        ? []
        : [`${given} fixtures of ${leagueId} were given where ${stored} are stored`]),
      ...(hasUnknownClubs
        ? [`${leagueId} has fixtures of clubs that aren't known: ${unknown.join(", ")}`]
        : []),
    ],
  };
}
