import { describe, expect, test } from "vitest";
import { clubInitials } from "./club-initials.ts";

describe("the initials of a club", () => {
  test.each([
    ["Arsenal", "ARS"],
    ["Manchester City", "MC"],
    ["Brighton & Hove Albion", "BHA"],
    ["Atlético de Madrid", "AM"],
    ["AC Milan", "MIL"],
    ["Deportivo de La Coruña", "DC"],
    ["Málaga", "MÁL"],
  ])("of %s are %s", (club, initials) => {
    expect(clubInitials(club)).toBe(initials);
  });

  test("are empty for a club without a name", () => {
    expect(clubInitials("  ")).toBe("");
  });
});
