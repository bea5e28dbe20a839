import { describe, expect, test } from "vitest";
import { decideSigning, isTopTenth, SIGNINGS_A_SEASON, type SigningFacts } from "./decide-signing.ts";

const signing: SigningFacts = {
  playerId: 7,
  playerName: "Bukayo Saka",
  offeredIds: [7, 8, 9],
  isOpen: true,
  isTaken: false,
  isOwned: false,
  signed: 4,
};

describe("signing a player of an offer", () => {
  test("makes the season's next card", () => {
    expect(decideSigning(signing)).toEqual({ ok: true, value: 5 });
    const last = { ...signing, signed: SIGNINGS_A_SEASON - 1 };
    expect(decideSigning(last)).toEqual({ ok: true, value: SIGNINGS_A_SEASON });
  });

  test.each<[string, Partial<SigningFacts>, object]>([
    ["of somebody who is not in it", { playerId: 1 }, { code: "scout_player_not_offered" }],
    ["a second time", { isTaken: true, isOwned: true }, { code: "scout_offer_taken" }],
    ["after its gameweek", { isOpen: false }, { code: "scout_offer_over" }],
    [
      "of a player whom the user already has a card of",
      { isOwned: true },
      { code: "scout_player_owned", playerName: "Bukayo Saka" },
    ],
    [
      "beyond the season's cards",
      { signed: SIGNINGS_A_SEASON },
      { code: "scout_season_full", most: SIGNINGS_A_SEASON },
    ],
  ])("is refused %s", (_, facts, refusal) => {
    expect(decideSigning({ ...signing, ...facts })).toEqual({ ok: false, refusal });
  });
});

test.each([
  [1, 1, true],
  [2, 9, false],
  [1, 10, true],
  [2, 11, true],
  [10, 100, true],
  [11, 100, false],
])("position %i of %i: in the top tenth is %s", (position, entries, isBest) => {
  expect(isTopTenth(position, entries)).toBe(isBest);
});
