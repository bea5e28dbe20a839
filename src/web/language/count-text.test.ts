import { expect, test } from "vitest";
import { countText, figureText } from "./count-text.ts";

test("groups a large number by three digits, but leaves a four-digit figure without a comma", () => {
  expect([2000, 1_234_567].map(countText)).toEqual(["2,000", "1,234,567"]);
  expect([7, 1012, 12_345, 1_234_567].map(figureText)).toEqual(["7", "1012", "12,345", "1,234,567"]);
});
