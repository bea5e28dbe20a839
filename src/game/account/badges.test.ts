import { describe, expect, test } from "vitest";
import { type BadgeFacts, earnedBadges } from "./badges.ts";

const nothing: BadgeFacts = {
  totalMatches: 0,
  totalWins: 0,
  cardsOwned: 0,
  specialCards: 0,
  tournamentsEntered: 0,
  bestPosition: null,
  mostPoints: null,
};

function keysOf(facts: Partial<BadgeFacts>): readonly string[] {
  return earnedBadges({ ...nothing, ...facts });
}

describe("badges", () => {
  test("a new user has none", () => {
    expect(keysOf({})).toEqual([]);
  });

  test("a champion also gets the badges for the podium and the first twenty", () => {
    expect(keysOf({ bestPosition: 1 })).toEqual(["champion", "podium", "top-20"]);
  });

  test.each([
    [{ bestPosition: 3 }, ["podium", "top-20"]],
    [{ bestPosition: 20 }, ["top-20"]],
    [{ bestPosition: 21 }, []],
    [{ mostPoints: 99 }, []],
    [{ mostPoints: 100 }, ["century"]],
    [{ tournamentsEntered: 3 }, ["regular"]],
    [{ specialCards: 1 }, ["photographer"]],
    [{ cardsOwned: 24 }, []],
    [{ cardsOwned: 25 }, ["collector"]],
    [{ totalMatches: 50, totalWins: 1 }, ["veteran", "first-win"]],
  ])("%j earn %j", (facts, keys) => {
    expect(keysOf(facts)).toEqual(keys);
  });
});
