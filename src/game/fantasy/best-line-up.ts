import type { FiveASideFormationName } from "#game/team/formation.ts";
import { STARTER_COUNT, shapeOf } from "./squad.ts";
import type { Squad, SquadMember } from "./squad.ts";

/** A card of the nine with what it earned in the round. */
export interface EarnedCard extends Pick<SquadMember, "cardId" | "position"> {
  /** Before captain and chip. */
  readonly points: number;
  /** A chip stays on the card that it was set on. */
  readonly hasChip: boolean;
}

/** Five starters with their captain. */
export interface BestLineUp {
  readonly formation: FiveASideFormationName;
  /** In the order of the nine. */
  readonly starterIds: readonly number[];
  readonly captainId: number;
  /** With captain and chips, before the cost of transfers. */
  readonly points: number;
}

/**
 * The line-up with the most points that these nine allowed, by trying all 126; the first of them where several have as
 * many. Null where no five of the cards fit a formation. No squad of the nine ever scores more, substitutions included.
 */
export function bestLineUp(nine: readonly EarnedCard[]): BestLineUp | null {
  let best: BestLineUp | null = null;
  for (const five of choices(nine, STARTER_COUNT)) {
    const formation = shapeOf(five.map(({ position }) => position));
    if (formation === null) continue;
    const captain = five.reduce((most, card) => (card.points > most.points ? card : most));
    const points = five.reduce((sum, card) => sum + card.points * (card.hasChip ? 2 : 1), captain.points);
    if (best !== null && best.points >= points) continue;
    best = { formation, starterIds: five.map(({ cardId }) => cardId), captainId: captain.cardId, points };
  }
  return best;
}

/** The line-up with the most points that a scored squad's nine allowed, its chips where they were. */
export function bestOfSquad(
  cards: readonly Omit<EarnedCard, "hasChip">[],
  { chipCardIds }: Pick<Squad, "chipCardIds">,
): BestLineUp | null {
  return bestLineUp(cards.map((card) => ({ ...card, hasChip: chipCardIds.includes(card.cardId) })));
}

/** Every choice of so many items, each in the order of the items. */
function choices<Item>(items: readonly Item[], count: number): Item[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, at) => choices(items.slice(at + 1), count - 1).map((rest) => [item, ...rest]));
}
