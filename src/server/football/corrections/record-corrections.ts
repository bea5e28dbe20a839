import type { Transaction } from "#server/platform/db/database.ts";
import { compareFigures } from "./compare-figures.ts";
import type { StoredPerformance } from "./stored-performances.ts";
import { correction } from "#server/football/table.ts";

/** A fixture with changed details, and the players whose points changed. */
export interface DetailsChange {
  readonly fixtureId: number;
  readonly playerIds: readonly number[];
}

export interface ChangedFixture {
  readonly id: number;
  /** Whether the previous details were those of a finished match. */
  readonly wasFinal: boolean;
}

export interface Replacement {
  readonly fixtures: readonly ChangedFixture[];
  readonly before: readonly StoredPerformance[];
  readonly after: readonly StoredPerformance[];
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Records changes to finished fixtures in the ledger, in the transaction that makes them.
 * @returns for every fixture, finished or not, the players whose points have changed.
 */
export async function recordCorrections(
  tx: Transaction,
  { fixtures, before, after, now }: Replacement,
): Promise<readonly DetailsChange[]> {
  const changes = compareFigures(before, after);
  const final = new Set(fixtures.filter(({ wasFinal }) => wasFinal).map(({ id }) => id));
  const corrections = changes.filter(({ fixtureId }) => final.has(fixtureId));
  if (corrections.length > 0) {
    await tx.insert(correction).values(corrections.map((one) => ({ ...one, at: new Date(now) })));
  }
  const moved = changes.filter(({ pointsBefore, pointsAfter }) => pointsBefore !== pointsAfter);
  const byFixture = Map.groupBy(moved, ({ fixtureId }) => fixtureId);
  return fixtures.map(({ id }) => ({
    fixtureId: id,
    playerIds: (byFixture.get(id) ?? []).map(({ playerId }) => playerId),
  }));
}
