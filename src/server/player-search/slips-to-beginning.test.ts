import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { slipsToBeginning } from "./slips-to-beginning.ts";

const word = fc.stringMatching(/^[a-d]{1,9}$/);

describe("slips of the pen", () => {
  test.each([
    ["sakka", "saka", 1],
    ["odegard", "odegaard", 1],
    ["halaand", "haaland", 1],
    ["gvardiyol", "gvardiol", 1],
    ["calafiory", "calafiori", 1],
    ["hallan", "haaland", 1],
    ["odegrd", "odegaard", 2],
    ["saka", "saka", 0],
    ["sak", "saka", 0],
    ["xy", "saka", 2],
  ])("from %s to the beginning of %s are %i", (typed, meant, slips) => {
    expect(slipsToBeginning(typed, meant)).toBe(slips);
  });

  test("are none to a word that begins so, whatever follows", () => {
    fc.assert(
      fc.property(word, word, (typed, rest) => {
        expect(slipsToBeginning(typed, typed + rest)).toBe(0);
      }),
    );
  });

  test("are one after a letter was left out, doubled or swapped with the next, at most", () => {
    fc.assert(
      fc.property(word, fc.nat(8), (meant, at) => {
        const [before, letter, after] = [meant.slice(0, at), meant.charAt(at), meant.slice(at + 1)];
        const typed = [
          before + after,
          before + letter + letter + after,
          before + after.slice(0, 1) + letter + after.slice(1),
        ];
        for (const one of typed) expect(slipsToBeginning(one, meant)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("are never more than there are typed letters", () => {
    fc.assert(
      fc.property(word, word, (typed, meant) => {
        expect(slipsToBeginning(typed, meant)).toBeLessThanOrEqual(typed.length);
      }),
    );
  });
});
