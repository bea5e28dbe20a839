import { describe, expect, test } from "vitest";
import type { CardView } from "#contract/card/card.ts";
import { slotOfCard } from "#web/team/line-up.ts";
import { NO_HISTORY, remember } from "./builder-history.ts";
import { type BuilderState, NEW_TEAM } from "./builder-state.ts";
import * as steps from "./builder-steps.ts";

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
  clubColours: null,
};

const cards = [1, 2, 3, 4, 5, 6].map((id) => aCard(id));
const [one = blankCard, two = blankCard, , , , six = blankCard] = cards;

function aTeam(placed: readonly (readonly [index: number, card: CardView])[]): BuilderState {
  return { ...NEW_TEAM, name: "Owls", formation: "2-1-1", lineUp: new Map(placed) };
}

const full = aTeam(cards.slice(0, 5).map((card, index) => [index, card]));

const byTap = { isByKey: false };
const byKey = { isByKey: true };

/** Where each card stands after a step, as "id at index". */
function placesAfter(step: steps.Step): string[] {
  if (step.kind !== "placed") throw new Error(`nothing was placed: ${step.kind}`);
  return cards.flatMap(({ id }) => {
    const at = slotOfCard(step.placing.lineUp, id);
    return at === null ? [] : [`${id} at ${at}`];
  });
}

describe("steps of the team builder", () => {
  test("a chosen card goes to the slot that is pressed", () => {
    const state: BuilderState = { ...aTeam([]), selection: { kind: "card", card: one } };
    expect(placesAfter(steps.pressSlot(state, 3, byTap))).toEqual(["1 at 3"]);
  });

  test("a chosen slot takes the card that is pressed, also in a full team", () => {
    const state: BuilderState = { ...full, selection: { kind: "slot", index: 0 } };
    expect(placesAfter(steps.pressCard(state, six, byTap))).toEqual([
      "2 at 1",
      "3 at 2",
      "4 at 3",
      "5 at 4",
      "6 at 0",
    ]);
  });

  test("two cards on the pitch change places", () => {
    const state = aTeam([
      [1, one],
      [2, two],
    ]);
    expect(placesAfter(steps.dropOnSlot(state, one, 2))).toEqual(["1 at 2", "2 at 1"]);
    const chosen: BuilderState = { ...state, selection: { kind: "slot", index: 1 } };
    expect(placesAfter(steps.pressSlot(chosen, 2, byTap))).toEqual(["1 at 2", "2 at 1"]);
  });

  // shows: 5.13
  test("a sixth card is refused", () => {
    const refusal = { kind: "refused", refusal: { code: "team_full" } };
    expect(steps.pressCard(full, six, byTap)).toEqual(refusal);
    expect(steps.dropOnPitch(full, six)).toEqual(refusal);
  });

  test("a card dropped beside the slots finds the one that is home to it", () => {
    expect(placesAfter(steps.dropOnPitch(aTeam([]), one))).toEqual(["1 at 3"]);
    const taken = aTeam([[3, two]]);
    expect(placesAfter(steps.dropOnPitch(taken, one))).toEqual(["1 at 0", "2 at 3"]);
  });

  test("a second card of the same real player is refused", () => {
    const twin = aCard(7, { playerId: one.playerId, playerName: one.playerName });
    const step = steps.dropOnSlot(aTeam([[0, one]]), twin, 1);
    expect(step).toMatchObject({ kind: "refused", refusal: { code: "player_twice" } });
  });

  // shows: 4.14
  test("another formation clears all slots, the same one clears none", () => {
    expect(steps.changeFormation(full, "2-2")).toMatchObject({
      kind: "placed",
      placing: { formation: "2-2", lineUp: new Map() },
    });
    expect(steps.changeFormation(full, "2-1-1")).toEqual({ kind: "chosen", change: {} });
  });

  test("without a formation it is asked for", () => {
    expect(steps.pressCard(NEW_TEAM, one, byTap)).toEqual({ kind: "formation_missing" });
    expect(steps.dropOnPitch(NEW_TEAM, one)).toEqual({ kind: "formation_missing" });
  });

  test("a press by keyboard leads on to where the second press is made", () => {
    const onCard = steps.pressCard(aTeam([]), one, byKey);
    expect(onCard).toMatchObject({ change: { focusWish: { kind: "slot", index: 3 } } });
    const onSlot = steps.pressSlot(aTeam([]), 0, byKey);
    expect(onSlot).toMatchObject({ change: { focusWish: { kind: "players" } } });
    expect(steps.pressSlot(aTeam([]), 0, byTap)).toMatchObject({ change: { focusWish: null } });
    const chosen: BuilderState = { ...aTeam([]), selection: { kind: "slot", index: 0 } };
    expect(steps.pressCard(chosen, one, byKey)).toMatchObject({ focusWish: { kind: "slot", index: 0 } });
    expect(steps.cancel(chosen)).toMatchObject({
      change: { selection: null, focusWish: { kind: "slot", index: 0 } },
    });
  });

  test("the best five are placed, and nothing happens where they stand already", () => {
    const step = steps.placeBestFive(aTeam([[0, six]]), cards);
    expect(placesAfter(step)).toHaveLength(5);
    if (step.kind !== "placed") throw new Error("nothing was placed");
    const again = steps.placeBestFive({ ...aTeam([]), ...step.placing }, cards);
    expect(again).toMatchObject({ kind: "chosen", change: { selection: null } });
    expect(steps.placeBestFive(NEW_TEAM, cards)).toEqual({ kind: "formation_missing" });
  });

  test("a change of formation is taken back with all its players, and done again", () => {
    const cleared = { formation: "2-2", lineUp: new Map() };
    const state: BuilderState = { ...full, ...cleared, history: remember(NO_HISTORY, full) };
    const back = steps.undo(state);
    expect(back).toMatchObject({ kind: "travelled", travel: { placing: { formation: "2-1-1" } } });
    if (back.kind !== "travelled") throw new Error("nothing was taken back");
    expect(back.travel.placing.lineUp.size).toBe(5);
    const after: BuilderState = { ...state, ...back.travel.placing, history: back.travel.history };
    expect(steps.redo(after)).toMatchObject({ travel: { placing: cleared } });
    expect(steps.undo(NEW_TEAM)).toEqual({ kind: "chosen", change: {} });
  });
});
