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
    const pairs = Array.from({ length: 300 }, (_, at) => clubColoursOf(`Club ${at}`));
    expect(new Set(pairs.map(({ primary, secondary }) => primary + secondary)).size).toBe(10);
    for (const { primary, secondary } of pairs) {
      expect([primary, secondary]).toEqual(
        [primary, secondary].map(() => expect.stringMatching(/^#[\da-f]{6}$/)),
      );
      expect(secondary).not.toBe(primary);
    }
  });
});

describe("the ink on a colour", () => {
  test.each(["#ffffff", "#ffe667", "#f5a12d", "#8ac3ee", "#008a00", "#ed0000", "#0a85ff"])(
    "is dark on the light %s",
    (colour) => {
      expect(inkOn(colour)).toBe("#10160f");
    },
  );

  test.each(["#0a0a0a", "#111111", "#132257", "#c8102e", "#592c82", "#008900", "#ec0000", "#0000ff"])(
    "is white on the dark %s",
    (colour) => {
      expect(inkOn(colour)).toBe("#ffffff");
    },
  );
});
