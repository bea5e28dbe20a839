import type { Placing } from "#web/team/saving/team-writer.ts";

/** How many steps can be taken back. */
const MOST_STEPS = 100;

/** What stood on the pitch before, the latest last, and what was taken back, the next one last. */
export interface History {
  readonly past: readonly Placing[];
  readonly future: readonly Placing[];
}

export const NO_HISTORY: History = { past: [], future: [] };

/** A step on from this placing; what had been taken back is gone. */
export function remember({ past }: History, before: Placing): History {
  return { past: [...past, before].slice(-MOST_STEPS), future: [] };
}

export interface Travel {
  readonly history: History;
  readonly placing: Placing;
}

/** The placing before the last step; null: there was none. */
export function stepBack({ past, future }: History, now: Placing): Travel | null {
  const placing = past.at(-1);
  return placing ? { placing, history: { past: past.slice(0, -1), future: [...future, now] } } : null;
}

/** The placing that was taken back last; null: there is none. */
export function stepForward({ past, future }: History, now: Placing): Travel | null {
  const placing = future.at(-1);
  return placing ? { placing, history: { past: [...past, now], future: future.slice(0, -1) } } : null;
}

/**
 * What a saved team keeps of a placing. Changing the formation clears the slots (spec §4), and it is drops and removals
 * that are saved: until somebody stands in the new formation the team keeps the line-up that was cleared, so that looking
 * through the formations costs nobody a line-up.
 */
export function placingToKeep({ past }: History, now: Placing): Placing {
  const before = past.at(-1);
  const isCleared = before !== undefined && now.lineUp.size === 0 && before.formation !== now.formation;
  return isCleared ? placingToKeep({ past: past.slice(0, -1), future: [] }, before) : now;
}
