import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decideSlots } from "./decide-slots.ts";
import type { FilledSlot, OwnedCard } from "./decide-slots.ts";
import { slotsOf } from "./formation.ts";

function aCard(id: number, over: Partial<OwnedCard> = {}): OwnedCard {
  return { id, isApproved: true, playerName: `Player ${id}`, playerId: 100 + id, ...over };
}

const lineUp: readonly FilledSlot[] = slotsOf("2-1-1").map(({ label }, positionIndex) => ({
  cardId: positionIndex + 1,
  position: label,
  positionIndex,
}));
const ownedCards = [1, 2, 3, 4, 5, 6].map((id) => aCard(id));
const facts = { formation: "2-1-1", slots: lineUp, ownedCards };

function swapped(id: number, over: Partial<OwnedCard>): OwnedCard[] {
  return ownedCards.map((card) => (card.id === id ? aCard(id, over) : card));
}

describe("slots of a team", () => {
  test("any number of cards from none to five is placed, in the order of the formation", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...lineUp]), (slots) => {
        const outcome = decideSlots({ ...facts, slots });
        expect(outcome).toEqual({ ok: true, value: lineUp.filter((slot) => slots.includes(slot)) });
      }),
    );
  });

  test("any card fits any slot", () => {
    const slots = [{ cardId: 6, position: "GK", positionIndex: 0 }];
    expect(decideSlots({ ...facts, slots }).ok).toBe(true);
  });

  test("indices may count the slots of one label instead of the whole formation", () => {
    const slots = [
      { cardId: 3, position: "CB", positionIndex: 1 },
      { cardId: 1, position: "GK", positionIndex: 0 },
      { cardId: 2, position: "CB", positionIndex: 0 },
    ];
    expect(decideSlots({ ...facts, slots })).toEqual({ ok: true, value: [slots[1], slots[2], slots[0]] });
  });

  test("indices that count the slots of one label leave the line-up in the order of the formation", () => {
    const slots = ["ST", "CM", "GK"].map((position, at) => ({ cardId: at + 1, position, positionIndex: 0 }));
    expect(decideSlots({ ...facts, slots })).toEqual({ ok: true, value: slots.toReversed() });
  });

  test("two cards without a real player may be in one team", () => {
    const unmapped = ownedCards.map((card) => aCard(card.id, { playerId: null, playerName: "Saka" }));
    expect(decideSlots({ ...facts, ownedCards: unmapped }).ok).toBe(true);
  });

  test.each([
    ["an unknown formation", { formation: "4-4-2" }, { code: "formation_unknown", formation: "4-4-2" }],
    [
      "a sixth card",
      { slots: [...lineUp, { cardId: 6, position: "ST", positionIndex: 4 }] },
      { code: "team_full" },
    ],
    [
      "a slot that the formation does not have",
      { slots: [{ cardId: 1, position: "LM", positionIndex: 3 }] },
      { code: "slot_unknown", slot: "LM-3" },
    ],
    [
      "one striker more than the formation has",
      {
        slots: [
          { cardId: 1, position: "ST", positionIndex: 4 },
          { cardId: 2, position: "ST", positionIndex: 0 },
        ],
      },
      { code: "slot_unknown", slot: "ST-4" },
    ],
    [
      "an index outside the formation",
      { slots: [{ cardId: 1, position: "ST", positionIndex: 5 }] },
      { code: "slot_unknown", slot: "ST-5" },
    ],
    [
      "two cards in one slot",
      { slots: [1, 2].map((cardId) => ({ cardId, position: "CB", positionIndex: 1 })) },
      { code: "slot_taken_twice", slot: "CB-1" },
    ],
    [
      "two cards in the only slot of its label",
      { slots: [1, 2].map((cardId) => ({ cardId, position: "GK", positionIndex: 0 })) },
      { code: "slot_taken_twice", slot: "GK-0" },
    ],
    [
      "one card in two slots",
      { slots: [1, 2].map((positionIndex) => ({ cardId: 1, position: "CB", positionIndex })) },
      { code: "card_twice", cardId: 1 },
    ],
    ["a card of somebody else", { ownedCards: ownedCards.slice(1) }, { code: "card_not_yours", cardId: 1 }],
    [
      "a card that is pending approval",
      { ownedCards: swapped(2, { isApproved: false, playerName: "Saka" }) },
      { code: "card_not_approved", playerName: "Saka" },
    ],
    [
      "two cards of one real player",
      { ownedCards: swapped(4, { playerId: 101, playerName: "Saka" }) },
      { code: "player_twice", playerName: "Saka" },
    ],
  ])("%s is refused", (_, wrong, refusal) => {
    expect(decideSlots({ ...facts, ...wrong })).toEqual({ ok: false, refusal });
  });
});
