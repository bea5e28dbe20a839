import type { CardView } from "#contract/card/card.ts";
import type { Refusal } from "#contract/refusals.ts";
import { bestFive } from "#game/team/best-five.ts";
import { decideFormation, TEAM_SIZE } from "#game/team/decide-team.ts";
import { slotsOf } from "#game/team/formation.ts";
import {
  freeSlotFor,
  NOBODY,
  type PlacedCard,
  type Placement,
  slotOfCard,
  withCard,
  withoutSlot,
  withReplacement,
} from "#web/team/line-up.ts";
import { NO_HISTORY, remember, stepBack, stepForward, type Travel } from "./builder-history.ts";
import { type BuilderState, type FocusTarget, NEW_TEAM, placementOf } from "./builder-state.ts";

/** How a press was made: after one by keyboard the focus moves to where the second press is made. */
export interface Press {
  readonly isByKey: boolean;
}

/** A team as the server has it. */
export interface SavedTeam extends Placement {
  readonly name: string;
}

/** All that can happen to the team in the builder. Drag, press and keyboard all end here. */
export type BuilderAction =
  | ({ readonly type: "pressCard"; readonly card: CardView } & Press)
  | ({ readonly type: "pressSlot"; readonly index: number } & Press)
  /** The card that is pressed next comes in for the one in this slot. */
  | ({ readonly type: "startSwap"; readonly index: number } & Press)
  /** `index` null: dropped beside the slots. */
  | { readonly type: "dropCard"; readonly card: CardView; readonly index: number | null }
  | { readonly type: "removePlayer"; readonly index: number }
  | { readonly type: "changeFormation"; readonly formation: string }
  | { readonly type: "placeBestFive"; readonly cards: readonly CardView[] }
  | { readonly type: "cancelSelection" | "undo" | "redo" | "askForName" }
  | { readonly type: "rename"; readonly name: string }
  | { readonly type: "startTeam"; readonly draft: BuilderState }
  /** With `isUndoable`, undo brings back what was on the pitch. */
  | { readonly type: "openTeam"; readonly team: SavedTeam; readonly isUndoable: boolean };

/** The builder after an action. Pure: what the rules refuse comes back as `refusal`. */
export function builderReducer(state: BuilderState, action: BuilderAction): BuilderState {
  switch (action.type) {
    case "pressCard":
      return pressCard(state, action.card, action);
    case "pressSlot":
      return pressSlot(state, action.index, action);
    case "startSwap":
      return startSwap(state, action.index, action);
    case "dropCard":
      return dropCard(state, action.card, action.index);
    case "removePlayer":
      return removePlayer(state, action.index);
    case "changeFormation":
      return changeFormation(state, action.formation);
    case "placeBestFive":
      return placeBestFive(state, action.cards);
    case "cancelSelection":
      return cancelSelection(state);
    case "undo":
      return travel(state, stepBack(state.history, placementOf(state)), "Undone");
    case "redo":
      return travel(state, stepForward(state.history, placementOf(state)), "Done again");
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

/** A press on a card of the list puts it into the chosen slot, else chooses it. */
function pressCard(state: BuilderState, card: CardView, { isByKey }: Press): BuilderState {
  const { selection, formation, lineUp } = state;
  if (selection?.kind === "slot") {
    return place(state, { card, at: selection.index }, selection.isSwap ? withReplacement : withCard);
  }
  if (formation === "") return refuse(state, formationMissing());
  if (lineUp.size >= TEAM_SIZE) return refuse(state, { code: "team_full" });
  if (selection?.card.id === card.id) return choose(state, null, "Nobody is chosen.");
  const index = freeSlotFor(formation, lineUp, card);
  const focusTarget: FocusTarget | null = isByKey && index !== null ? { kind: "slot", index } : null;
  const announcement = `${card.playerName} is chosen. Press a slot on the pitch.`;
  return choose(state, { kind: "card", card }, announcement, focusTarget);
}

/** A press on a slot puts the chosen card there, swaps it with the chosen slot, or chooses it. */
function pressSlot(state: BuilderState, index: number, { isByKey }: Press): BuilderState {
  const { selection, lineUp } = state;
  if (selection?.kind === "card") return place(state, { card: selection.card, at: index });
  if (selection?.index === index) return choose(state, null, "No slot is chosen.");
  const moving = selection && lineUp.get(selection.index);
  if (moving) return place(state, { card: moving, at: index });
  const standing = lineUp.get(index);
  if (selection && standing) return place(state, { card: standing, at: selection.index });
  const focusTarget: FocusTarget | null = isByKey && standing === undefined ? { kind: "players" } : null;
  const announcement = `${labelOf(state, index)} is chosen. Press a player or another slot.`;
  return choose(state, { kind: "slot", index, isSwap: false }, announcement, focusTarget);
}

/** Chooses the slot whose player goes for the card that is pressed next; a second press takes that back. */
function startSwap(state: BuilderState, index: number, { isByKey }: Press): BuilderState {
  const { selection, lineUp } = state;
  const name = lineUp.get(index)?.playerName ?? labelOf(state, index);
  const isOn = selection?.kind === "slot" && selection.index === index && selection.isSwap;
  if (isOn) return choose(state, null, `${name} stays.`);
  const focusTarget: FocusTarget | null = isByKey ? { kind: "players" } : null;
  return choose(
    state,
    { kind: "slot", index, isSwap: true },
    `Choose who comes in for ${name}.`,
    focusTarget,
  );
}

/** Nothing is chosen any more; whoever chose by keyboard is back where they were. */
function cancelSelection(state: BuilderState): BuilderState {
  const { selection } = state;
  if (selection === null) return state;
  const focusTarget: FocusTarget =
    selection.kind === "card" ? { kind: "players" } : { kind: "slot", index: selection.index };
  return choose(state, null, "Nothing is chosen.", focusTarget);
}

/** A card dropped beside the slots goes to a free one, if there is one. */
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
  const name = lineUp.get(index)?.playerName ?? "Nobody";
  const placement = { formation, lineUp: withoutSlot(lineUp, index) };
  return move(state, placement, `${name} is taken off.`, { kind: "slot", index });
}

/** Another formation clears all slots (spec §4). */
function changeFormation(state: BuilderState, formation: string): BuilderState {
  if (formation === state.formation) return state;
  const cleared = state.lineUp.size > 0 ? " All slots are empty; undo brings the players back." : "";
  return move(state, { formation, lineUp: NOBODY }, `Formation ${formation}.${cleared}`);
}

/** The best five that these cards give for the formation. */
function placeBestFive(state: BuilderState, cards: readonly CardView[]): BuilderState {
  const { formation, lineUp } = state;
  const known = decideFormation(formation);
  if (!known.ok) return refuse(state, formationMissing());
  const best = bestFive(known.value, cards);
  const isSame = best.size === lineUp.size && [...best].every(([at, { id }]) => lineUp.get(at)?.id === id);
  if (isSame) return choose(state, null, "Your best five are on the pitch already.");
  const names = [...best.values()].map(({ playerName }) => playerName).join(", ");
  return move(state, { formation, lineUp: best }, `Your best five: ${names}.`);
}

/** Picking an existing team loads its name, formation and slots (spec §4). */
function openTeam(state: BuilderState, team: SavedTeam, isUndoable: boolean): BuilderState {
  const { name, formation, lineUp } = team;
  const history = isUndoable ? remember(state.history, placementOf(state)) : NO_HISTORY;
  return { ...NEW_TEAM, name, formation, lineUp, history, announcement: `${name} is open.` };
}

function travel(state: BuilderState, to: Travel | null, what: string): BuilderState {
  if (to === null) return state;
  const { formation, lineUp } = to.placement;
  const announcement = `${what}: ${lineUp.size} of ${TEAM_SIZE} players${formation === "" ? "" : ` in ${formation}`}.`;
  const { history } = to;
  return { ...state, formation, lineUp, history, selection: null, focusTarget: null, announcement };
}

function place(state: BuilderState, placed: PlacedCard, put = withCard): BuilderState {
  const { formation } = state;
  const { card, at } = placed;
  const outcome = put(formation, state.lineUp, placed);
  if (!outcome.ok) return refuse(state, outcome.refusal);
  const announcement = `${card.playerName} stands at ${labelOf(state, at)}.`;
  return move(state, { formation, lineUp: outcome.value }, announcement, { kind: "slot", index: at });
}

/** Other players on the pitch. Undo leads back, but not to before the first formation was chosen. */
function move(
  state: BuilderState,
  placement: Placement,
  announcement: string,
  focusTarget: FocusTarget | null = null,
): BuilderState {
  const history = state.formation === "" ? state.history : remember(state.history, placementOf(state));
  return { ...state, ...placement, history, selection: null, announcement, focusTarget };
}

function choose(
  state: BuilderState,
  selection: BuilderState["selection"],
  announcement: string,
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

function labelOf({ formation }: BuilderState, index: number): string {
  return slotsOf(formation)[index]?.label ?? "";
}
