import { describe, expect, test } from "vitest";
import type { SquadEntry } from "#contract/fantasy/league.ts";
import { NOTHING_SELECTED, type Selection } from "./selection.ts";
import { parsePicked, selectionFor } from "./use-selection.ts";

const entry = { id: 7, isOwned: true, isStarter: true, isCaptain: true, hasChip: true };
const entries = [entry as SquadEntry];
const squad: Selection = { ...NOTHING_SELECTED, starters: [7], captainId: 7, chips: [7] };
const picked: Selection = { ...NOTHING_SELECTED, starters: [8, 9], captainId: 8, chips: [9] };

describe("the selection for a gameweek", () => {
  test("is the squad until the user picks", () => {
    expect(selectionFor(null, entries, 12)).toEqual(squad);
    expect(selectionFor(null, [], 12)).toEqual(NOTHING_SELECTED);
  });

  test("is then what was picked, whatever the server tells later", () => {
    expect(selectionFor({ loadedAt: 1, round: 12, selection: picked }, entries, 12)).toBe(picked);
  });

  test("stays after the deadline without its chips, which were for that gameweek", () => {
    expect(selectionFor({ loadedAt: 1, round: 12, selection: picked }, entries, 13)).toEqual({
      ...picked,
      chips: [],
    });
  });
});

describe("what was picked", () => {
  test("is restored from what the history entry stores", () => {
    const stored: unknown = JSON.parse(JSON.stringify({ loadedAt: 1, round: 12, selection: picked }));
    expect(parsePicked(stored, 1)).toEqual({ loadedAt: 1, round: 12, selection: picked });
    expect(parsePicked(stored, 2)).toBeNull();
  });

  test.each([
    undefined,
    null,
    "squad",
    { loadedAt: 1, round: 12 },
    { loadedAt: 1, round: "12", selection: picked },
    { loadedAt: 1, round: 12, selection: { ...picked, bench: null } },
    { loadedAt: 1, round: 12, selection: { ...picked, starters: ["8"] } },
    { loadedAt: 1, round: 12, selection: { ...picked, captainId: undefined } },
  ])("isn't restored from %j", (stored) => {
    expect(parsePicked(stored, 1)).toBeNull();
  });
});
