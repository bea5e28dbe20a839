import type { Position } from "#game/card/position.ts";
import { naturalPosition } from "#game/team/formation.ts";
import type { LineUpPlayer } from "#game/match/line-up.ts";

/** The line that a player plays in: the position that is at home in the slot, whoever fills it. */
export function lineOf({ slot, position }: LineUpPlayer): Position {
  return naturalPosition(slot) ?? position;
}
