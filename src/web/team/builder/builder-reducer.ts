import type { CardView } from "#contract/card/card.ts";
import type { Refusal } from "#contract/refusals.ts";
import { TEAM_SIZE } from "#game/team/decide-team.ts";
import {
  freeSlotFor,
  NOBODY,
  ownSlotFor,
  type PlacedCard,
  type Placement,
  slotOfCard,
  withCard,
  withoutSlot,
  withReplacement,
} from "#web/team/line-up.ts";
import { listText } from "#web/language/list-text.ts";
import { slotName as nameOfSlot } from "#web/team/slot-text.ts";
import type { Words } from "#words/noun.ts";
import { NO_HISTORY, remember, stepBack, stepForward, type Travel } from "./builder-history.ts";
import type { ChosenFive } from "./choose-five.ts";
import { type BuilderState, type FocusTarget, NEW_TEAM, placementOf, type Spoken } from "./builder-state.ts";

/** How a press was made. After a keyboard press, the focus moves to where the next press belongs. */
export interface Press {
  readonly isByKey: boolean;
}

/** The server's version of a team. */
export interface SavedTeam extends Placement {
  readonly name: string;
}

/** The actions of the builder, by drag, press or keyboard. */
export type BuilderAction =
  | ({ readonly type: "pressCard"; readonly card: CardView } & Press)
  | { readonly type: "pressSlot"; readonly index: number }
  /** The next card pressed replaces the one in this slot. */
  | { readonly type: "startSwap"; readonly index: number }
  /** `index` null: dropped outside the slots. */
  | { readonly type: "dropCard"; readonly card: CardView; readonly index: number | null }
  | { readonly type: "removePlayer"; readonly index: number }
  | { readonly type: "changeFormation"; readonly formation: string }
  | { readonly type: "placeFive"; readonly five: ChosenFive }
  | { readonly type: "cancelSelection" | "undo" | "redo" | "askForName" }
  | { readonly type: "rename"; readonly name: string }
  | { readonly type: "startTeam"; readonly draft: BuilderState }
  /** With `isUndoable`, undo restores what was on the pitch. */
  | { readonly type: "openTeam"; readonly team: SavedTeam; readonly isUndoable: boolean };

const CLEARED: Spoken = (t) => t("spoken.cleared");

/** The builder after an action. Pure: a refusal by the rules is in `refusal`. */
export function builderReducer(state: BuilderState, action: BuilderAction): BuilderState {
  switch (action.type) {
    case "pressCard":
      return pressCard(state, action.card, action);
    case "pressSlot":
      return pressSlot(state, action.index);
    case "startSwap":
      return startSwap(state, action.index);
    case "dropCard":
      return dropCard(state, action.card, action.index);
    case "removePlayer":
      return removePlayer(state, action.index);
    case "changeFormation":
      return changeFormation(state, action.formation);
    case "placeFive":
      return placeFive(state, action.five);
    case "cancelSelection":
      return cancelSelection(state);
    case "undo":
      return travel(state, stepBack(state.history, placementOf(state)), "spoken.undone");
    case "redo":
      return travel(state, stepForward(state.history, placementOf(state)), "spoken.redone");
    case "rename":
      return { ...state, name: action.name };
    case "askForName":
      return { ...state, focusTarget: { kind: "name" } };
    case "startTeam":
      return action.draft;
    default:
      return openTeam(state, action.team, action.isUndoable);
  }
}

/**
 * A press on a card places it in the selected slot, else in a free slot of its position. If there is none, the card is
 * selected, and the next pressed slot takes it.
 */
function pressCard(state: BuilderState, card: CardView, { isByKey }: Press): BuilderState {
  const { selection, formation, lineUp } = state;
  if (selection?.kind === "slot") {
    return place(state, { card, at: selection.index }, selection.isSwap ? withReplacement : withCard);
  }
  if (formation === "") return refuse(state, formationMissing());
  if (lineUp.size >= TEAM_SIZE) return refuse(state, { code: "team_full" });
  if (selection?.card.id === card.id) return choose(state, null, CLEARED);
  const own = ownSlotFor(formation, lineUp, card);
  if (own !== null) {
    const placed = place(state, { card, at: own });
    // The next card is in the list again.
    return isByKey && placed.refusal === state.refusal
      ? { ...placed, focusTarget: { kind: "players" } }
      : placed;
  }
  const index = freeSlotFor(formation, lineUp, card);
  const focusTarget: FocusTarget | null = isByKey && index !== null ? { kind: "slot", index } : null;
  const announcement: Spoken = (t) => t("spoken.cardChosen", { player: card.playerName });
  return choose(state, { kind: "card", card }, announcement, focusTarget);
}

/** A press on a slot places the selected card there, moves the selected player there, or selects it. */
function pressSlot(state: BuilderState, index: number): BuilderState {
  const { selection, lineUp } = state;
  if (selection?.kind === "card") return place(state, { card: selection.card, at: index });
  if (selection?.index === index) return choose(state, null, CLEARED);
  const moving = selection && lineUp.get(selection.index);
  if (moving) return place(state, { card: moving, at: index });
  const announcement: Spoken = (t) => t("spoken.slotChosen", { slot: slotName(t, state, index) });
  return choose(state, { kind: "slot", index, isSwap: false }, announcement);
}

/** Selects a slot to swap: the next card pressed replaces its player; a second press cancels. */
function startSwap(state: BuilderState, index: number): BuilderState {
  const { selection, lineUp } = state;
  const nameIn = (t: Words<"team">) => lineUp.get(index)?.playerName ?? slotName(t, state, index);
  const isOn = selection?.kind === "slot" && selection.index === index && selection.isSwap;
  if (isOn) return choose(state, null, (t) => t("spoken.staysOn", { player: nameIn(t) }));
  const announcement: Spoken = (t) => t("spoken.swapping", { player: nameIn(t) });
  return choose(state, { kind: "slot", index, isSwap: true }, announcement);
}

/** Clears the selection and moves the focus back to where it was made. */
function cancelSelection(state: BuilderState): BuilderState {
  const { selection } = state;
  if (selection === null) return state;
  const focusTarget: FocusTarget =
    selection.kind === "card" ? { kind: "players" } : { kind: "slot", index: selection.index };
  return choose(state, null, CLEARED, focusTarget);
}

/** A card dropped outside the slots goes to a free one, if there is one. */
function dropCard(state: BuilderState, card: CardView, index: number | null): BuilderState {
  const { formation, lineUp } = state;
  const from = slotOfCard(lineUp, card.id);
  if (index !== null) return from === index ? state : place(state, { card, at: index });
  if (formation === "") return refuse(state, formationMissing());
  if (from !== null) return state;
  const free = freeSlotFor(formation, lineUp, card);
  return free === null ? refuse(state, { code: "team_full" }) : place(state, { card, at: free });
}

function removePlayer(state: BuilderState, index: number): BuilderState {
  const { formation, lineUp } = state;
  const player = lineUp.get(index)?.playerName;
  if (player === undefined) return state;
  const placement = { formation, lineUp: withoutSlot(lineUp, index) };
  return move(state, placement, (t) => t("spoken.removed", { player }), { kind: "slot", index });
}

/** Another formation clears all slots (spec §4). */
function changeFormation(state: BuilderState, formation: string): BuilderState {
  if (formation === state.formation) return state;
  const text = state.lineUp.size > 0 ? "spoken.formationCleared" : "spoken.formation";
  return move(state, { formation, lineUp: NOBODY }, (t) => t(text, { formation }));
}

/** Places a best five, with its formation. */
function placeFive(state: BuilderState, { formation, lineUp, reason }: ChosenFive): BuilderState {
  const isSame =
    formation === state.formation &&
    lineUp.size === state.lineUp.size &&
    [...lineUp].every(([at, { id }]) => state.lineUp.get(at)?.id === id);
  const names = [...lineUp.values()].map(({ playerName }) => playerName);
  const announcement: Spoken = (t) => {
    const placed = isSame ? t("spoken.bestFiveAlready") : t("spoken.bestFive", { players: listText(names) });
    return [placed, reason?.(t)].join(" ");
  };
  const next = isSame ? choose(state, null, announcement) : move(state, { formation, lineUp }, announcement);
  return { ...next, reason };
}

/** Picking an existing team loads its name, formation and slots (spec §4). */
function openTeam(state: BuilderState, team: SavedTeam, isUndoable: boolean): BuilderState {
  const { name, formation, lineUp } = team;
  const history = isUndoable ? remember(state.history, placementOf(state)) : NO_HISTORY;
  const announcement: Spoken = (t) => t("spoken.opened", { team: name });
  return { ...NEW_TEAM, name, formation, lineUp, history, announcement };
}

function travel(
  state: BuilderState,
  to: Travel | null,
  text: "spoken.undone" | "spoken.redone",
): BuilderState {
  if (to === null) return state;
  const { formation, lineUp } = to.placement;
  const announcement: Spoken = (t) => t(text, { placed: lineUp.size, size: TEAM_SIZE, formation });
  const { history } = to;
  return {
    ...state,
    formation,
    lineUp,
    history,
    selection: null,
    focusTarget: null,
    announcement,
    reason: null,
  };
}

function place(state: BuilderState, placed: PlacedCard, put = withCard): BuilderState {
  const { formation } = state;
  const { card, at } = placed;
  const outcome = put(formation, state.lineUp, placed);
  if (!outcome.ok) return refuse(state, outcome.refusal);
  const announcement: Spoken = (t) =>
    t("spoken.placed", { player: card.playerName, slot: slotName(t, state, at) });
  return move(state, { formation, lineUp: outcome.value }, announcement, { kind: "slot", index: at });
}

/** Changes the pitch. Undo does not go back beyond the first formation. */
function move(
  state: BuilderState,
  placement: Placement,
  announcement: Spoken,
  focusTarget: FocusTarget | null = null,
): BuilderState {
  const history = state.formation === "" ? state.history : remember(state.history, placementOf(state));
  return { ...state, ...placement, history, selection: null, announcement, reason: null, focusTarget };
}

function choose(
  state: BuilderState,
  selection: BuilderState["selection"],
  announcement: Spoken,
  focusTarget: FocusTarget | null = null,
): BuilderState {
  return { ...state, selection, announcement, focusTarget };
}

function refuse(state: BuilderState, refusal: Refusal): BuilderState {
  return { ...state, refusal };
}

function formationMissing(): Refusal {
  return { code: "formation_unknown", formation: "" };
}

function slotName(t: Words<"team">, { formation }: BuilderState, index: number): string {
  return nameOfSlot(t, formation, index);
}
