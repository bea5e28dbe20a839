import { describe, expect, test } from "vitest";
import { badgeLetters } from "./badge-letters.ts";

describe("the letters on a club's badge", () => {
  test("are its official code", () => {
    expect(badgeLetters("Manchester City", "MCI")).toBe("MCI");
  });

  test.each([
    ["Arsenal", "ARS"],
    ["Manchester City", "MC"],
    ["Brighton & Hove Albion", "BHA"],
    ["Atlético de Madrid", "AM"],
    ["AC Milan", "MIL"],
    ["Deportivo de La Coruña", "DC"],
    ["Málaga", "MÁL"],
  ])("of %s, if its code isn't known, are the initials %s", (club, initials) => {
    expect(badgeLetters(club)).toBe(initials);
  });

  test("are empty for a club without a name", () => {
    expect(badgeLetters("  ")).toBe("");
  });
});
