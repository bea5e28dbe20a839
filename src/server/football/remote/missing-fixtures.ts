import { seasonOf } from "#game/leaderboard/season.ts";
import type { Database } from "#server/platform/db/database.ts";
import { GIVEN_UP_AFTER_MS } from "#server/football/void/given-up.ts";
import type { RemoteFixture, RemoteSchedule, StoredFixture } from "./remote-adapter.ts";
import { loadOverdue, loadStored, unknownClubs } from "./stored.ts";

/** A schedule with this share of the stored fixtures lacks only a few; with fewer, the answer is incomplete. */
const WHOLE_SHARE = 0.9;

/** Fixtures known to be in play that aren't among the given ones. */
export function unnamedIn(
  inPlay: readonly StoredFixture[],
  given: readonly RemoteFixture[],
): readonly StoredFixture[] {
  const named = new Set(given.map(({ key }) => key));
  return inPlay.filter(({ key }) => !named.has(key));
}

/** The clubs of a fixture, which meet once a season on this ground. */
export function pairOf({
  homeClubKey,
  awayClubKey,
}: Pick<RemoteFixture, "homeClubKey" | "awayClubKey">): string {
  return `${homeClubKey} ${awayClubKey}`;
}

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
