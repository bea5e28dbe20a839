import { describe, expect, test } from "vitest";
import { figureOf, HAIRSTYLES, lookOf, SHIRT } from "./figure.ts";
import { mixed } from "./shape.ts";
import { shieldOf } from "./club-badge.ts";

/** The outline of something: it begins somewhere, and is closed. */
const OUTLINE = /^M-?[\d.].*Z$/;

const names = Array.from({ length: 300 }, (_, at) => `Player ${at}`);
const clubs = Array.from({ length: 300 }, (_, at) => `Club ${at}`);
const SAKA = {
  playerName: "Bukayo Saka",
  club: "Arsenal",
  colours: { primary: "#e2001a", secondary: "#f4f1e6" },
  position: "midfielder",
} as const;

describe("the look of a player", () => {
  test("is always the same, with each hairstyle about as often", () => {
    expect(lookOf("Bukayo Saka")).toEqual(lookOf("Bukayo Saka"));
    const counts = Array.from(
      { length: HAIRSTYLES },
      (_, hair) => names.filter((name) => lookOf(name).hair === hair).length,
    );
    expect(HAIRSTYLES).toBe(6);
    expect(Math.min(...counts)).toBeGreaterThan(30);
  });

  test("has a beard for one in three", () => {
    const bearded = names.filter((name) => lookOf(name).hasBeard).length;
    expect(bearded / names.length).toBeGreaterThan(0.26);
    expect(bearded / names.length).toBeLessThan(0.4);
  });
});

describe("the figure of a player", () => {
  test("is made of outlines in colours", () => {
    for (const [at, playerName] of names.entries()) {
      for (const { d, fill } of figureOf({ ...SAKA, playerName, club: clubs[at] ?? "" })) {
        expect(d).toMatch(OUTLINE);
        expect(fill).toMatch(/^#([\da-f]{3}){1,2}$/);
      }
    }
  });

  test("has six hairstyles and six cuts of the kit, and a beard if the player's look has one", () => {
    const figures = names.map((playerName, at) => figureOf({ ...SAKA, playerName, club: clubs[at] ?? "" }));
    expect(new Set(figures.map((shapes) => shapes.at(-1)?.d)).size).toBe(6);
    expect(new Set(figures.map((shapes) => shapes[1]?.d)).size).toBe(6);
    expect(figures.map(({ length }) => length)).toEqual(
      names.map((name) => (lookOf(name).hasBeard ? 11 : 10)),
    );
  });

  test("wears the shirt in the club's first colour, with the pattern on it and the collar in the second", () => {
    const [shirt, pattern, , , , collar] = figureOf(SAKA);
    expect(shirt).toEqual({ d: SHIRT, fill: "#e2001a" });
    expect(pattern).toMatchObject({ fill: "#f4f1e6", isClipped: true });
    expect(collar?.fill).toBe("#f4f1e6");
    expect(figureOf(SAKA).filter(({ isClipped }) => isClipped === true).length).toBe(1);
  });

  test("wears a goalkeeper's shirt the other way round", () => {
    const [shirt, pattern] = figureOf({ ...SAKA, position: "goalkeeper" });
    expect([shirt?.fill, pattern?.fill]).toEqual(["#f4f1e6", "#e2001a"]);
    const [defender] = figureOf({ ...SAKA, position: "defender" });
    expect(defender?.fill).toBe("#e2001a");
  });

  test("has a face in the dark with a touch of the club's colour, and a darker neck", () => {
    const fills = figureOf(SAKA).map(({ fill }) => fill);
    const skin = mixed("#0b1210", "#e2001a", 0.38);
    expect([fills[6], fills[4]]).toEqual([skin, mixed(skin, "#0b1210", 0.45)]);
    expect(fills.at(-1)).toBe("#0b1210");
  });
});

describe("a mixed colour", () => {
  test.each([
    ["#000000", "#ffffff", 0, "#000000"],
    ["#000000", "#ffffff", 1, "#ffffff"],
    ["#102030", "#304050", 0.5, "#203040"],
    ["#640a00", "#0000c8", 0.25, "#4b0832"],
  ] as const)("of %s and %s by %d is %s", (...[colour, other, share, expected]) => {
    expect(mixed(colour, other, share)).toBe(expected);
  });
});

describe("a club's badge", () => {
  test("has one of four shields and one of six patterns, always the same", () => {
    const badges = clubs.map(shieldOf);
    expect(badges).toEqual(clubs.map(shieldOf));
    const [shields, fields] = [badges.map(({ shield }) => shield), badges.map(({ field }) => field)];
    expect([new Set(shields).size, new Set(fields).size]).toEqual([4, 6]);
    for (const outline of [...shields, ...fields]) expect(outline).toMatch(OUTLINE);
    // Clubs with the same shield don't all have the same pattern.
    expect(new Set(badges.map(({ shield, field }) => shield + field)).size).toBe(24);
  });
});
