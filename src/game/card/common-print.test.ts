import { expect, test } from "vitest";
import { commonPrintOverall } from "./common-print.ts";
import { rarityOf } from "./rarity.ts";

test.each([
  [1, 68],
  [67, 68],
  [68, 68],
  [71, 71],
  [70.4, 70],
  [70.5, 71],
  [74, 74],
  [75, 74],
  [99, 74],
])("a player of overall %i is printed with %i, which is common", (overall, printed) => {
  expect(commonPrintOverall(overall)).toBe(printed);
  expect(rarityOf(printed)).toBe("common");
});
