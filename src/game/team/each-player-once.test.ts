import { describe, expect, test } from "vitest";
import { eachPlayerOnce } from "./each-player-once.ts";

describe("each player once", () => {
  test("keeps the first card of each real player", () => {
    const cards = [
      { id: 1, playerId: 7 },
      { id: 2, playerId: 8 },
      { id: 3, playerId: 7 },
      { id: 4, playerId: 7 },
      { id: 5, playerId: 9 },
    ];
    expect(eachPlayerOnce(cards).map(({ id }) => id)).toEqual([1, 2, 5]);
  });

  test("keeps all cards without a real player", () => {
    const cards = [{ playerId: null }, { playerId: null }];
    expect(eachPlayerOnce(cards)).toEqual(cards);
  });
});
