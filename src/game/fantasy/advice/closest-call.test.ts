import { describe, expect, test } from "vitest";
import { bestNine } from "./best-nine.ts";
import { closestCall } from "./closest-call.ts";
import type { WeighedCard } from "./closest-call.ts";

const OF_LETTER = { G: "goalkeeper", D: "defender", M: "midfielder", F: "forward" } as const;

/** Cards of different players and clubs, with the points that are expected of them in one usual fixture. */
function cardsOf(all: Readonly<Record<string, number>>): WeighedCard[] {
  return Object.entries(all).map(([name, expected], at) => ({
    cardId: at + 1,
    playerId: at + 101,
    clubId: at + 1,
    position: OF_LETTER[name.charAt(0) as keyof typeof OF_LETTER],
    expected,
    usual: expected,
    fixtures: 1,
  }));
}

const NINE = { G1: 4, D1: 5, D2: 4.5, M1: 6, F1: 7, G2: 1, D3: 4.2, M2: 3, F2: 2 };

function callOf(cards: readonly WeighedCard[]) {
  const nine = bestNine(cards);
  if (nine === null) throw new Error("there is no legal nine");
  return closestCall(nine, cards);
}

/** The cards with that one changed; ids go by the order in which they are told. */
function withCard(cardId: number, change: Partial<WeighedCard>): WeighedCard[] {
  return cardsOf(NINE).map((card) => (card.cardId === cardId ? { ...card, ...change } : card));
}

describe("the closest call of a best nine", () => {
  test("is between the starter and the card that nearly started instead, by their form", () => {
    expect(callOf(cardsOf(NINE))).toEqual({ chosenId: 3, otherId: 7, reason: "form" });
  });

  test("names the easier fixture where no more is expected of the starter in a usual one", () => {
    expect(callOf(withCard(7, { usual: 4.8 }))).toMatchObject({ chosenId: 3, otherId: 7, reason: "fixture" });
  });

  test("names what the other one lacks: a fixture, or a second one", () => {
    const idle = cardsOf(NINE).map((card) =>
      card.cardId > 5 ? { ...card, expected: 0, fixtures: 0 } : card,
    );
    expect(callOf(idle)?.reason).toBe("no_fixture");
    expect(callOf(withCard(3, { fixtures: 2 }))).toMatchObject({ chosenId: 3, reason: "more_fixtures" });
  });

  test("is between goalkeepers too", () => {
    expect(callOf(withCard(6, { expected: 3.9 }))).toMatchObject({ chosenId: 1, otherId: 6 });
  });

  test("tells of the better card that no formation has a place for", () => {
    // Three forwards fit no formation.
    const forwards = cardsOf({ ...NINE, F1: 9, F2: 8, F3: 7.5, D1: 3, D2: 2 });
    expect(callOf(forwards)).toMatchObject({ otherId: 10, reason: "formation" });
  });

  test("tells of the better card of a club that has three already", () => {
    const mates = cardsOf({ ...NINE, D4: 4.8 }).map((card) => {
      const isMate = [2, 4, 5, 10].includes(card.cardId);
      return isMate ? { ...card, clubId: 99 } : card;
    });
    expect(callOf(mates)).toEqual({ chosenId: 3, otherId: 10, reason: "club" });
  });

  test("passes over further cards of a player who starts", () => {
    const cards = cardsOf(NINE);
    const doubles = cards.slice(0, 1).map((card) => ({ ...card, cardId: 50, expected: card.expected - 0.1 }));
    expect(callOf([...cards, ...doubles])).toMatchObject({ chosenId: 3, otherId: 7 });
  });

  test("is none where nobody else could start", () => {
    const nine = { starterIds: [1, 2, 3, 4, 5], benchIds: [], captainId: 5, viceCaptainId: 4 };
    const five = cardsOf(NINE).slice(0, 5);
    expect(closestCall({ ...nine, formation: "2-1-1", expected: 0 }, five)).toBeNull();
  });
});
