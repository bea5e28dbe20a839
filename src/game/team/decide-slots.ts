import { accepted, refused } from "#game/outcome.ts";
import type { Outcome } from "#game/outcome.ts";
import { decideFormation, TEAM_SIZE } from "./decide-team.ts";
import type { FormationUnknown } from "./decide-team.ts";
import { isSlotLabel, type SlotLabel, slotKey, slotsOf } from "./formation.ts";
import { repeatedPlayer } from "./repeated-player.ts";
import type { PlayerTwice } from "./repeated-player.ts";

/** A card put into a slot: `position` is the slot's label, `positionIndex` its index in the formation (spec §3). */
export interface FilledSlot {
  readonly cardId: number;
  readonly position: string;
  readonly positionIndex: number;
}

/** One whose label the formation has. */
export interface DecidedSlot extends FilledSlot {
  readonly position: SlotLabel;
}

/** What the rules need to know of a card that a user owns. */
export interface OwnedCard {
  readonly id: number;
  readonly isApproved: boolean;
  readonly playerName: string;
  /** The real player that the card is linked to, or null. */
  readonly playerId: number | null;
}

export interface SlotsFacts {
  readonly formation: string;
  readonly slots: readonly FilledSlot[];
  /** The cards of the user who asks; those in `slots` are enough. */
  readonly ownedCards: readonly OwnedCard[];
}

export type SlotsRefusal =
  | FormationUnknown
  | { readonly code: "team_full" }
  | { readonly code: "slot_unknown"; readonly slot: string }
  | { readonly code: "slot_taken_twice"; readonly slot: string }
  | { readonly code: "card_twice"; readonly cardId: number }
  | { readonly code: "card_not_yours"; readonly cardId: number }
  | { readonly code: "card_not_approved"; readonly playerName: string }
  | PlayerTwice;

/**
 * Whether these cards may play in these slots of a team. A line-up may be partial, from nobody to five, because the
 * builder saves after every drop (spec §4); any card fits any slot (docs/rules.md#out-of-position).
 * The value is the slots in the order of the formation.
 */
export function decideSlots(facts: SlotsFacts): Outcome<readonly DecidedSlot[], SlotsRefusal> {
  const formation = decideFormation(facts.formation);
  if (!formation.ok) return formation;
  const refusal =
    (facts.slots.length > TEAM_SIZE ? { code: "team_full" as const } : null) ??
    slotRefusal(facts) ??
    cardRefusal(facts);
  if (refusal) return refused(refusal);
  return accepted(inFormationOrder(facts.formation, facts.slots));
}

/**
 * A slot is its label with its index (spec §3). Indices may count the slots of the whole formation or those of one
 * label: what matters is that no slot is filled twice, and no label more often than the formation has it.
 */
function slotRefusal(facts: SlotsFacts): SlotsRefusal | null {
  const labels = slotsOf(facts.formation).map(({ label }) => label as string);
  const twice = repeatedSlot(facts.slots);
  if (twice !== null) return { code: "slot_taken_twice", slot: twice };
  for (const { position, positionIndex } of facts.slots) {
    const slot = slotKey(position, positionIndex);
    const filled = facts.slots.filter((other) => other.position === position).length;
    const available = labels.filter((label) => label === position).length;
    if (filled > available || positionIndex >= labels.length) return { code: "slot_unknown", slot };
  }
  return null;
}

/** The first slot that another card before it already fills, or null. */
function repeatedSlot(slots: readonly FilledSlot[]): string | null {
  const taken = new Set<string>();
  for (const { position, positionIndex } of slots) {
    const slot = slotKey(position, positionIndex);
    if (taken.has(slot)) return slot;
    taken.add(slot);
  }
  return null;
}

/** From goal to attack, and within a label by index. */
function inFormationOrder(formation: string, slots: readonly FilledSlot[]): DecidedSlot[] {
  const labels = slotsOf(formation).map(({ label }) => label);
  return slots
    .flatMap(({ position, ...slot }) => (isSlotLabel(position) ? [{ ...slot, position }] : []))
    .sort(
      (a, b) => labels.indexOf(a.position) - labels.indexOf(b.position) || a.positionIndex - b.positionIndex,
    );
}

function cardRefusal(facts: SlotsFacts): SlotsRefusal | null {
  const owned = new Map(facts.ownedCards.map((card) => [card.id, card]));
  const placed = new Set<OwnedCard>();
  for (const { cardId } of facts.slots) {
    const card = owned.get(cardId);
    if (!card) return { code: "card_not_yours", cardId };
    if (placed.has(card)) return { code: "card_twice", cardId };
    if (!card.isApproved) return { code: "card_not_approved", playerName: card.playerName };
    placed.add(card);
  }
  const repeated = repeatedPlayer([...placed]);
  return repeated ? { code: "player_twice", playerName: repeated.playerName } : null;
}
