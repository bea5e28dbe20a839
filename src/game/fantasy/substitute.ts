import { shapeOf } from "./squad.ts";
import type { SquadMember } from "./squad.ts";

/** A card of the squad after its fixtures of the round, or as far as they have gone. */
export interface Appearance extends Pick<SquadMember, "cardId" | "position"> {
  /** At least one minute, or a card (docs/rules.md#substitutes). */
  readonly hasPlayed: boolean;
  /** Whether the player has no fixture in the round that's in play or still to come. */
  readonly isOver: boolean;
}

export interface Substitution {
  readonly offCardId: number;
  readonly onCardId: number;
}

/** Whether a starter gives way: nothing is left to play, and nothing was played. */
export function isAbsent({ hasPlayed, isOver }: Pick<Appearance, "hasPlayed" | "isOver">): boolean {
  return isOver && !hasPlayed;
}

/**
 * Who comes on for whom (docs/rules.md#substitutes): for an absent goalkeeper the first goalkeeper of the bench who
 * played; then each outfield card of the bench that played, in its order, for the first absent starter with whom the
 * line-up, as it stands by then, still fits a formation. Each starter gives way once, nobody comes on twice.
 */
export function decideSubstitutions(
  starters: readonly Appearance[],
  bench: readonly Appearance[],
): Substitution[] {
  const lineUp = [...starters];
  const cameOn = bench.filter(({ hasPlayed }) => hasPlayed);
  const goalkeepers = cameOn.filter(({ position }) => position === "goalkeeper");
  return [...new Set([...goalkeepers, ...cameOn])].flatMap((sub) => {
    const at = lineUp.findIndex((starter, place) => isAbsent(starter) && isLegal(lineUp.with(place, sub)));
    const off = lineUp[at];
    if (off === undefined) return [];
    lineUp[at] = sub;
    return [{ offCardId: off.cardId, onCardId: sub.cardId }];
  });
}

/** Every formation has one goalkeeper, so that a goalkeeper comes on only for a goalkeeper. */
function isLegal(lineUp: readonly Appearance[]): boolean {
  return shapeOf(lineUp.map(({ position }) => position)) !== null;
}
