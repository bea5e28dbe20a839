import type { CardView } from "#contract/card/card.ts";
import type { SlotView } from "#contract/team.ts";
import { decideSlots, type FilledSlot, type SlotsRefusal } from "#game/team/decide-slots.ts";
import { isOutOfPosition, slotsOf } from "#game/team/formation.ts";
import { TEAM_SIZE } from "#game/team/decide-team.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { type Labelled, slotPlaces } from "./slot-places.ts";

/** The cards of a team by the index of their slot in the formation. */
export type LineUp = ReadonlyMap<number, CardView>;

/** A formation with the cards in its slots. */
export interface Placement {
  /** Empty if none is chosen yet. */
  readonly formation: string;
  readonly lineUp: LineUp;
}

export const NOBODY: LineUp = new Map();

export function lineUpOf(formation: string, slots: readonly SlotView[]): LineUp {
  const places = slotPlaces(formation, slots, labelledOf);
  return new Map([...places].map(([at, { card }]) => [at, card]));
}

/** The label and index that identify a slot in its formation. */
export function labelledOf({ position, positionIndex }: SlotView): Labelled {
  return { label: position, index: positionIndex };
}

/** The filled slots as the rules and the server expect them, in formation order. */
export function filledSlots(formation: string, lineUp: LineUp): FilledSlot[] {
  return slotsOf(formation).flatMap(({ label }, positionIndex) => {
    const card = lineUp.get(positionIndex);
    return card ? [{ cardId: card.id, position: label, positionIndex }] : [];
  });
}

/** The filled slots as the server answers them. */
export function slotsIn(teamId: number, { formation, lineUp }: Placement): SlotView[] {
  return filledSlots(formation, lineUp).flatMap((slot) => {
    const card = lineUp.get(slot.positionIndex);
    return card ? [{ ...slot, teamId, card }] : [];
  });
}

export function slotOfCard(lineUp: LineUp, cardId: number): number | null {
  for (const [index, card] of lineUp) if (card.id === cardId) return index;
  return null;
}

/** A card and the slot it goes to. */
export interface PlacedCard {
  readonly card: CardView;
  readonly at: number;
}

/**
 * The line-up with a card in a slot, or why the rules refuse it. No card leaves the pitch: a card from another slot
 * swaps with the one already there, and a card from the list moves it to a free slot, which a full team doesn't have
 * (spec §5, "Sixth player").
 */
export function withCard(
  formation: string,
  lineUp: LineUp,
  { card, at }: PlacedCard,
): Outcome<LineUp, SlotsRefusal> {
  const from = slotOfCard(lineUp, card.id);
  if (from === null && lineUp.size >= TEAM_SIZE) return refused({ code: "team_full" });
  const met = lineUp.get(at);
  const next = new Map(lineUp);
  if (from !== null) next.delete(from);
  next.set(at, card);
  const free = met && (from ?? freeSlotFor(formation, next, met));
  if (met && typeof free === "number") next.set(free, met);
  return decided(formation, next);
}

/** The line-up with a card from the list replacing the one in a slot, or why the rules refuse it. */
export function withReplacement(
  formation: string,
  lineUp: LineUp,
  { card, at }: PlacedCard,
): Outcome<LineUp, SlotsRefusal> {
  return decided(formation, new Map(lineUp).set(at, card));
}

function decided(formation: string, lineUp: LineUp): Outcome<LineUp, SlotsRefusal> {
  const slots = filledSlots(formation, lineUp);
  const decision = decideSlots({ formation, slots, ownedCards: [...lineUp.values()] });
  return decision.ok ? accepted(lineUp) : decision;
}

export function withoutSlot(lineUp: LineUp, index: number): LineUp {
  return new Map([...lineUp].filter(([at]) => at !== index));
}

/** The first free slot in which a card is in position, or null. */
export function ownSlotFor(formation: string, lineUp: LineUp, card: CardView): number | null {
  const own = freeSlots(formation, lineUp).find(({ label }) => !isOutOfPosition(label, card.position));
  return own?.at ?? null;
}

/** The slot for a card dropped beside the slots: the first free one in its position, else the first free one. */
export function freeSlotFor(formation: string, lineUp: LineUp, card: CardView): number | null {
  return ownSlotFor(formation, lineUp, card) ?? freeSlots(formation, lineUp)[0]?.at ?? null;
}

function freeSlots(formation: string, lineUp: LineUp) {
  return slotsOf(formation).flatMap(({ label }, at) => (lineUp.has(at) ? [] : [{ label, at }]));
}
