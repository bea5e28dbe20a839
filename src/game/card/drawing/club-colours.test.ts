import { describe, expect, test } from "vitest";
import { clubColoursOf, inkOn } from "./club-colours.ts";

describe("the colours of a club", () => {
  test("are its own if known", () => {
    const own = { primary: "#e2001a", secondary: "#ffffff" };
    expect(clubColoursOf("Arsenal", own)).toEqual(own);
  });

  test("are always the same for an unknown club", () => {
    expect(clubColoursOf("Harbour Town", null)).toEqual(clubColoursOf("Harbour Town"));
  });

  test("differ between unknown clubs", () => {
    const clubs = ["Harbour Town", "Northgate", "Vale Rovers", "Millbrook", "Eastport", "Kingsway"];
    const primaries = clubs.map((club) => clubColoursOf(club).primary);
    expect(new Set(primaries).size).toBeGreaterThan(2);
  });
});

describe("the ink on a colour", () => {
  test.each(["#ffffff", "#ffe667", "#f5a12d", "#8ac3ee"])("is dark on the light %s", (colour) => {
    expect(inkOn(colour)).toBe("#10160f");
  });

  test.each(["#111111", "#132257", "#c8102e", "#592c82"])("is white on the dark %s", (colour) => {
    expect(inkOn(colour)).toBe("#ffffff");
  });
});
