import { describe, expect, test } from "vitest";
import type { SquadFacts, SquadRequest } from "#game/fantasy/squad-request.ts";
import { aRequest, squadCards, theSquadFacts } from "#tests/support/fantasy-makers.ts";
import { checkPowers, isWildcardRound } from "./check-powers.ts";
import type { ChipUse } from "./chip.ts";

/** A request for special cards, legal but for what is given. */
function asking(request: Partial<SquadRequest>, given: Partial<SquadFacts> = {}): SquadFacts {
  const cards = squadCards(18).map((card) => ({ ...card, origin: "photo" as const }));
  return theSquadFacts({ cards, request: aRequest(request), ...given });
}

function check(facts: SquadFacts) {
  return checkPowers(facts, new Map(facts.cards.map((card) => [card.id, card])));
}

/** Chips that so many other cards carried in rounds before. */
function spent(count: number): ChipUse[] {
  return Array.from({ length: count }, (_, at) => ({ round: 20 + at, cardId: 50 + at, isReturned: false }));
}

describe("the time of a request", () => {
  const deadline = theSquadFacts().round?.deadline ?? 0;

  test("is before the deadline, to the millisecond", () => {
    expect(check(asking({}, { now: deadline - 1 }))).toEqual([]);
    expect(check(asking({}, { now: deadline }))).toEqual([{ code: "deadline_passed", cardId: null }]);
  });

  test("is over after the last round, wildcard or not", () => {
    const over = [{ code: "season_over", cardId: null }];
    expect(check(asking({}, { round: null }))).toEqual(over);
    expect(check(asking({ useWildcard: true }, { round: null }))).toEqual(over);
    expect(check(asking({ useWildcard: true }, { round: null, wildcardRound: 3 }))).toEqual(over);
  });
});

describe("a wildcard round", () => {
  test.each<[string, Partial<SquadFacts>, boolean, boolean]>([
    ["is one for which the wildcard is asked", {}, true, true],
    ["isn't one without the wildcard", {}, false, false],
    ["is the one in which it was played, asked for again or not", { wildcardRound: 1 }, true, true],
    ["stays one when a later request doesn't ask", { wildcardRound: 1 }, false, true],
    ["isn't one if the wildcard was played in another", { wildcardRound: 3 }, true, false],
    ["is none after the season", { round: null }, true, false],
  ])("%s", (_, given, useWildcard, is) => {
    expect(isWildcardRound(asking({ useWildcard }, given))).toBe(is);
  });

  test("comes once a season: the refusal names the round in which the wildcard was played", () => {
    const again = asking({ useWildcard: true }, { wildcardRound: 3 });
    expect(check(again)).toEqual([{ code: "wildcard_spent", round: 3, cardId: null }]);
    expect(check(asking({ useWildcard: true }, { wildcardRound: 1 }))).toEqual([]);
    expect(check(asking({}, { wildcardRound: 3 }))).toEqual([]);
  });

  test("has no chips", () => {
    const refusal = [{ code: "wildcard_with_chip", cardId: null }];
    expect(check(asking({ useWildcard: true, chipCardIds: [4] }))).toEqual(refusal);
    expect(check(asking({ chipCardIds: [4] }, { wildcardRound: 1 }))).toEqual(refusal);
    expect(check(asking({ chipCardIds: [4] }, { wildcardRound: 3 }))).toEqual([]);
  });
});

describe("the chips of a request", () => {
  test("are on cards of the squad, starters or bench", () => {
    expect(check(asking({ chipCardIds: [1, 9] }))).toEqual([]);
    expect(check(asking({ chipCardIds: [12] }))).toEqual([{ code: "chip_outside_squad", cardId: 12 }]);
  });

  test("say nothing more of a card that isn't the manager's", () => {
    expect(check(asking({ newCardIds: [99, 2, 3, 4, 5], chipCardIds: [99] }))).toEqual([]);
  });

  test("are on different cards, each special and without a chip before: the refusal names the player", () => {
    const named = { cardId: 4, playerName: "Player 4" };
    const chipUses = [{ round: 9, cardId: 4, isReturned: false }];
    const common = squadCards(9);
    expect(check(asking({ chipCardIds: [4, 4] }, { chipUses, cards: common }))).toEqual([
      { code: "chip_twice", ...named },
      { code: "chip_not_special", ...named },
      { code: "chip_card_spent", ...named },
    ]);
  });

  test("are spent by the card that carried them, and by no other", () => {
    const chipUses = [{ round: 9, cardId: 4, isReturned: false }];
    expect(check(asking({ chipCardIds: [5] }, { chipUses }))).toEqual([]);
  });

  test("are two in a round at most", () => {
    expect(check(asking({ chipCardIds: [3, 4] }))).toEqual([]);
    expect(check(asking({ chipCardIds: [3, 4, 5] }))).toEqual([
      { code: "chip_round_limit", cardId: null, count: 3, most: 2 },
    ]);
  });

  test("are four in a season", () => {
    expect(check(asking({ chipCardIds: [3, 4] }, { chipUses: spent(2) }))).toEqual([]);
    expect(check(asking({ chipCardIds: [3, 4] }, { chipUses: spent(3) }))).toEqual([
      { code: "chips_spent", cardId: null, count: 2, left: 1, total: 4 },
    ]);
    expect(check(asking({ chipCardIds: [3] }, { chipUses: spent(4) }))).toEqual([
      { code: "chips_spent", cardId: null, count: 1, left: 0, total: 4 },
    ]);
    expect(check(asking({}, { chipUses: spent(4) }))).toEqual([]);
  });

  test("that are set for this very round aren't spent yet", () => {
    const chipUses = [...spent(3), { round: 1, cardId: 4, isReturned: false }];
    expect(check(asking({ chipCardIds: [4] }, { chipUses }))).toEqual([]);
  });

  test("count all that were spent once the season is over", () => {
    const chipUses = [...spent(3), { round: 1, cardId: 4, isReturned: false }];
    expect(check(asking({ chipCardIds: [4] }, { chipUses, round: null })).map(({ code }) => code)).toEqual([
      "season_over",
      "chip_card_spent",
      "chips_spent",
    ]);
  });
});
