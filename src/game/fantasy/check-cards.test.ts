import { describe, expect, test } from "vitest";
import { aRequest, aSquadCard, squadCards, theSquadFacts } from "#tests/support/fantasy-makers.ts";
import { checkCards } from "./check-cards.ts";
import type { SquadError } from "./squad-issue.ts";
import type { SquadCard, SquadRequest } from "./squad-request.ts";

/** What is wrong with a request for these cards; the request is legal but for what is given. */
function check(given: Partial<SquadRequest>, cards: readonly SquadCard[] = squadCards(18)): SquadError[] {
  const facts = theSquadFacts({ request: aRequest(given), cards });
  return checkCards(facts, new Map(cards.map((card) => [card.id, card])));
}

/** The legal nine, with these cards changed. */
function changed(ids: readonly number[], change: Partial<SquadCard>): SquadCard[] {
  return squadCards(18).map((card) => (ids.includes(card.id) ? { ...card, ...change } : card));
}

describe("the number of cards", () => {
  test("is five starters: the refusal says how many there are", () => {
    const incomplete = { code: "starters_incomplete", cardId: null, needed: 5 };
    expect(check({ newCardIds: [1, 2, 4, 5] })).toEqual([{ ...incomplete, count: 4 }]);
    expect(check({ newCardIds: [1, 2, 3, 4, 5, 10] })).toEqual([{ ...incomplete, count: 6 }]);
  });

  test("is a bench of four: the refusal says how many there are", () => {
    const incomplete = { code: "bench_incomplete", cardId: null, needed: 4 };
    expect(check({ benchCardIds: [6, 7, 8] })).toEqual([{ ...incomplete, count: 3 }]);
    expect(check({ benchCardIds: [6, 7, 8, 9, 10] })).toEqual([{ ...incomplete, count: 5 }]);
  });
});

describe("a card of a squad", () => {
  test("has one place, among the starters or on the bench", () => {
    const twice = { code: "squad_card_twice", cardId: 7, playerName: "Player 7" };
    expect(check({ benchCardIds: [6, 7, 8, 7] })).toEqual([twice]);
    expect(check({ newCardIds: [1, 7, 3, 4, 5] })).toEqual([twice]);
  });

  test("that belongs to somebody else is named once, wherever it is asked for", () => {
    expect(check({ benchCardIds: [6, 99, 8, 99] })).toEqual([{ code: "squad_card_not_yours", cardId: 99 }]);
  });

  test("is approved, and linked to a player of the league", () => {
    const named = { cardId: 8, playerName: "Player 8" };
    expect(check({}, changed([8], { isApproved: false, leagueId: "serie-a" }))).toEqual([
      { code: "squad_card_not_approved", ...named },
      { code: "squad_card_other_league", ...named },
    ]);
    const unlinked = { isApproved: false, playerId: null, leagueId: null, clubId: null };
    expect(check({}, changed([8], unlinked))).toEqual([
      { code: "squad_card_not_approved", ...named },
      { code: "squad_card_not_linked", ...named },
    ]);
  });
});

describe("the players of a squad", () => {
  test("are nine: each further card of a player is named", () => {
    expect(check({}, changed([3, 7, 9], { playerId: 500 }))).toEqual([
      { code: "squad_player_twice", cardId: 7, playerName: "Player 7" },
      { code: "squad_player_twice", cardId: 9, playerName: "Player 9" },
    ]);
  });

  test("are unknown for cards without a link, which are no player twice and of no club", () => {
    const ids = [6, 7, 8, 9];
    const errors = check({}, changed(ids, { playerId: null, leagueId: null, clubId: null }));
    expect(errors.map(({ code, cardId }) => [code, cardId])).toEqual(
      ids.map((cardId) => ["squad_card_not_linked", cardId]),
    );
  });

  test("may be three of one club", () => {
    expect(check({}, changed([1, 5, 9], { clubId: 1 }))).toEqual([]);
  });

  test("are refused beyond three of one club, once a club, with the first who is too many", () => {
    const arsenal = changed([1, 2, 5, 7, 9], { clubId: 1, clubName: "Arsenal" });
    const both = arsenal.map((card) =>
      [3, 4, 6, 8].includes(card.id) ? { ...card, clubId: 2, clubName: "Chelsea" } : card,
    );
    expect(check({}, both)).toEqual([
      { code: "club_limit", cardId: 7, count: 5, clubName: "Arsenal", most: 3 },
      { code: "club_limit", cardId: 8, count: 4, clubName: "Chelsea", most: 3 },
    ]);
  });
});

describe("the starters", () => {
  const four = squadCards(4);
  const aFifth = (given: Partial<SquadCard>) => [...four, aSquadCard(5, given), ...squadCards(9).slice(5)];

  test("have exactly one goalkeeper", () => {
    expect(check({}, aFifth({ position: "goalkeeper" }))).toEqual([
      { code: "goalkeeper_count", cardId: null, count: 2 },
    ]);
    expect(check({}, changed([1], { position: "forward" }))).toEqual([
      { code: "goalkeeper_count", cardId: null, count: 0 },
    ]);
  });

  test("fit a formation: the refusal counts them and names the four", () => {
    expect(check({}, aFifth({ position: "defender" }))).toEqual([
      {
        code: "shape_unknown",
        cardId: null,
        defenders: 3,
        midfielders: 1,
        forwards: 0,
        formations: ["2-1-1", "1-2-1", "1-1-2", "2-2"],
      },
    ]);
    expect(check({}, changed([2, 3, 4], { position: "forward" }))).toMatchObject([
      { code: "shape_unknown", defenders: 0, midfielders: 0, forwards: 4 },
    ]);
  });

  test("are judged once all five are there, each with a card of its own", () => {
    const codes = (given: Partial<SquadRequest>) =>
      check(given, changed([2, 3, 4, 5], { position: "defender" })).map(({ code }) => code);
    expect(codes({ newCardIds: [2, 3, 4, 5] })).toEqual(["starters_incomplete"]);
    expect(codes({ newCardIds: [99, 2, 3, 4, 5] })).toEqual(["squad_card_not_yours"]);
    expect(codes({ newCardIds: [2, 2, 3, 4, 5] })).toEqual(["squad_card_twice"]);
    expect(codes({ newCardIds: [1, 2, 3, 4, 5, 5] })).toEqual(["starters_incomplete", "squad_card_twice"]);
    expect(codes({})).toEqual(["shape_unknown"]);
  });
});

describe("the armbands", () => {
  test("go to two different starters", () => {
    expect(check({ captainId: 1, viceCaptainId: 2 })).toEqual([]);
    expect(check({ captainId: 4, viceCaptainId: 4 })).toEqual([
      { code: "captain_is_vice_captain", cardId: 4 },
    ]);
  });

  test("are both missing at first", () => {
    expect(check({ captainId: null, viceCaptainId: null })).toEqual([
      { code: "captain_missing", cardId: null },
      { code: "vice_captain_missing", cardId: null },
    ]);
  });

  test("don't go to the bench", () => {
    expect(check({ captainId: 8, viceCaptainId: 9 })).toEqual([
      { code: "captain_not_starting", cardId: 8 },
      { code: "vice_captain_not_starting", cardId: 9 },
    ]);
  });
});
