import { describe, expect, test } from "vitest";
import { rarityOf } from "./rarity.ts";

describe("rarity", () => {
  test.each([
    [0, "common"],
    [1, "common"],
    [74, "common"],
    [75, "rare"],
    [82, "rare"],
    [83, "epic"],
    [88, "epic"],
    [89, "legendary"],
    [99, "legendary"],
  ])("an overall of %i is %s", (overall, rarity) => {
    expect(rarityOf(overall)).toBe(rarity);
  });
});
