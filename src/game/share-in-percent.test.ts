import { expect, test } from "vitest";
import { shareInPercent } from "./share-in-percent.ts";

test.each([
  [23, 80, 28.8],
  [1, 3, 33.3],
  [3, 3, 100],
  [0, 7, 0],
  [0, 0, 0],
])("%i of %i are %d per cent", (part, whole, percent) => {
  expect(shareInPercent(part, whole)).toBe(percent);
});
