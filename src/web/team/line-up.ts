import type { CardView } from "#contract/card/card.ts";
import type { SlotView } from "#contract/team.ts";
import { decideSlots, type FilledSlot, type SlotsRefusal } from "#game/team/decide-slots.ts";
import { isOutOfPosition, slotsOf } from "#game/team/formation.ts";
import { accepted, type Outcome } from "#game/outcome.ts";
import { type Labelled, slotPlaces } from "./slot-places.ts";

/** The cards of a team by the index of their slot in the formation. */
export type LineUp = ReadonlyMap<number, CardView>;

/** A formation with the cards in its slots. */
export interface Placement {
  /** Empty: none is chosen yet. */
  readonly formation: string;
  readonly lineUp: LineUp;
}

export const NOBODY: LineUp = new Map();

export function lineUpOf(formation: string, slots: readonly SlotView[]): LineUp {
  const places = slotPlaces(formation, slots, labelledOf);
  return new Map([...places].map(([at, { card }]) => [at, card]));
}

/** A slot as it is told apart from the others of its formation. */
export function labelledOf({ position, positionIndex }: SlotView): Labelled {
  return { label: position, index: positionIndex };
}

/** The slots as the rules and the server take them, in the order of the formation. */
export function filledSlots(formation: string, lineUp: LineUp): FilledSlot[] {
  return slotsOf(formation).flatMap(({ label }, positionIndex) => {
    const card = lineUp.get(positionIndex);
    return card ? [{ cardId: card.id, position: label, positionIndex }] : [];
  });
}

export function slotOfCard(lineUp: LineUp, cardId: number): number | null {
  for (const [index, card] of lineUp) if (card.id === cardId) return index;
  return null;
}

/**
 * The line-up with a card in a slot, or why the rules refuse it. A card that comes from another slot changes places
 * with the one it meets; a card that comes from the list sends the one it meets back there.
 */
export function withCard(
  formation: string,
  lineUp: LineUp,
  placed: { readonly card: CardView; readonly at: number },
): Outcome<LineUp, SlotsRefusal> {
  const next = new Map(lineUp);
  const from = slotOfCard(lineUp, placed.card.id);
  const met = lineUp.get(placed.at);
  if (from !== null) next.delete(from);
  if (from !== null && met) next.set(from, met);
  next.set(placed.at, placed.card);
  const decision = decideSlots({
    formation,
    slots: filledSlots(formation, next),
    ownedCards: [...next.values()],
  });
  return decision.ok ? accepted(next) : decision;
}

export function withoutSlot(lineUp: LineUp, index: number): LineUp {
  return new Map([...lineUp].filter(([at]) => at !== index));
}

/** Where a card goes that is not aimed at a slot: the first free one that is home to it, else the first free one. */
export function freeSlotFor(formation: string, lineUp: LineUp, card: CardView): number | null {
  const free = slotsOf(formation).flatMap(({ label }, at) => (lineUp.has(at) ? [] : [{ label, at }]));
  const home = free.find(({ label }) => !isOutOfPosition(label, card.position));
  return (home ?? free[0])?.at ?? null;
}
