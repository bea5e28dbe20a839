import { describe, expect, test } from "vitest";
import {
  isSameSelection,
  movedForward,
  NOTHING_SELECTED,
  ownedOf,
  requestOf,
  type Selection,
  selectionOf,
  withBench,
  withCaptain,
  withChip,
  withExchange,
  withoutCard,
  withStarter,
  withViceCaptain,
} from "./selection.ts";

const complete: Selection = {
  ...NOTHING_SELECTED,
  starters: [1, 2, 3, 4, 5],
  bench: [6, 7, 8, 9],
  captainId: 5,
  viceCaptainId: 4,
};

describe("a selection", () => {
  // shows: 5.18
  test("takes five starters and four cards for the bench, and no more", () => {
    const ids = [1, 2, 3, 4, 5, 6];
    expect(ids.reduce(withStarter, NOTHING_SELECTED).starters).toEqual([1, 2, 3, 4, 5]);
    expect(ids.reduce(withBench, NOTHING_SELECTED).bench).toEqual([1, 2, 3, 4]);
  });

  // shows: 5.20
  test("holds a card in only one place", () => {
    const started = withStarter({ ...NOTHING_SELECTED, bench: [1, 2] }, 1);
    expect(started).toMatchObject({ starters: [1], bench: [2] });
    expect(withBench(started, 1)).toMatchObject({ starters: [], bench: [2, 1] });
  });

  // shows: 4.24
  test("clears one armband if the other goes to the same card", () => {
    expect(withCaptain(complete, 4)).toMatchObject({ captainId: 4, viceCaptainId: null });
    expect(withViceCaptain(complete, 5)).toMatchObject({ captainId: null, viceCaptainId: 5 });
  });

  test("takes armband and chip off a card that leaves", () => {
    const left = withoutCard(withChip(complete, 5, true), 5);
    expect(left).toMatchObject({ starters: [1, 2, 3, 4], captainId: null, viceCaptainId: 4, chips: [] });
  });

  test("loses cards that were deleted elsewhere, and stays the same without one", () => {
    const owned = new Map([1, 2, 3, 4, 6, 7, 8].map((id) => [id, {}]));
    const left = { starters: [1, 2, 3, 4], bench: [6, 7, 8], captainId: null, viceCaptainId: 4, chips: [] };
    expect(ownedOf(withChip(complete, 5, true), owned)).toEqual(left);
    expect(ownedOf(complete, new Map(owned).set(5, {}).set(9, {}))).toBe(complete);
  });

  test("gives a new card the place and the armband of the one it replaces, but not its chip", () => {
    expect(withExchange(withChip(complete, 5, true), 5, 10)).toEqual({
      ...complete,
      starters: [1, 2, 3, 4, 10],
      captainId: 10,
    });
    expect(withExchange(complete, 6, 10)).toEqual({ ...complete, bench: [10, 7, 8, 9] });
  });

  test("swaps a starter and a benched card, armband included", () => {
    const changed = { ...complete, starters: [1, 2, 3, 7, 5], bench: [6, 4, 8, 9], viceCaptainId: 7 };
    expect(withExchange(complete, 4, 7)).toEqual(changed);
    expect(withExchange(withChip(complete, 4, true), 4, 7).chips).toEqual([4]);
  });

  test("is the same with its starters in another order, but not with its bench in another order", () => {
    expect(isSameSelection(complete, { ...complete, starters: [5, 4, 3, 2, 1] })).toBe(true);
    expect(isSameSelection(complete, movedForward(complete, 7))).toBe(false);
    expect(isSameSelection(complete, withCaptain(complete, 1))).toBe(false);
  });

  // shows: 4.27
  test("sets a chip on a card and takes it off again", () => {
    const set = withChip(withChip(complete, 2, true), 5, true);
    expect(set.chips).toEqual([2, 5]);
    expect(withChip(set, 2, false).chips).toEqual([5]);
  });

  test("moves a benched card forward by one place", () => {
    expect(movedForward(complete, 8).bench).toEqual([6, 8, 7, 9]);
    expect(movedForward(complete, 6)).toBe(complete);
  });

  // shows: 4.22, 5.19
  test("becomes a request only when it is complete", () => {
    const target = { leagueId: 1, round: 7 };
    expect(requestOf(withoutCard(complete, 9), target)).toBeNull();
    expect(requestOf({ ...complete, captainId: null }, target)).toBeNull();
    expect(requestOf(withChip(complete, 2, true), target)).toEqual({
      leagueId: 1,
      newCardIds: [1, 2, 3, 4, 5],
      benchCardIds: [6, 7, 8, 9],
      captainId: 5,
      viceCaptainId: 4,
      useWildcard: false,
      chipUsage: [{ cardId: 2 }],
      round: 7,
    });
    expect(requestOf(complete, { ...target, useWildcard: true })).toMatchObject({ useWildcard: true });
  });

  test("of a squad leaves out cards no longer in the collection", () => {
    const entry = { playerName: "", position: "defender", hasChip: false } as const;
    const facts = { teamName: null, playerRating: null };
    const marks = { ...facts, isCaptain: false, isViceCaptain: false };
    const entries = [
      { ...entry, ...marks, id: 1, isStarter: true, isOwned: true, isCaptain: true },
      { ...entry, ...marks, id: 2, isStarter: true, isOwned: false },
      { ...entry, ...marks, id: 3, isStarter: false, isOwned: true },
    ];
    expect(selectionOf(entries)).toMatchObject({ starters: [1], bench: [3], captainId: 1 });
  });
});
