import { seasonOf } from "#game/leaderboard/season.ts";
import type { Database } from "#server/platform/db/database.ts";
import { GIVEN_UP_AFTER_MS } from "#server/football/void/given-up.ts";
import { pairOf } from "./named-fixtures.ts";
import type { RemoteFixture, RemoteSchedule } from "./remote-adapter.ts";
import { loadOverdue, loadStored } from "./stored.ts";

/** A schedule with this share of the stored fixtures lacks only a few; with fewer, the answer is incomplete. */
const WHOLE_SHARE = 0.9;

interface Facts {
  readonly provider: string;
  /** The number of stored pairs of clubs. */
  readonly stored: number;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Stored fixtures that should long be over: if a nearly complete schedule doesn't name them, nothing else will. Those
 * that came back under a new key aren't among them, as they're about to get it.
 */
export async function leftOutFixtures(
  db: Database,
  { leagueId, fixtures, isWhole }: RemoteSchedule,
  { provider, stored, now }: Facts,
): Promise<RemoteFixture[]> {
  if (!isWhole || fixtures.length < stored * WHOLE_SHARE) return [];
  const season = seasonOf(now).startYear;
  const overdue = await loadOverdue(db, provider, { leagueId, season, before: now - GIVEN_UP_AFTER_MS });
  const pairs = new Set(overdue.map(pairOf));
  const keys = new Set(fixtures.map(({ key }) => key));
  const twins = fixtures.filter((one) => pairs.has(pairOf(one)));
  const known = new Set(
    (
      await loadStored(
        db,
        provider,
        twins.map(({ key }) => key),
      )
    ).map(({ key }) => key),
  );
  const renewed = new Set(twins.filter(({ key }) => !known.has(key)).map(pairOf));
  return overdue
    .filter((one) => !keys.has(one.key) && !renewed.has(pairOf(one)))
    .map((one) => ({ ...one, leagueId }));
}
