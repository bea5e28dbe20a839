import { describe, expect, test } from "vitest";
import { badgeLetters } from "./club-badge.ts";

describe("the letters on a club's badge", () => {
  test("are its official code", () => {
    expect(badgeLetters("Manchester City", "MCI")).toBe("MCI");
  });

  test.each([
    ["Arsenal", "ARS"],
    [" Arsenal ", "ARS"],
    ["Manchester City", "MC"],
    ["Brighton & Hove Albion", "BHA"],
    ["Brighton and Hove Albion", "BHA"],
    ["Atlético de Madrid", "AM"],
    ["AC Milan", "MIL"],
    ["AS Roma", "ROM"],
    ["SSC Napoli", "NAP"],
    ["US Lecce", "LEC"],
    ["SC Freiburg", "FRE"],
    ["Fulham FC", "FUL"],
    ["AFC Bournemouth", "BOU"],
    ["Getafe CF", "GET"],
    ["Queen of the South", "QS"],
    ["Deportivo de La Coruña", "DC"],
    ["Málaga", "MÁL"],
    ["Real Club Deportivo Mallorca", "RCD"],
    ["  Real   Betis ", "RB"],
  ])("of %s, if its code isn't known, are the initials %s", (club, initials) => {
    expect(badgeLetters(club)).toBe(initials);
    expect(badgeLetters(club, null)).toBe(initials);
  });

  test("are empty for a club without a name", () => {
    expect(badgeLetters("  ")).toBe("");
  });
});
