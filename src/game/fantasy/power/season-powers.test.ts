import { describe, expect, test } from "vitest";
import { LEAGUE, aSquadCard } from "#tests/support/fantasy-makers.ts";
import { seasonPowers } from "./season-powers.ts";
import type { PowerFacts } from "./season-powers.ts";

const facts: PowerFacts = {
  leagueId: LEAGUE,
  round: 10,
  wildcardRound: null,
  chipUses: [],
  chosenChipCardIds: [],
  cards: [
    aSquadCard(1, { origin: "photo" }),
    aSquadCard(2, { origin: "photo" }),
    aSquadCard(3),
    aSquadCard(4, { origin: "photo", isApproved: false }),
    aSquadCard(5, { origin: "photo", leagueId: "serie-a" }),
    aSquadCard(6, { origin: "photo", playerId: null, leagueId: null }),
  ],
};

describe("season powers", () => {
  test("at first there are a wildcard and four chips for the special cards of the league", () => {
    expect(seasonPowers(facts)).toEqual({
      wildcardUsed: false,
      chipUsesRemaining: 4,
      specialCardsEligible: [1, 2],
    });
  });

  test("a card that has carried its chip is no longer eligible", () => {
    const chipUses = [{ round: 4, cardId: 1, isReturned: false }];
    expect(seasonPowers({ ...facts, chipUses })).toMatchObject({
      chipUsesRemaining: 3,
      specialCardsEligible: [2],
    });
  });

  test("a chip that came back counts as if it had never been played", () => {
    const chipUses = [{ round: 4, cardId: 1, isReturned: true }];
    expect(seasonPowers({ ...facts, chipUses })).toMatchObject({
      chipUsesRemaining: 4,
      specialCardsEligible: [1, 2],
    });
  });

  test("a chip that is set for the coming round is not remaining, and its card can still be set or not", () => {
    expect(seasonPowers({ ...facts, chosenChipCardIds: [1] })).toMatchObject({
      chipUsesRemaining: 3,
      specialCardsEligible: [1, 2],
    });
  });

  test("a wildcard that was played is used, after the last round too", () => {
    expect(seasonPowers({ ...facts, round: null, wildcardRound: 3 }).wildcardUsed).toBe(true);
  });
});
