import { describe, expect, test } from "vitest";
import { chipUsesLeft, isChipReturned, spentChips } from "./chip.ts";

const uses = [
  { round: 3, cardId: 1, isReturned: false },
  { round: 5, cardId: 2, isReturned: true },
  { round: 9, cardId: 3, isReturned: false },
];

describe("chips", () => {
  test("what came back is not spent, and what is set for the round itself can be taken back", () => {
    expect(spentChips(uses, 10).map(({ cardId }) => cardId)).toEqual([1, 3]);
    expect(spentChips(uses, 9).map(({ cardId }) => cardId)).toEqual([1]);
    expect(spentChips(uses, null).map(({ cardId }) => cardId)).toEqual([1, 3]);
  });

  test("there are four in a season", () => {
    expect([0, 1, 4, 5].map(chipUsesLeft)).toEqual([4, 3, 0, 0]);
  });

  test("a chip comes back only where the club has no fixture", () => {
    expect([0, 1, 2].map(isChipReturned)).toEqual([true, false, false]);
  });
});
