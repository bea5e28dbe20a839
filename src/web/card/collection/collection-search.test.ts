import { describe, expect, test } from "vitest";
import type { OwnCardView } from "#contract/card/card.ts";
import {
  type CollectionSearch,
  clubsOf,
  countFilters,
  indexCards,
  orderCards,
  searchCollection,
  WHOLE_COLLECTION,
} from "./collection-search.ts";

function aCard(id: number, playerName: string, more: Partial<OwnCardView> = {}): OwnCardView {
  return {
    id,
    playerName,
    position: "midfielder",
    club: "Arsenal",
    imageUrl: null,
    overall: 70,
    rarity: "common",
    isApproved: true,
    createdAt: "2026-11-07T09:00:00.000Z",
    verificationCode: null,
    playerId: id,
    isSpecial: false,
    clubCode: "ARS",
    clubColours: null,
    user: { id: "u1", name: "collector", email: "collector@panna.example" },
    status: "approved",
    rejectionReason: null,
    origin: "base",
    photo: null,
    lockedUntil: null,
    ...more,
  };
}

const cards = [
  aCard(4, "Martin Ødegaard", { overall: 88, rarity: "epic", isSpecial: true, playerId: 9 }),
  aCard(3, "Kepa Arrizabalaga", { position: "goalkeeper", lockedUntil: "2026-12-01T00:00:00.000Z" }),
  aCard(2, "Cole Palmer", { club: "Chelsea", overall: 86, rarity: "epic" }),
  aCard(1, "M. Ødegaard", { playerId: 9 }),
];

function found(search: Partial<CollectionSearch>): number[] {
  const ordered = orderCards(indexCards(cards), search.order ?? "newest");
  return searchCollection(ordered, { ...WHOLE_COLLECTION, ...search }).map(({ id }) => id);
}

describe("the search of a collection", () => {
  test("shows everything, newest first, without filters", () => {
    expect(found({})).toEqual([4, 3, 2, 1]);
  });

  test("matches every word against player and club, ignoring accents", () => {
    expect(found({ text: "odegaard arsenal" })).toEqual([4, 1]);
  });

  test.each([
    [{ club: "Chelsea" }, [2]],
    [{ rarity: "epic" }, [4, 2]],
    [{ isSpecial: true }, [4]],
    [{ isLocked: true }, [3]],
    [{ isDuplicate: true }, [4, 1]],
    [{ rarity: "epic", isDuplicate: true, position: "midfielder" }, [4]],
  ] as const)("narrows by %j", (search, ids) => {
    expect(found(search)).toEqual(ids);
  });

  test("sorts by overall, by name and by club", () => {
    expect(found({ order: "best" })).toEqual([4, 2, 3, 1]);
    expect(found({ order: "name" })).toEqual([2, 3, 1, 4]);
    expect(found({ order: "club" })).toEqual([3, 1, 4, 2]);
  });

  test("counts its filters and lists the clubs", () => {
    expect(countFilters(WHOLE_COLLECTION)).toBe(0);
    expect(countFilters({ ...WHOLE_COLLECTION, club: "Chelsea", isLocked: true })).toBe(2);
    expect(clubsOf(cards)).toEqual(["Arsenal", "Chelsea"]);
  });
});
