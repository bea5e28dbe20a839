import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CardView } from "#contract/card/card.ts";
import { dropPrivateKeys } from "#web/storage/private-keys.ts";
import { dropUnsent, storeUnsent, toDraft, toUnsent, unsentTeams } from "./unsent-teams.ts";

function card(id: number): CardView {
  return {
    id,
    playerName: "Beto",
    position: "forward",
    club: "Everton",
    imageUrl: null,
    overall: 70,
    rarity: "common",
    isApproved: true,
    createdAt: "2026-11-07T09:00:00.000Z",
    verificationCode: null,
    playerId: null,
    isSpecial: false,
    clubColours: null,
  };
}

const cards = [card(1), card(2)];
const draft = { name: null, formation: "2-1-1", lineUp: new Map([[0, card(1)]]) };
const first = toUnsent(draft, { teamId: 7, version: 3 });

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a change of a team that couldn't be sent", () => {
  test("is found again as it was, with the version that was changed", () => {
    storeUnsent("anna", first);
    const [found] = unsentTeams("anna");
    expect(found).toEqual(first);
    expect(found && toDraft(found, cards)).toEqual(draft);
  });

  test("replaces an earlier one of the same team, and no other", () => {
    storeUnsent("anna", first);
    storeUnsent("anna", { ...first, teamId: 8 });
    storeUnsent("anna", { ...first, formation: "1-2-1" });
    expect(unsentTeams("anna").map(({ teamId, formation }) => [teamId, formation])).toEqual([
      [8, "2-1-1"],
      [7, "1-2-1"],
    ]);
    dropUnsent("anna", 8);
    expect(unsentTeams("anna").map(({ teamId }) => teamId)).toEqual([7]);
  });

  test("isn't told to another user, whose own takes its place", () => {
    storeUnsent("anna", first);
    expect(unsentTeams("ben")).toEqual([]);
    storeUnsent("ben", { ...first, teamId: 9 });
    expect(unsentTeams("anna")).toEqual([]);
  });

  test("is gone after a sign-out", () => {
    storeUnsent("anna", first);
    dropPrivateKeys();
    expect(unsentTeams("anna")).toEqual([]);
  });

  test("leaves out a card that its user no longer has", () => {
    expect(toDraft(first, [card(2)]).lineUp.size).toBe(0);
  });
});
