import { describe, expect, test } from "vitest";
import type { CardView } from "#contract/card/card.ts";
import { NOBODY } from "#web/team/line-up.ts";
import { type BuilderAction, builderReducer } from "./builder-reducer.ts";
import { type BuilderState, NEW_TEAM, sheetSlot } from "./builder-state.ts";

function aCard(id: number, over: Partial<CardView> = {}): CardView {
  const playerName = `Player ${id}`;
  return { ...blankCard, id, playerName, playerId: 100 + id, ...over };
}

const blankCard: CardView = {
  id: 0,
  playerName: "",
  position: "midfielder",
  club: "Arsenal",
  imageUrl: null,
  overall: 70,
  rarity: "common",
  isApproved: true,
  createdAt: "2026-09-01T00:00:00.000Z",
  verificationCode: null,
  playerId: null,
  isSpecial: false,
  clubCode: null,
  clubColours: null,
};

const cards = [1, 2, 3, 4, 5, 6].map((id) => aCard(id));
const [one = blankCard, two = blankCard, , , , six = blankCard] = cards;

function aTeam(placed: readonly (readonly [index: number, card: CardView])[]): BuilderState {
  return { ...NEW_TEAM, name: "Owls", formation: "2-1-1", lineUp: new Map(placed) };
}

const full = aTeam(cards.slice(0, 5).map((card, index) => [index, card]));

const isByKey = true;
const byTap = { isByKey: false };

/** The builder after these actions, in order. */
function after(state: BuilderState, ...actions: readonly BuilderAction[]): BuilderState {
  return actions.reduce(builderReducer, state);
}

/** Where each card is, as "id at index". */
function placesIn({ lineUp }: BuilderState): string[] {
  const places = [...lineUp].map(([index, { id }]) => `${id} at ${index}`);
  return places.toSorted((a, b) => a.localeCompare(b));
}

const pressCard = (card: CardView): BuilderAction => ({ type: "pressCard", card, ...byTap });
const pressSlot = (index: number): BuilderAction => ({ type: "pressSlot", index });
const drop = (card: CardView, index: number | null): BuilderAction => ({ type: "dropCard", card, index });
const change = (formation: string): BuilderAction => ({ type: "changeFormation", formation });
const formationMissing = { code: "formation_unknown", formation: "" };

describe("the team builder", () => {
  test("a pressed card goes to a free slot of its position", () => {
    const state = after(aTeam([]), pressCard(one));
    expect(placesIn(state)).toEqual(["1 at 3"]);
    expect(state.selection).toBeNull();
  });

  test("a card without a free slot of its position goes to the next pressed slot", () => {
    const chosen = after(aTeam([[3, two]]), pressCard(one));
    expect(placesIn(chosen)).toEqual(["2 at 3"]);
    expect(chosen.selection).toEqual({ kind: "card", card: one });
    expect(placesIn(after(chosen, pressSlot(0)))).toEqual(["1 at 0", "2 at 3"]);
    expect(after(chosen, pressCard(one)).selection).toBeNull();
  });

  test("a selected slot takes the next pressed card", () => {
    expect(placesIn(after(aTeam([]), pressSlot(0), pressCard(one)))).toEqual(["1 at 0"]);
  });

  test("two cards on the pitch swap places", () => {
    const state = aTeam([
      [1, one],
      [2, two],
    ]);
    expect(placesIn(after(state, drop(one, 2)))).toEqual(["1 at 2", "2 at 1"]);
    expect(placesIn(after(state, pressSlot(1), pressSlot(2)))).toEqual(["1 at 2", "2 at 1"]);
  });

  test.each<[string, ...BuilderAction[]]>([
    ["pressed in the list", pressCard(six)],
    ["pressed for a chosen slot", pressSlot(0), pressCard(six)],
    ["dropped beside the slots", drop(six, null)],
    ["dropped on an occupied slot", drop(six, 0)],
  ])("a sixth card is refused: %s", (_, ...actions) => {
    const state = after(full, ...actions);
    expect(state.refusal).toEqual({ code: "team_full" });
    expect(state.lineUp).toBe(full.lineUp);
  });

  test("a sixth card replaces another only by an explicit swap", () => {
    const swap: BuilderAction = { type: "startSwap", index: 0 };
    const state = after(full, swap, pressCard(six));
    expect(placesIn(state)).toEqual(["2 at 1", "3 at 2", "4 at 3", "5 at 4", "6 at 0"]);
    expect(state).toMatchObject({ refusal: null, selection: null });
    expect(after(full, swap, swap, pressCard(six)).refusal).toEqual({ code: "team_full" });
  });

  test("a card from the list moves the one in its slot to a free slot", () => {
    const four = aTeam(cards.slice(0, 4).map((card, index) => [index, card]));
    const everybody = ["1 at 4", "2 at 1", "3 at 2", "4 at 3", "6 at 0"];
    expect(placesIn(after(four, drop(six, 0)))).toEqual(everybody);
    expect(placesIn(after(four, pressCard(six), pressSlot(0)))).toEqual(everybody);
    expect(placesIn(after(four, pressSlot(0), pressCard(six)))).toEqual(everybody);
  });

  test("each refusal is a new object, so it gets its own toast", () => {
    const once = after(full, drop(six, null));
    expect(after(once, drop(six, null)).refusal).not.toBe(once.refusal);
  });

  test("a card dropped beside the slots goes to a slot of its position, else to any free one", () => {
    expect(placesIn(after(aTeam([]), drop(one, null)))).toEqual(["1 at 3"]);
    expect(placesIn(after(aTeam([[3, two]]), drop(one, null)))).toEqual(["1 at 0", "2 at 3"]);
  });

  test("a second card of the same real player is refused", () => {
    const twin = aCard(7, { playerId: one.playerId, playerName: one.playerName });
    const state = after(aTeam([[0, one]]), drop(twin, 1));
    expect(state.refusal).toMatchObject({ code: "player_twice" });
    expect(placesIn(state)).toEqual(["1 at 0"]);
  });

  // shows: 4.14
  test("another formation clears all slots, the same one none", () => {
    expect(after(full, change("2-2"))).toMatchObject({ formation: "2-2", lineUp: NOBODY });
    expect(after(full, change("2-1-1"))).toBe(full);
  });

  test("without a formation, placing a card is refused", () => {
    expect(after(NEW_TEAM, pressCard(one)).refusal).toEqual(formationMissing);
    expect(after(NEW_TEAM, drop(one, null)).refusal).toEqual(formationMissing);
  });

  test("a press by keyboard moves the focus to where the next press belongs", () => {
    const placed = after(aTeam([]), { type: "pressCard", card: one, isByKey });
    expect(placed.focusTarget).toEqual({ kind: "players" });
    const chosen = after(aTeam([[3, two]]), { type: "pressCard", card: one, isByKey });
    expect(chosen.focusTarget).toEqual({ kind: "slot", index: 0 });
    const inSlot = after(aTeam([]), pressSlot(0), { type: "pressCard", card: one, isByKey });
    expect(inSlot.focusTarget).toEqual({ kind: "slot", index: 0 });
    const cancelled = after(aTeam([]), pressSlot(0), { type: "cancelSelection" });
    expect(cancelled).toMatchObject({ selection: null, focusTarget: { kind: "slot", index: 0 } });
  });

  test("pressing an empty slot opens the sheet of cards, a filled slot only on a swap", () => {
    expect(sheetSlot(after(aTeam([]), pressSlot(2)))).toBe(2);
    expect(sheetSlot(after(full, pressSlot(2)))).toBeNull();
    expect(sheetSlot(after(full, { type: "startSwap", index: 2 }))).toBe(2);
    expect(sheetSlot(after(full, pressSlot(2), { type: "startSwap", index: 2 }))).toBe(2);
    expect(sheetSlot(full)).toBeNull();
  });

  test("the best five are placed with their formation, and placing them again changes nothing", () => {
    const reason = () => "Saka over Rice";
    const five = { formation: "2-2", lineUp: full.lineUp, reason };
    const best: BuilderAction = { type: "placeFive", five };
    const placed = after(aTeam([[0, six]]), best);
    expect(placed).toMatchObject({ formation: "2-2", lineUp: full.lineUp, reason });
    expect(after(placed, best)).toMatchObject({ selection: null, history: placed.history, reason });
    expect(after(NEW_TEAM, best)).toMatchObject({ formation: "2-2", lineUp: full.lineUp });
    expect(after(placed, { type: "removePlayer", index: 0 }).reason).toBeNull();
  });

  test("undo and redo of a formation change include its players", () => {
    const cleared = after(full, change("2-2"));
    const back = after(cleared, { type: "undo" });
    expect(back).toMatchObject({ formation: "2-1-1", lineUp: full.lineUp, selection: null });
    expect(after(back, { type: "redo" })).toMatchObject({ formation: "2-2", lineUp: NOBODY });
    expect(after(NEW_TEAM, { type: "undo" })).toBe(NEW_TEAM);
  });

  test("the first formation can't be undone", () => {
    const state = after(NEW_TEAM, change("2-1-1"));
    expect(state).toMatchObject({ formation: "2-1-1", lineUp: NOBODY });
    expect(state.history.past).toEqual([]);
  });

  test("undo clears the selection", () => {
    const state = after(NEW_TEAM, change("2-1-1"), change("2-2"), pressSlot(0), { type: "undo" });
    expect(state).toMatchObject({ formation: "2-1-1", selection: null });
  });

  test("an opened team has no history, unless opening it is undoable", () => {
    const team = { name: "Theirs", formation: "2-2", lineUp: new Map([[0, six]]) };
    const opened = after(full, { type: "openTeam", team, isUndoable: false });
    expect(opened).toMatchObject({ ...team, history: { past: [], future: [] } });
    const over = after(full, { type: "openTeam", team, isUndoable: true }, { type: "undo" });
    expect(placesIn(over)).toEqual(placesIn(full));
  });
});
