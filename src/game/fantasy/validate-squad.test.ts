import { describe, expect, test } from "vitest";
import { aRequest, aSquadCard, squadCards, theSquadFacts } from "#tests/support/fantasy-makers.ts";
import { squadErrorMessages, squadWarningMessages } from "./squad-messages.ts";
import type { SquadCard, SquadFacts, SquadRequest } from "./squad-request.ts";
import { validateSquad } from "./validate-squad.ts";

const round = theSquadFacts().round ?? { round: 1, deadline: 0, fixtureCounts: new Map<number, number>() };
const locked = [101, 102, 103, 104, 105, 106, 107, 108, 109].map((playerId) => ({ playerId, isGone: false }));

/** All eighteen cards, with one of them changed. */
function withCard(n: number, given: Partial<SquadCard>): Partial<SquadFacts> {
  return { cards: squadCards(18).map((card) => (card.id === n ? aSquadCard(n, given) : card)) };
}

function asking(given: Partial<SquadRequest>): Partial<SquadFacts> {
  return { request: aRequest(given) };
}

/** Cards 4 and 5 are special. */
const special = {
  cards: squadCards(18).map((card) => (card.id < 10 ? { ...card, origin: "photo" as const } : card)),
};
const carried = [1, 2, 3].map((cardId) => ({ round: cardId + 20, cardId: cardId + 50, isReturned: false }));

type Case = [rule: string, given: Partial<SquadFacts>, cardId: number | null, message: string];

const errorCases: readonly Case[] = [
  ["season_over", { round: null }, null, "This season has no round left"],
  ["deadline_passed", { now: round.deadline }, null, "The deadline of this round has passed"],
  [
    "starters_incomplete",
    asking({ newCardIds: [1, 2, 4, 5] }),
    null,
    "A squad has 5 starters: you have chosen 4",
  ],
  [
    "starters_incomplete",
    asking({ newCardIds: [1, 2, 3, 4, 5, 10] }),
    null,
    "A squad has 5 starters: you have chosen 6",
  ],
  ["bench_incomplete", asking({ benchCardIds: [] }), null, "The bench has 4 cards: you have chosen 0"],
  [
    "squad_card_twice",
    asking({ benchCardIds: [6, 7, 8, 5] }),
    5,
    "The card of Player 5 can stand in only one place",
  ],
  [
    "squad_card_not_yours",
    asking({ benchCardIds: [6, 7, 8, 99] }),
    99,
    "One of these cards is not in your collection",
  ],
  [
    "squad_card_not_approved",
    withCard(8, { isApproved: false }),
    8,
    "The card of Player 8 has not been approved",
  ],
  [
    "squad_card_not_linked",
    withCard(8, { playerId: null, leagueId: null, clubId: null }),
    8,
    "The card of Player 8 is not linked to a real player",
  ],
  [
    "squad_card_other_league",
    withCard(8, { leagueId: "serie-a" }),
    8,
    "Player 8 does not play in this league",
  ],
  [
    "squad_card_other_league",
    withCard(8, { leagueId: null, clubId: null }),
    8,
    "Player 8 does not play in this league",
  ],
  ["squad_player_twice", withCard(8, { playerId: 103 }), 8, "Player 8 can be in a squad only once"],
  [
    "club_limit",
    {
      cards: squadCards(18).map((card) => (card.id < 5 ? { ...card, clubId: 1, clubName: "Arsenal" } : card)),
    },
    4,
    "4 cards of Arsenal: at most 3 of one club",
  ],
  [
    "goalkeeper_count",
    asking({ newCardIds: [7, 2, 3, 4, 5], benchCardIds: [6, 1, 8, 9] }),
    null,
    "Exactly one goalkeeper starts: you have chosen none",
  ],
  [
    "goalkeeper_count",
    asking({ newCardIds: [1, 6, 3, 4, 5], benchCardIds: [2, 7, 8, 9] }),
    null,
    "Exactly one goalkeeper starts: you have chosen 2",
  ],
  [
    "shape_unknown",
    asking({ newCardIds: [1, 2, 3, 7, 5], benchCardIds: [6, 4, 8, 9], viceCaptainId: 2 }),
    null,
    "3 defenders, 0 midfielders and 1 forward fit none of the formations 2-1-1, 1-2-1, 1-1-2 and 2-2",
  ],
  ["captain_missing", asking({ captainId: null }), null, "Choose a captain"],
  ["captain_not_starting", asking({ captainId: 9 }), 9, "The captain has to be a starter"],
  ["vice_captain_missing", asking({ viceCaptainId: null }), null, "Choose a vice-captain"],
  ["vice_captain_not_starting", asking({ viceCaptainId: 9 }), 9, "The vice-captain has to be a starter"],
  [
    "captain_is_vice_captain",
    asking({ viceCaptainId: 5 }),
    5,
    "Captain and vice-captain have to be two different cards",
  ],
  [
    "wildcard_spent",
    { ...asking({ useWildcard: true }), wildcardRound: 3, locked },
    null,
    "You have played this season's wildcard in round 3",
  ],
  [
    "wildcard_with_chip",
    { ...special, ...asking({ useWildcard: true, chipCardIds: [4] }), locked },
    null,
    "A wildcard and a chip cannot be played in the same round",
  ],
  [
    "wildcard_with_chip",
    { ...special, ...asking({ chipCardIds: [4] }), wildcardRound: 1, locked },
    null,
    "A wildcard and a chip cannot be played in the same round",
  ],
  [
    "chip_outside_squad",
    { ...special, ...asking({ chipCardIds: [12] }) },
    12,
    "Only a card of the squad can carry a chip",
  ],
  ["chip_twice", { ...special, ...asking({ chipCardIds: [4, 4] }) }, 4, "Player 4 can carry only one chip"],
  [
    "chip_not_special",
    asking({ chipCardIds: [4] }),
    4,
    "Only a special card can carry a chip: the card of Player 4 is none",
  ],
  [
    "chip_card_spent",
    { ...special, ...asking({ chipCardIds: [4] }), chipUses: [{ round: 9, cardId: 4, isReturned: false }] },
    4,
    "The card of Player 4 has carried its chip of this season",
  ],
  [
    "chip_round_limit",
    { ...special, ...asking({ chipCardIds: [3, 4, 5] }) },
    null,
    "3 chips in one round: at most 2",
  ],
  [
    "chips_spent",
    { ...special, ...asking({ chipCardIds: [4, 5] }), chipUses: carried },
    null,
    "2 chips chosen: you have 1 of 4 left this season",
  ],
];

const warningCases: readonly Case[] = [
  [
    "transfers_paid",
    { ...asking({ benchCardIds: [6, 16, 17, 9] }), locked, bank: 1 },
    null,
    "−2 points: 1 extra transfer",
  ],
  [
    "transfers_paid",
    { ...asking({ benchCardIds: [15, 16, 17, 9] }), locked, bank: 1 },
    null,
    "−4 points: 2 extra transfers",
  ],
  [
    "no_fixture",
    { round: { ...round, fixtureCounts: new Map([...round.fixtureCounts].filter(([id]) => id !== 18)) } },
    8,
    "Player 8 has no fixture in this round",
  ],
  [
    "bench_without_goalkeeper",
    asking({ benchCardIds: [16, 7, 8, 9] }),
    null,
    "No goalkeeper on the bench: nobody can come on for yours",
  ],
  [
    "bench_goalkeepers",
    asking({ benchCardIds: [6, 15, 8, 9] }),
    null,
    "2 goalkeepers on the bench: only one of them can come on",
  ],
  [
    "chip_on_bench",
    { ...special, ...asking({ chipCardIds: [8] }) },
    8,
    "Player 8 is on the bench: the chip counts only after coming on",
  ],
  [
    "wildcard_unneeded",
    { ...asking({ useWildcard: true, benchCardIds: [15, 7, 8, 9] }), locked, bank: 1 },
    null,
    "These transfers are free without the wildcard, and it cannot be taken back",
  ],
];

describe("a squad", () => {
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

  test.each(errorCases)("%s: refused with its card and a sentence (%#)", (code, given, cardId, message) => {
    const result = validateSquad(theSquadFacts(given));
    expect(result.errors).toEqual([{ code, cardId, message }]);
    expect(result.squad).toBeNull();
  });

  test.each(warningCases)("%s: a warning, and no refusal (%#)", (code, given, cardId, message) => {
    const result = validateSquad(theSquadFacts(given));
    expect(result.errors).toEqual([]);
    expect(result.warnings).toEqual([{ code, cardId, message }]);
    expect(result.squad).not.toBeNull();
  });

  test("a chip on a card without a fixture is allowed, and said to come back", () => {
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
    expect(result.warnings[1]?.message).toBe(
      "The chip of Player 4 cannot count in this round: it comes back to you",
    );
  });

  test("every rule and every warning of the catalogue is shown above", () => {
    expect(new Set(errorCases.map(([code]) => code))).toEqual(new Set(Object.keys(squadErrorMessages)));
    expect(new Set([...warningCases.map(([code]) => code), "chip_without_fixture"])).toEqual(
      new Set(Object.keys(squadWarningMessages)),
    );
  });

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
