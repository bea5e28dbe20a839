import { describe, expect, test } from "vitest";
import { bySwap, decideNewWish, matchSwap, type SwapSide, WISHES_MAX } from "./album.ts";

function side(duplicates: readonly number[], wishes: readonly number[]): SwapSide {
  return { duplicates: new Set(duplicates), wishes: new Set(wishes) };
}

describe("a wish", () => {
  test("can be made while a user has fewer than fifty", () => {
    expect(decideNewWish(WISHES_MAX - 1)).toEqual({ ok: true, value: true });
    expect(decideNewWish(WISHES_MAX)).toEqual({ ok: false, refusal: { code: "too_many_wishes", most: 50 } });
  });
});

describe("two managers", () => {
  test("can swap what one has twice and the other wishes for, in both directions", () => {
    expect(matchSwap(side([1, 2, 3], [8, 9]), side([9, 10], [2, 3, 4]))).toEqual({
      toGet: [9],
      toGive: [2, 3],
    });
  });

  test("can swap one for one", () => {
    expect(matchSwap(side([1], [8]), side([8], [1]))).toEqual({ toGet: [8], toGive: [1] });
  });

  test("with cards in one direction only are listed too", () => {
    expect(matchSwap(side([1], []), side([], [1]))).toEqual({ toGet: [], toGive: [1] });
  });

  test("with nothing for each other have no swap", () => {
    expect(matchSwap(side([1], [2]), side([3], [4]))).toBeNull();
  });
});

test("swaps in both directions come before larger ones in one direction", () => {
  const [both, large, small] = [
    { toGet: [1], toGive: [2] },
    { toGet: [1, 2, 3, 4], toGive: [] },
    { toGet: [], toGive: [1] },
  ];
  expect([small, large, both].toSorted(bySwap)).toEqual([both, large, small]);
  const wide = { toGet: Array.from({ length: 50 }, (_, at) => at), toGive: [60] };
  const twice = { toGet: [1, 2], toGive: [3, 4] };
  expect([wide, twice].toSorted(bySwap)).toEqual([twice, wide]);
  const more = { toGet: [1], toGive: [2, 3] };
  expect([both, more].toSorted(bySwap)).toEqual([more, both]);
});
