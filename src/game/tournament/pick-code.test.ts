import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { positions } from "#game/card/position.ts";
import { countHolders, pickCode, pickCodesOf, readPickCode, SCORELESS_PICK } from "./pick-code.ts";

describe("the code of a pick", () => {
  test("says which player it is and in which position", () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000_000 }), fc.constantFrom(...positions), (playerId, position) => {
        expect(readPickCode(pickCode(playerId, position))).toEqual({ playerId, position });
      }),
      { examples: [[0, "goalkeeper"]] },
    );
  });

  test("is one of its player's, which are one for each position", () => {
    expect(pickCodesOf(7).map(readPickCode)).toEqual(
      positions.map((position) => ({ playerId: 7, position })),
    );
  });

  test.each(positions)("is the same for any %s without a real player", (position) => {
    expect(pickCode(null, position)).toBe(SCORELESS_PICK);
  });

  test("is of no player below zero", () => {
    expect(readPickCode(SCORELESS_PICK)).toBeNull();
    expect([-2, -3, -4, -5].map(readPickCode)).toEqual([null, null, null, null]);
  });
});

describe("holders of a player", () => {
  test("are counted in whatever position their card has, and picks without a player count for no player", () => {
    const codes = [
      pickCode(7, "forward"),
      pickCode(9, "defender"),
      SCORELESS_PICK,
      pickCode(7, "midfielder"),
      pickCode(7, "forward"),
    ];
    expect(countHolders(Int32Array.from(codes))).toEqual(
      new Map([
        [7, 3],
        [9, 1],
      ]),
    );
  });

  test("are none where there are no entries", () => {
    expect(countHolders(new Int32Array()).size).toBe(0);
  });
});
