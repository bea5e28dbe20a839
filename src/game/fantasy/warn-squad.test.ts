import { describe, expect, test } from "vitest";
import { aRequest, squadCards, theSquadFacts } from "#tests/support/fantasy-makers.ts";
import { locked, round } from "#tests/support/squad-error-cases.ts";
import type { SquadWarning } from "./squad-issue.ts";
import type { SquadCard, SquadFacts, SquadRequest } from "./squad-request.ts";
import { validateSquad } from "./validate-squad.ts";

function warningsOf(
  request: Partial<SquadRequest>,
  given: Partial<SquadFacts> = {},
): readonly SquadWarning[] {
  return validateSquad(theSquadFacts({ request: aRequest(request), ...given })).warnings;
}

/** Eighteen cards, one of them changed. */
function withCard(id: number, change: Partial<SquadCard>): SquadCard[] {
  return squadCards(18).map((card) => (card.id === id ? { ...card, ...change } : card));
}

/** The round, in which these clubs have no fixture. */
function withBlanks(...clubIds: number[]) {
  const fixtures = [...round.fixtureCounts].filter(([clubId]) => !clubIds.includes(clubId));
  return { ...round, fixtureCounts: new Map(fixtures) };
}

describe("a warning about transfers", () => {
  const three = { benchCardIds: [15, 16, 17, 9] };

  test("says how many are paid, and what they cost", () => {
    expect(warningsOf(three, { locked, bank: 1 })).toEqual([
      { code: "transfers_paid", cardId: null, count: 2, cost: 4 },
    ]);
    expect(warningsOf(three, { locked, bank: 3 })).toEqual([]);
  });

  test("comes with a wildcard that saves nothing", () => {
    const unneeded = [{ code: "wildcard_unneeded", cardId: null }];
    expect(warningsOf({ ...three, useWildcard: true }, { locked, bank: 3 })).toEqual(unneeded);
    expect(warningsOf({ ...three, useWildcard: true }, { locked, bank: 2 })).toEqual([]);
    expect(warningsOf({ useWildcard: true })).toEqual(unneeded);
  });

  test("doesn't come with a wildcard that is played already", () => {
    const given = { locked, bank: 3, wildcardRound: 1 };
    expect(warningsOf({ ...three, useWildcard: true }, given)).toEqual([]);
  });
});

describe("a warning about fixtures", () => {
  test("names each starter and substitute whose club has none", () => {
    expect(warningsOf({}, { round: withBlanks(12, 18) })).toEqual([
      { code: "no_fixture", cardId: 2, playerName: "Player 2" },
      { code: "no_fixture", cardId: 8, playerName: "Player 8" },
    ]);
    const none = { ...round, fixtureCounts: new Map([...round.fixtureCounts, [12, 0]]) };
    expect(warningsOf({}, { round: none }).map(({ cardId }) => cardId)).toEqual([2]);
  });

  test("names a card once, wherever it is asked for", () => {
    expect(warningsOf({ newCardIds: [1, 2, 3, 4, 2] }, { round: withBlanks(12) })).toEqual([
      { code: "no_fixture", cardId: 2, playerName: "Player 2" },
    ]);
  });

  test("names a player who has left for no club, and no card without a player", () => {
    const gone = { cards: withCard(2, { clubId: null, leagueId: null }) };
    expect(warningsOf({}, gone).map(({ code, cardId }) => [code, cardId])).toEqual([["no_fixture", 2]]);
    expect(warningsOf({}, { cards: withCard(2, { playerId: null, clubId: null }) })).toEqual([]);
  });

  test("doesn't come after the season", () => {
    expect(warningsOf({ chipCardIds: [4] }, { round: null })).toEqual([]);
  });
});

describe("a warning about the bench", () => {
  test("comes without a goalkeeper, and with more than one", () => {
    expect(warningsOf({ benchCardIds: [16, 7, 8, 9] })).toEqual([
      { code: "bench_without_goalkeeper", cardId: null },
    ]);
    expect(warningsOf({ benchCardIds: [6, 7, 8, 9] })).toEqual([]);
    expect(warningsOf({ benchCardIds: [6, 15, 8, 9] })).toEqual([
      { code: "bench_goalkeepers", cardId: null, count: 2 },
    ]);
  });

  test("waits until four are on it", () => {
    expect(warningsOf({ benchCardIds: [7, 8, 9] })).toEqual([]);
    expect(warningsOf({ benchCardIds: [7, 8, 9, 99] })).toEqual([]);
    expect(warningsOf({ benchCardIds: [7, 8, 9, 16, 17] })).toEqual([]);
  });
});

describe("a warning about a chip", () => {
  test("says that it's on the bench, and that the club has no fixture, once each", () => {
    const named = { cardId: 8, playerName: "Player 8" };
    expect(warningsOf({ chipCardIds: [8, 8] }, { round: withBlanks(18) })).toEqual([
      { code: "no_fixture", ...named },
      { code: "chip_on_bench", ...named },
      { code: "chip_without_fixture", ...named },
    ]);
  });

  test("says nothing of a starter with a fixture, nor of a card that isn't the manager's", () => {
    expect(warningsOf({ chipCardIds: [2] })).toEqual([]);
    expect(warningsOf({ chipCardIds: [99], benchCardIds: [6, 7, 8, 99] })).toEqual([]);
  });
});
