import { describe, expect, test } from "vitest";
import { chipCardIds, transferRequest } from "./transfers.ts";

const request = {
  leagueId: 1,
  newCardIds: [1, 2, 3, 4, 5],
  benchCardIds: [6, 7, 8, 9],
  captainId: 1,
  viceCaptainId: 2,
  useWildcard: false,
};

describe("transfer request", () => {
  // shows: 3.25
  test("names the cards that carry a chip by objects or by their ids alone", () => {
    const chipUsage = [{ cardId: 3 }, 4];
    expect(chipCardIds(transferRequest.parse({ ...request, chipUsage }))).toEqual([3, 4]);
  });

  test("left to its cards has no captain, no wildcard and no chip", () => {
    const { leagueId, newCardIds, benchCardIds } = request;
    expect(transferRequest.parse({ leagueId, newCardIds, benchCardIds })).toEqual({
      leagueId,
      newCardIds,
      benchCardIds,
      captainId: null,
      viceCaptainId: null,
      useWildcard: false,
      chipUsage: [],
    });
  });

  test.each(["3", null, {}, 0, { cardId: "3" }])("%j is no card that carries a chip", (wrong) => {
    expect(transferRequest.safeParse({ ...request, chipUsage: [wrong] }).success).toBe(false);
  });
});
