import type { Position } from "#game/card/position.ts";
import { naturalPosition } from "#game/team/formation.ts";
import type { LineUpPlayer } from "#game/match/line-up.ts";

/** The line that a player plays in: the natural position of the slot, whatever card fills it. */
export function lineOf({ slot, position }: LineUpPlayer): Position {
  return naturalPosition(slot) ?? position;
}
