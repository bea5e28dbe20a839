import { expect, test } from "vitest";
import { textLength } from "./text-length.ts";

test.each([
  ["", 0],
  ["Ødegaard", 8],
  ["😀", 1],
  ["𠮷田", 2],
])("the length of %j is %i characters", (text, length) => {
  expect(textLength(text)).toBe(length);
});
