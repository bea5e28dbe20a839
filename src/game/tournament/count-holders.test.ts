import { expect, describe, test } from "vitest";
import { countHolders } from "./count-holders.ts";
import { pickCode, SCORELESS_PICK } from "./pick-code.ts";

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
