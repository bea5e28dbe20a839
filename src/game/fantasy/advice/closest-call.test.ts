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
    form: expected,
    overall: 70,
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
    // It could have started for its equal, but not for the worse one.
    const equals = cardsOf({ ...NINE, F1: 9, F2: 8, F3: 8, D1: 3, D2: 2 });
    expect(callOf(equals)).toMatchObject({ chosenId: 7, reason: "formation" });
  });

  test("tells of the better card of a club that has three already", () => {
    const mates = cardsOf({ ...NINE, D4: 4.8 }).map((card) => {
      const isMate = [2, 4, 5, 10].includes(card.cardId);
      return isMate ? { ...card, clubId: 99 } : card;
    });
    expect(callOf(mates)).toEqual({ chosenId: 3, otherId: 10, reason: "club" });
  });

  test("isn't between a goalkeeper and an outfield card", () => {
    // The second goalkeeper is better than four starters, but could only start for the first.
    expect(callOf(cardsOf({ ...NINE, G1: 8, G2: 7.5 }))).toEqual({ chosenId: 3, otherId: 7, reason: "form" });
    expect(callOf(cardsOf({ ...NINE, G1: 1.5 }))).toEqual({ chosenId: 3, otherId: 7, reason: "form" });
  });

  test("is between equals if no starter is worse", () => {
    const call = callOf(cardsOf({ ...NINE, D3: 4.5 }));
    expect(new Set([call?.chosenId, call?.otherId])).toEqual(new Set([3, 7]));
    expect(call?.reason).toBe("level");
  });

  test("is no matter of rules if the other one is better by a rounding error", () => {
    const better = 6.5 + 4 * Number.EPSILON;
    const cards = cardsOf({
      M1: 3.5,
      M2: 4.2,
      D1: 9,
      G1: 2.8,
      G2: 4.6,
      F1: 4.7,
      F2: 1.7,
      D2: better,
      D3: 6.5,
    });
    // The sum over the nine is the same with either, as far as it's computed.
    expect(bestNine(cards)?.starterIds).toContain(9);
    expect(callOf(cards)).toEqual({ chosenId: 9, otherId: 8, reason: "level" });
  });

  test("of two equally close calls is the one about the better cards", () => {
    const calls = cardsOf({ ...NINE, G2: 3.75, D3: 4.25 });
    expect(callOf(calls)).toMatchObject({ chosenId: 3, otherId: 7 });
    expect(callOf(calls.toReversed())).toMatchObject({ chosenId: 3, otherId: 7 });
  });

  test("names the easier fixture where as much is expected of both in a usual one", () => {
    expect(callOf(withCard(7, { usual: 4.5 }))?.reason).toBe("fixture");
    expect(callOf(withCard(7, { usual: 4.4 }))?.reason).toBe("form");
  });

  test("goes by overall while the form of neither is known", () => {
    const withOveralls = (chosen: number, other: number) =>
      cardsOf(NINE).map((card) => ({ ...card, form: null, overall: card.cardId === 7 ? other : chosen }));
    expect(callOf(withOveralls(71, 70))).toEqual({ chosenId: 3, otherId: 7, reason: "overall" });
    expect(callOf(withOveralls(70, 70))).toBeNull();
    expect(callOf(withOveralls(69, 70))).toBeNull();
  });

  test("is left out where the form of only one of them is known", () => {
    expect(callOf(withCard(3, { form: null, overall: 90 }))).toBeNull();
    expect(callOf(withCard(7, { form: null }))).toBeNull();
  });

  test("is left out where the form of the other is as good or better, whatever is expected", () => {
    expect(callOf(withCard(7, { form: 4.4 }))?.reason).toBe("form");
    expect(callOf(withCard(7, { form: 4.5 }))).toBeNull();
    expect(callOf(withCard(7, { form: 5.8 }))).toBeNull();
  });

  test("calls two cards level if the same is expected of both", () => {
    expect(callOf(withCard(7, { expected: 4.5, usual: 4 }))?.reason).toBe("level");
    expect(callOf(cardsOf(NINE).map((card) => ({ ...card, expected: 0, fixtures: 0 })))?.reason).toBe(
      "level",
    );
  });

  test("goes by form where the other has more fixtures", () => {
    expect(callOf(withCard(7, { fixtures: 2 }))?.reason).toBe("form");
  });

  test("is with a mate of the starter where the club has three, as they change places", () => {
    // Cards 2, 3 and 5 and the one outside the nine are of one club: it could only have come in for a mate.
    const mates = cardsOf({ ...NINE, D3: 1, D4: 4.4, F3: 1.2 }).map((card) =>
      [2, 3, 5, 10].includes(card.cardId) ? { ...card, clubId: 99 } : card,
    );
    expect(callOf(mates)).toEqual({ chosenId: 3, otherId: 10, reason: "form" });
  });

  test("is with a card of the bench although its club has three", () => {
    const mates = cardsOf(NINE).map((card) =>
      [2, 5, 7].includes(card.cardId) ? { ...card, clubId: 99 } : card,
    );
    expect(callOf(mates)).toEqual({ chosenId: 3, otherId: 7, reason: "form" });
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
