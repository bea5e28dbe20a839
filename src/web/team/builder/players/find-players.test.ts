import { describe, expect, test } from "vitest";
import type { CardView } from "#contract/card/card.ts";
import { EVERY_PLAYER, findPlayers, type PlayerFilter, playersFor } from "./find-players.ts";

function aCard(id: number, given: Partial<CardView>): CardView {
  return {
    id,
    playerName: "",
    club: "Arsenal",
    position: "midfielder",
    rarity: "common",
    overall: 70,
    ...given,
  } as CardView;
}

const cards = [
  aCard(1, { playerName: "Ødegaard", overall: 88, rarity: "epic" }),
  aCard(2, { playerName: "Saka", position: "forward", overall: 88, rarity: "epic" }),
  aCard(3, { playerName: "Raya", position: "goalkeeper", overall: 84, rarity: "epic" }),
  aCard(4, { playerName: "Rice", overall: 74 }),
];

function idsOf(filter: Partial<PlayerFilter>): number[] {
  return findPlayers(cards, { ...EVERY_PLAYER, ...filter }).map(({ id }) => id);
}

describe("available players", () => {
  test("keep their order, newest first, without a filter", () => {
    expect(idsOf({})).toEqual([1, 2, 3, 4]);
  });

  // shows: 2.82
  test("are found by name or club, position and rarity, all at once", () => {
    expect(idsOf({ text: "odegaard" })).toEqual([1]);
    expect(idsOf({ text: "arsenal", position: "midfielder" })).toEqual([1, 4]);
    expect(idsOf({ position: "midfielder", rarity: "common" })).toEqual([4]);
    expect(idsOf({ text: "chelsea" })).toEqual([]);
  });

  test("are sorted best first and then by name, or by name alone", () => {
    expect(idsOf({ order: "best" })).toEqual([1, 2, 3, 4]);
    expect(idsOf({ order: "name" })).toEqual([1, 3, 4, 2]);
  });

  test("in position for a slot come first, by overall and then by expected points", () => {
    const idsFor = (slot: string, better = 0) =>
      playersFor(cards, slot, (id) => (id === better ? 5 : 3)).map(({ id }) => id);
    expect(idsFor("GK")).toEqual([3, 1, 2, 4]);
    expect(idsFor("CM")).toEqual([1, 4, 2, 3]);
    expect(idsFor("GK", 2)).toEqual([3, 2, 1, 4]);
  });
});
