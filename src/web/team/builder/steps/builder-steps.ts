import type { CardView } from "#contract/card/card.ts";
import type { Refusal } from "#contract/refusals.ts";
import { bestFive } from "#game/team/best-five.ts";
import { decideFormation, TEAM_SIZE } from "#game/team/decide-team.ts";
import { slotsOf } from "#game/team/formation.ts";
import { freeSlotFor, NOBODY, slotOfCard, withCard, withoutSlot } from "#web/team/line-up.ts";
import type { Placing } from "#web/team/saving/team-writer.ts";
import { stepBack, stepForward, type Travel } from "./builder-history.ts";
import type { BuilderState, FocusWish } from "./builder-state.ts";

/**
 * What an action comes to: a choice, other people on the pitch, a way back or forth, a refusal by the rules, or a word
 * on what must be done first. Drag, presses and keyboard all come to these steps.
 */
export type Step =
  | { readonly kind: "chosen"; readonly change: Partial<Omit<BuilderState, "lineUp" | "formation">> }
  | {
      readonly kind: "placed";
      readonly placing: Placing;
      readonly announcement: string;
      readonly focusWish: FocusWish | null;
    }
  | { readonly kind: "travelled"; readonly travel: Travel; readonly announcement: string }
  | { readonly kind: "refused"; readonly refusal: Refusal }
  | { readonly kind: "formation_missing" };

/** How a press was made: one by keyboard moves the focus to where the second press is made. */
export interface Press {
  readonly isByKey: boolean;
}

const NO_CHANGE: Step = { kind: "chosen", change: {} };
const TEAM_FULL: Step = { kind: "refused", refusal: { code: "team_full" } };

/** A card of the list is pressed: it goes to the chosen slot, else it is chosen and waits for one. */
export function pressCard(state: BuilderState, card: CardView, { isByKey }: Press): Step {
  const { selection, formation, lineUp } = state;
  if (selection?.kind === "slot") return place(state, card, selection.index);
  if (formation === "") return { kind: "formation_missing" };
  if (lineUp.size >= TEAM_SIZE) return TEAM_FULL;
  if (selection?.card.id === card.id) return choose(null, "Nobody is chosen.");
  const index = freeSlotFor(formation, lineUp, card);
  const announcement = `${card.playerName} is chosen. Press a slot on the pitch.`;
  return choose(
    { kind: "card", card },
    announcement,
    isByKey && index !== null ? { kind: "slot", index } : null,
  );
}

/** A slot is pressed: the chosen card comes to it, or it changes places with the chosen slot, or it is chosen. */
export function pressSlot(state: BuilderState, index: number, { isByKey }: Press): Step {
  const { selection, lineUp } = state;
  if (selection?.kind === "card") return place(state, selection.card, index);
  if (selection?.index === index) return choose(null, "No slot is chosen.");
  const moving = selection && lineUp.get(selection.index);
  if (moving) return place(state, moving, index);
  const standing = lineUp.get(index);
  if (selection && standing) return place(state, standing, selection.index);
  const announcement = `${labelOf(state, index)} is chosen. Press a player or another slot.`;
  return choose(
    { kind: "slot", index },
    announcement,
    isByKey && standing === undefined ? { kind: "players" } : null,
  );
}

/** What was chosen is not any more; who chose it by keyboard is back where they were. */
export function cancel({ selection }: BuilderState): Step {
  if (selection === null) return NO_CHANGE;
  const focusWish: FocusWish = selection.kind === "card" ? { kind: "players" } : selection;
  return choose(null, "Nothing is chosen.", focusWish);
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

export function remove({ formation, lineUp }: BuilderState, index: number): Step {
  const name = lineUp.get(index)?.playerName ?? "Nobody";
  const placing = { formation, lineUp: withoutSlot(lineUp, index) };
  return {
    kind: "placed",
    placing,
    announcement: `${name} is taken off.`,
    focusWish: { kind: "slot", index },
  };
}

/** Another formation clears all slots (spec §4). */
export function changeFormation(state: BuilderState, formation: string): Step {
  if (formation === state.formation) return NO_CHANGE;
  const cleared = state.lineUp.size > 0 ? " All slots are empty; undo brings the players back." : "";
  const announcement = `Formation ${formation}.${cleared}`;
  return { kind: "placed", placing: { formation, lineUp: NOBODY }, announcement, focusWish: null };
}

/** The best five that these cards give for the formation. */
export function placeBestFive({ formation, lineUp }: BuilderState, cards: readonly CardView[]): Step {
  const known = decideFormation(formation);
  if (!known.ok) return { kind: "formation_missing" };
  const best = bestFive(known.value, cards);
  const isSame = best.size === lineUp.size && [...best].every(([at, { id }]) => lineUp.get(at)?.id === id);
  if (isSame) return choose(null, "Your best five are on the pitch already.");
  const names = [...best.values()].map(({ playerName }) => playerName).join(", ");
  const announcement = `Your best five: ${names}.`;
  return { kind: "placed", placing: { formation, lineUp: best }, announcement, focusWish: null };
}

export function undo(state: BuilderState): Step {
  return travelled(stepBack(state.history, placingOf(state)), "Undone");
}

export function redo(state: BuilderState): Step {
  return travelled(stepForward(state.history, placingOf(state)), "Done again");
}

export function placingOf({ formation, lineUp }: BuilderState): Placing {
  return { formation, lineUp };
}

function travelled(travel: Travel | null, what: string): Step {
  if (travel === null) return NO_CHANGE;
  const { formation, lineUp } = travel.placing;
  const announcement = `${what}: ${lineUp.size} of ${TEAM_SIZE} players${formation === "" ? "" : ` in ${formation}`}.`;
  return { kind: "travelled", travel, announcement };
}

function place(state: BuilderState, card: CardView, at: number): Step {
  const { formation } = state;
  const outcome = withCard(formation, state.lineUp, { card, at });
  if (!outcome.ok) return { kind: "refused", refusal: outcome.refusal };
  const announcement = `${card.playerName} stands at ${labelOf(state, at)}.`;
  const focusWish: FocusWish = { kind: "slot", index: at };
  return { kind: "placed", placing: { formation, lineUp: outcome.value }, announcement, focusWish };
}

function choose(
  selection: BuilderState["selection"],
  announcement: string,
  focusWish: FocusWish | null = null,
): Step {
  return { kind: "chosen", change: { selection, announcement, focusWish } };
}

function labelOf({ formation }: BuilderState, index: number): string {
  return slotsOf(formation)[index]?.label ?? "";
}
