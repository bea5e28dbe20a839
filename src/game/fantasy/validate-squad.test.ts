import { describe, expect, test } from "vitest";
import { aRequest, aSquadCard, squadCards, theSquadFacts } from "#tests/support/fantasy-makers.ts";
import {
  asking,
  errorCases,
  locked,
  round,
  special,
  warningCases,
} from "#tests/support/squad-error-cases.ts";
import { squadErrorCodes, squadWarningCodes } from "./squad-issue.ts";
import { validateSquad } from "./validate-squad.ts";

describe("a squad", () => {
  // shows: 9.28, 9.29
  test("of nine legal cards has no errors and no warnings, and is what would be locked", () => {
    const result = validateSquad(theSquadFacts());
    expect(result).toMatchObject({
      errors: [],
      warnings: [],
      transfers: 0,
      cost: 0,
      bankBefore: 0,
      bankAfter: 0,
    });
    expect(result.squad?.starters.map(({ cardId }) => cardId)).toEqual([1, 2, 3, 4, 5]);
    expect(result.squad?.bench.map(({ playerId }) => playerId)).toEqual([106, 107, 108, 109]);
    expect(result.squad).toMatchObject({ captainId: 5, viceCaptainId: 4, chipCardIds: [] });
  });

  // shows: 9.28, 9.29
  test.each(errorCases)("%s: refused with its card (%#)", (code, given, cardId) => {
    const result = validateSquad(theSquadFacts(given));
    expect(result.errors.map((error) => [error.code, error.cardId])).toEqual([[code, cardId]]);
    expect(result.squad).toBeNull();
  });

  test.each(warningCases)("%s: a warning, and no refusal (%#)", (code, given, cardId) => {
    const result = validateSquad(theSquadFacts(given));
    expect(result.errors).toEqual([]);
    expect(result.warnings.map((warning) => [warning.code, warning.cardId])).toEqual([[code, cardId]]);
    expect(result.squad).not.toBeNull();
  });

  test("a chip on a card without a fixture is allowed, with a warning that it comes back", () => {
    const result = validateSquad(
      theSquadFacts({
        ...special,
        ...asking({ chipCardIds: [4] }),
        round: { ...round, fixtureCounts: new Map([...round.fixtureCounts].filter(([id]) => id !== 14)) },
      }),
    );
    expect(result.warnings.map(({ code, cardId }) => [code, cardId])).toEqual([
      ["no_fixture", 4],
      ["chip_without_fixture", 4],
    ]);
    expect(result.warnings[1]).toMatchObject({ playerName: "Player 4" });
  });

  test("the cases above cover every error and every warning", () => {
    expect(new Set(errorCases.map(([code]) => code))).toEqual(new Set(squadErrorCodes));
    expect(new Set([...warningCases.map(([code]) => code), "chip_without_fixture"])).toEqual(
      new Set(squadWarningCodes),
    );
  });

  // shows: 3.26
  test("all errors and warnings come at once", () => {
    const result = validateSquad(
      theSquadFacts({
        request: {
          newCardIds: [1, 2, 3, 99],
          benchCardIds: [],
          captainId: null,
          viceCaptainId: 7,
          useWildcard: true,
          chipCardIds: [2],
        },
        wildcardRound: 4,
        locked,
        bank: 0,
        round: { ...round, fixtureCounts: new Map() },
      }),
    );
    expect(result.errors.map(({ code }) => code)).toEqual([
      "starters_incomplete",
      "bench_incomplete",
      "squad_card_not_yours",
      "captain_missing",
      "vice_captain_not_starting",
      "wildcard_spent",
      "chip_not_special",
    ]);
    expect(result.warnings.map(({ code }) => code)).toEqual([
      "no_fixture",
      "no_fixture",
      "no_fixture",
      "chip_without_fixture",
    ]);
  });

  test("an empty request names what is missing and costs nothing", () => {
    const request = aRequest({ newCardIds: [], benchCardIds: [], captainId: null, viceCaptainId: null });
    const result = validateSquad(theSquadFacts({ request, locked, bank: 2 }));
    expect(result.errors.map(({ code }) => code)).toEqual([
      "starters_incomplete",
      "bench_incomplete",
      "captain_missing",
      "vice_captain_missing",
    ]);
    expect(result).toMatchObject({ transfers: 0, cost: 0, bankBefore: 2, bankAfter: 2 });
  });

  test("a wildcard makes all transfers free and keeps the bank", () => {
    const request = aRequest({ benchCardIds: [15, 16, 17, 18], useWildcard: true });
    const result = validateSquad(theSquadFacts({ request, locked, bank: 2 }));
    expect(result).toMatchObject({
      errors: [],
      warnings: [],
      transfers: 4,
      cost: 0,
      bankBefore: 2,
      bankAfter: 2,
      isWildcardRound: true,
    });
  });

  test("a wildcard that is already played for the round still holds when it is not asked for again", () => {
    const request = aRequest({ benchCardIds: [15, 16, 17, 18] });
    expect(validateSquad(theSquadFacts({ request, locked, wildcardRound: 1 })).cost).toBe(0);
    expect(validateSquad(theSquadFacts({ request, locked, wildcardRound: 2 })).cost).toBe(8);
  });

  test("another card of the same player is no transfer", () => {
    const cards = [...squadCards(9), aSquadCard(17, { playerId: 108, clubId: 18 })];
    const request = aRequest({ benchCardIds: [6, 7, 17, 9] });
    expect(validateSquad(theSquadFacts({ request, cards, locked, bank: 1 })).transfers).toBe(0);
  });

  test("a chip that came back, or is set for this very round, can be set", () => {
    const chipUses = [
      { round: 9, cardId: 4, isReturned: true },
      { round: 1, cardId: 5, isReturned: false },
    ];
    const facts = theSquadFacts({ ...special, ...asking({ chipCardIds: [4, 5] }), chipUses });
    expect(validateSquad(facts).errors).toEqual([]);
  });
});
