import { describe, expect, test } from "vitest";
import { countsForEntry, decideEntry, entryConcerns } from "./decide-entry.ts";
import type { EntryFacts, EntryPick, EntrySlot, PickForm } from "./decide-entry.ts";
import { tournamentMonthOf } from "./month.ts";

const labels = ["GK", "CB", "CB", "CM", "ST"];

function aSlot(positionIndex: number, over: Partial<EntrySlot["card"]> = {}): EntrySlot {
  const card: EntrySlot["card"] = {
    id: 10 + positionIndex,
    playerId: 100 + positionIndex,
    playerName: `Player ${positionIndex}`,
    position: "midfielder",
    club: "Arsenal",
    overall: 70,
    imageUrl: null,
    isApproved: true,
    ...over,
  };
  return { position: labels[positionIndex] ?? "ST", positionIndex, card };
}

function withSlot(slot: EntrySlot): readonly EntrySlot[] {
  return five.map((other) => (other.positionIndex === slot.positionIndex ? slot : other));
}

const five = [0, 1, 2, 3, 4].map((positionIndex) => aSlot(positionIndex));
const facts: EntryFacts = { status: "active", hasEntered: false, slots: five };

describe("tournament entry", () => {
  test("the five cards are copied as they are, in the order of the formation", () => {
    const outcome = decideEntry({ ...facts, slots: five.toReversed() });
    expect(outcome.ok && outcome.value.picks.map(({ cardId }) => cardId)).toEqual([10, 11, 12, 13, 14]);
    expect(outcome.ok && outcome.value.picks[1]).toEqual({
      cardId: 11,
      playerId: 101,
      playerName: "Player 1",
      position: "midfielder",
      club: "Arsenal",
      overall: 70,
      imageUrl: null,
      slot: "CB",
      positionIndex: 1,
    });
    expect(outcome.ok && outcome.value.scoreless).toEqual([]);
  });

  test("cards without a real player enter, and are named as scoring nothing", () => {
    const slots = five.map(({ positionIndex }) =>
      aSlot(positionIndex, positionIndex > 2 ? { playerId: null } : {}),
    );
    const outcome = decideEntry({ ...facts, slots });
    expect(outcome.ok && outcome.value.picks).toHaveLength(5);
    expect(outcome.ok && outcome.value.scoreless.map(({ playerName }) => playerName)).toEqual([
      "Player 3",
      "Player 4",
    ]);
  });

  // shows: 4.21
  test.each<[string, Partial<EntryFacts>, object]>([
    [
      "into an upcoming tournament",
      { status: "upcoming" },
      { code: "tournament_not_active", status: "upcoming" },
    ],
    [
      "into a finished tournament",
      { status: "finished" },
      { code: "tournament_not_active", status: "finished" },
    ],
    ["a second time", { hasEntered: true }, { code: "already_entered" }],
    ["with four cards", { slots: five.slice(1) }, { code: "team_short", count: 4 }],
    ["with no cards", { slots: [] }, { code: "team_short", count: 0 }],
    ["with six cards", { slots: [...five, aSlot(5)] }, { code: "team_short", count: 6 }],
    [
      "with a card that is pending approval",
      { slots: withSlot(aSlot(2, { isApproved: false, playerName: "Saka" })) },
      { code: "card_not_approved", playerName: "Saka" },
    ],
    [
      "with two cards of one real player",
      { slots: withSlot(aSlot(4, { playerId: 100, playerName: "Saka" })) },
      { code: "player_twice", playerName: "Saka" },
    ],
  ])("entering %s is refused", (_, wrong, refusal) => {
    expect(decideEntry({ ...facts, ...wrong })).toEqual({ ok: false, refusal });
  });
});

describe("the window of an entry", () => {
  const month = tournamentMonthOf(Date.parse("2025-09-12T14:00:00Z"));
  const enteredAt = Date.parse("2025-09-12T14:00:00Z");

  test.each([
    ["before the entry", "2025-09-12T13:59:59.999Z", false],
    ["at the entry", "2025-09-12T14:00:00.000Z", false],
    ["after the entry", "2025-09-12T14:00:00.001Z", true],
    ["at the end of the month", "2025-09-30T23:59:59.999Z", true],
    ["in the next month", "2025-10-01T00:00:00.000Z", false],
  ])("a kick-off %s counts: %s %s", (_, kickOff, counts) => {
    expect(countsForEntry(Date.parse(kickOff), enteredAt, month)).toBe(counts);
  });

  test("a kick-off before the month does not count for an entry made before it", () => {
    expect(countsForEntry(month.startsAt - 1, month.startsAt - 5, month)).toBe(false);
    expect(countsForEntry(month.startsAt, month.startsAt - 5, month)).toBe(true);
  });
});

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
