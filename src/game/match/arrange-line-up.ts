import { slotsOf } from "#game/team/formation.ts";
import type { FiveASideFormationName, FormationSlot } from "#game/team/formation.ts";
import type { Five, LineUp, LineUpPlayer } from "./line-up.ts";
import { mapFive } from "./line-up.ts";
import { playedOverall } from "./played-overall.ts";

/**
 * Puts five players into a formation where they are worth most: the arrangement with the highest sum of played
 * overalls, and of equal ones the first in the players' given order.
 */
export function arrangeLineUp(players: Five<LineUpPlayer>, formation: FiveASideFormationName): LineUp {
  const placed = fill(slotsOf(formation), players);
  return { formation, players: mapFive(players, (player, index) => placed[index] ?? player) };
}

/** The sum of what players are worth where they play. */
export function worthOf(players: readonly LineUpPlayer[]): number {
  return players.reduce((sum, player) => sum + playedOverall(player), 0);
}

function fill(slots: readonly FormationSlot[], free: readonly LineUpPlayer[]): readonly LineUpPlayer[] {
  const [slot, ...later] = slots;
  if (!slot) return [];
  let best: readonly LineUpPlayer[] = [];
  for (const player of free) {
    const others = free.filter((other) => other !== player);
    const candidate = [{ ...player, slot: slot.label }, ...fill(later, others)];
    if (worthOf(candidate) > worthOf(best)) best = candidate;
  }
  return best;
}
