import type { CardView } from "#contract/card.ts";
import type { Refusal } from "#contract/refusals.ts";
import { TEAM_SIZE } from "#game/team/decide-team.ts";
import { slotsOf } from "#game/team/formation.ts";
import { freeSlotFor, type LineUp, NOBODY, slotOfCard, withCard, withoutSlot } from "../line-up.ts";
import type { BuilderState } from "./builder-state.ts";

/**
 * What an action comes to: a change of the builder (one of the line-up is kept by a saved team), a refusal by the
 * rules, or a word on what must be done first. Drag, presses and keyboard all come to these steps.
 */
export type Step =
  | { readonly kind: "changed"; readonly change: Partial<BuilderState> }
  | { readonly kind: "placed"; readonly lineUp: LineUp; readonly announcement: string }
  | { readonly kind: "refused"; readonly refusal: Refusal }
  | { readonly kind: "formation_missing" };

const NO_CHANGE: Step = { kind: "changed", change: {} };
const TEAM_FULL: Step = { kind: "refused", refusal: { code: "team_full" } };

/** A card of the list is pressed: it goes to the chosen slot, else it is chosen and waits for one. */
export function pressCard(state: BuilderState, card: CardView): Step {
  const { selection, formation, lineUp } = state;
  if (selection?.kind === "slot") return place(state, card, selection.index);
  if (formation === "") return { kind: "formation_missing" };
  if (lineUp.size >= TEAM_SIZE) return TEAM_FULL;
  if (selection?.card.id === card.id) return select(null, "Nobody is chosen.");
  return select({ kind: "card", card }, `${card.playerName} is chosen. Press a slot on the pitch.`);
}

/** A slot is pressed: the chosen card comes to it, or it changes places with the chosen slot, or it is chosen. */
export function pressSlot(state: BuilderState, index: number): Step {
  const { selection, lineUp } = state;
  if (selection?.kind === "card") return place(state, selection.card, index);
  if (selection?.index === index) return select(null, "No slot is chosen.");
  const moving = selection && lineUp.get(selection.index);
  if (moving) return place(state, moving, index);
  const standing = lineUp.get(index);
  if (selection && standing) return place(state, standing, selection.index);
  const announcement = `${labelOf(state, index)} is chosen. Press a player or another slot.`;
  return select({ kind: "slot", index }, announcement);
}

export function dropOnSlot(state: BuilderState, card: CardView, index: number): Step {
  return state.lineUp.get(index)?.id === card.id ? NO_CHANGE : place(state, card, index);
}

/** A card is dropped beside the slots: it finds its own, where there is a free one. */
export function dropOnPitch(state: BuilderState, card: CardView): Step {
  if (state.formation === "") return { kind: "formation_missing" };
  if (slotOfCard(state.lineUp, card.id) !== null) return NO_CHANGE;
  const at = freeSlotFor(state.formation, state.lineUp, card);
  return at === null ? TEAM_FULL : place(state, card, at);
}

export function remove(state: BuilderState, index: number): Step {
  const name = state.lineUp.get(index)?.playerName ?? "Nobody";
  const lineUp = withoutSlot(state.lineUp, index);
  return { kind: "placed", lineUp, announcement: `${name} is taken off.` };
}

/** Another formation clears all slots (spec §4). */
export function changeFormation(state: BuilderState, formation: string): Step {
  if (formation === state.formation) return NO_CHANGE;
  const announcement = `Formation ${formation}. All slots are empty.`;
  return { kind: "changed", change: { formation, lineUp: NOBODY, selection: null, announcement } };
}

function place(state: BuilderState, card: CardView, at: number): Step {
  const outcome = withCard(state.formation, state.lineUp, { card, at });
  if (!outcome.ok) return { kind: "refused", refusal: outcome.refusal };
  const announcement = `${card.playerName} stands at ${labelOf(state, at)}.`;
  return { kind: "placed", lineUp: outcome.value, announcement };
}

function select(selection: BuilderState["selection"], announcement: string): Step {
  return { kind: "changed", change: { selection, announcement } };
}

function labelOf({ formation }: BuilderState, index: number): string {
  return slotsOf(formation)[index]?.label ?? "";
}
