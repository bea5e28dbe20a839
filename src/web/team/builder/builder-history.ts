import type { Placement } from "#web/team/line-up.ts";

/** How many actions can be undone. */
const MOST_STEPS = 100;

/** The placements before, the latest last, and those that were undone, the next to redo last. */
export interface History {
  readonly past: readonly Placement[];
  readonly future: readonly Placement[];
}

export const NO_HISTORY: History = { past: [], future: [] };

/** After a change of this placement; what had been undone cannot be redone any more. */
export function remember({ past }: History, before: Placement): History {
  return { past: [...past, before].slice(-MOST_STEPS), future: [] };
}

export interface Travel {
  readonly history: History;
  readonly placement: Placement;
}

/** The placement before the last change; null: there was none. */
export function stepBack({ past, future }: History, now: Placement): Travel | null {
  const placement = past.at(-1);
  return placement ? { placement, history: { past: past.slice(0, -1), future: [...future, now] } } : null;
}

/** The placement that was undone last; null: there is none. */
export function stepForward({ past, future }: History, now: Placement): Travel | null {
  const placement = future.at(-1);
  return placement ? { placement, history: { past: [...past, now], future: future.slice(0, -1) } } : null;
}

/**
 * The line-up that a saved team keeps. Changing the formation clears the slots (spec §4), and it is drops and removals
 * that are saved: until the new formation has a player the team keeps the line-up before, so looking through the
 * formations costs nobody a line-up.
 */
export function placementToKeep({ past }: History, now: Placement): Placement {
  const before = past.at(-1);
  const isCleared = before !== undefined && now.lineUp.size === 0 && before.formation !== now.formation;
  return isCleared ? placementToKeep({ past: past.slice(0, -1), future: [] }, before) : now;
}
