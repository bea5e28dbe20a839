import type { Placement } from "#web/team/line-up.ts";

/** The most actions that can be undone. */
const MOST_STEPS = 100;

/** Earlier placements, the latest last, and undone ones, the next to redo last. */
export interface History {
  readonly past: readonly Placement[];
  readonly future: readonly Placement[];
}

export const NO_HISTORY: History = { past: [], future: [] };

/** The history after a change to this placement; undone changes can no longer be redone. */
export function remember({ past }: History, before: Placement): History {
  return { past: [...past, before].slice(-MOST_STEPS), future: [] };
}

export interface Travel {
  readonly history: History;
  readonly placement: Placement;
}

/** The placement before the last change, or null. */
export function stepBack({ past, future }: History, now: Placement): Travel | null {
  const placement = past.at(-1);
  return placement ? { placement, history: { past: past.slice(0, -1), future: [...future, now] } } : null;
}

/** The placement undone last, or null. */
export function stepForward({ past, future }: History, now: Placement): Travel | null {
  const placement = future.at(-1);
  return placement ? { placement, history: { past: [...past, now], future: future.slice(0, -1) } } : null;
}

/**
 * The line-up to save. Changing the formation clears the slots (spec §4), but only drops and removals are saved: until
 * the new formation has a player the team keeps its old line-up, so trying formations loses nothing.
 */
export function placementToKeep({ past }: History, now: Placement): Placement {
  const before = past.at(-1);
  const isCleared = before !== undefined && now.lineUp.size === 0 && before.formation !== now.formation;
  return isCleared ? placementToKeep({ past: past.slice(0, -1), future: [] }, before) : now;
}
