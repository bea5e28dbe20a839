import { type Figure, type Performance, UNKNOWN_PERFORMANCE } from "#game/football/performance.ts";
import { scorePerformance } from "#game/football/points.ts";
import type { StoredPerformance } from "./stored-performances.ts";
import type { ChangedFigures } from "#server/football/table.ts";

/** How a player's figures in a fixture have changed. */
export interface FiguresChange {
  readonly fixtureId: number;
  readonly playerId: number;
  readonly figures: ChangedFigures;
  /** For a card of the player's own position. */
  readonly pointsBefore: number;
  readonly pointsAfter: number;
}

const names = Object.keys(UNKNOWN_PERFORMANCE) as (keyof Performance)[];

/** The players with changed figures; a player on one side only has no figures on the other. */
export function compareFigures(
  before: readonly StoredPerformance[],
  after: readonly StoredPerformance[],
): FiguresChange[] {
  const earlier = new Map(before.map((one) => [keyOf(one), one]));
  const later = new Map(after.map((one) => [keyOf(one), one]));
  return [...new Set([...earlier.keys(), ...later.keys()])].flatMap(
    (key) => change(earlier.get(key), later.get(key)) ?? [],
  );
}

function keyOf({ fixtureId, playerId }: StoredPerformance): string {
  return `${fixtureId} ${playerId}`;
}

function change(
  before: StoredPerformance | undefined,
  after: StoredPerformance | undefined,
): FiguresChange | null {
  const one = after ?? before;
  if (one === undefined) return null;
  const figures = changedFigures(
    before?.figures ?? UNKNOWN_PERFORMANCE,
    after?.figures ?? UNKNOWN_PERFORMANCE,
  );
  if (Object.keys(figures).length === 0) return null;
  return {
    fixtureId: one.fixtureId,
    playerId: one.playerId,
    figures,
    pointsBefore: pointsOf(before),
    pointsAfter: pointsOf(after),
  };
}

function changedFigures(before: Performance, after: Performance): ChangedFigures {
  const changed: Record<string, readonly [Figure, Figure]> = {};
  for (const name of names) if (before[name] !== after[name]) changed[name] = [before[name], after[name]];
  return changed;
}

function pointsOf(stored: StoredPerformance | undefined): number {
  if (stored === undefined) return 0;
  const { figures, position, season } = stored;
  return scorePerformance(figures, position, season).points;
}
