import { expect, test } from "vitest";
import { moved } from "./showcase-editor.tsx";

test.each([
  [1, -1, [2, 1, 3]],
  [1, 1, [1, 3, 2]],
  [0, -1, [1, 2, 3]],
  [2, 1, [1, 2, 3]],
] as const)("the card at %i moves by %i, but not beyond the ends", (at, by, expected) => {
  expect(moved([1, 2, 3], at, by)).toEqual(expected);
});
