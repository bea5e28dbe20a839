import { describe, expect, test } from "vitest";
import type { EntryPick } from "./decide-entry.ts";
import { entryConcerns, type PickForm } from "./entry-concerns.ts";

function pick(cardId: number, playerId: number | null = cardId): EntryPick {
  return {
    cardId,
    playerId,
    playerName: `Player ${cardId}`,
    position: "forward",
    club: "Arsenal",
    overall: 70,
    imageUrl: null,
    slot: "ST",
    positionIndex: 4,
  };
}

function form(fixturesInMonth: number, ...minutes: readonly number[]): PickForm {
  return { fixturesInMonth, recent: minutes.map((played) => ({ minutes: played })) };
}

function concernsOf(picks: readonly EntryPick[], forms: Readonly<Record<number, PickForm>>) {
  const byCard = new Map(Object.entries(forms).map(([id, one]) => [Number(id), one]));
  const { idle, fixtureless } = entryConcerns(picks, byCard);
  return [idle.map(({ cardId }) => cardId), fixtureless.map(({ cardId }) => cardId)];
}

describe("the concerns before an entry", () => {
  test("are a player without a minute in five rounds, and one without a fixture left", () => {
    const forms = { 1: form(3, 0, 0, 0, 0, 0), 2: form(0, 90, 90), 3: form(3, 0, 0, 0, 0, 1) };
    expect(concernsOf([pick(1), pick(2), pick(3)], forms)).toEqual([[1], [2]]);
  });

  test("are none of a player with one fixture left and one minute among the last five", () => {
    expect(concernsOf([pick(1)], { 1: form(1, 1, 0, 0, 0, 0) })).toEqual([[], []]);
  });

  test("name a player once: without a fixture nothing else matters", () => {
    expect(concernsOf([pick(1)], { 1: form(0, 0, 0, 0, 0, 0) })).toEqual([[], [1]]);
  });

  test("take a linked player without form for one who has left the leagues", () => {
    expect(concernsOf([pick(1)], {})).toEqual([[], [1]]);
  });

  test("leave a card without a player to the warning that it scores nothing", () => {
    expect(concernsOf([pick(1, null)], {})).toEqual([[], []]);
  });

  test("hold nothing against anybody before the club's first fixture", () => {
    expect(concernsOf([pick(1)], { 1: form(3) })).toEqual([[], []]);
  });
});
