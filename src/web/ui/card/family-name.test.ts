import { describe, expect, test } from "vitest";
import { familyName } from "./family-name.ts";

describe("a family name", () => {
  test.each([
    ["Bukayo Saka", "Saka"],
    ["Virgil van Dijk", "van Dijk"],
    ["Evanilson", "Evanilson"],
    ["  Bukayo  Saka ", "Saka"],
  ])("of %j is %j", (playerName, family) => {
    expect(familyName(playerName)).toBe(family);
  });
});
