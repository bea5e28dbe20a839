import { describe, expect, test } from "vitest";
import { rarities, type Rarity } from "#game/card/rarity.ts";
import { RARITY_MARKS } from "./rarity-marks.ts";
import { SCENE_BOX, sceneOf } from "./scene.ts";
import { GRAIN } from "./stock.ts";

const COLOURS = { primary: "#e2001a", secondary: "#f4f1e6" };

/** The parts of the pattern behind a player: the numbers of each outline. */
function patternOf(rarity: Rarity): number[][] {
  const outlines =
    sceneOf(rarity, COLOURS)[1]
      ?.d.split("Z")
      .filter((outline) => outline !== "") ?? [];
  return outlines.map((outline) => [...outline.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number)));
}

describe("the scene behind a player", () => {
  test.each(rarities)(
    "is the club's first colour, a pattern in its second and the dark stand: %s",
    (rarity) => {
      const [ground, pattern, stand, ...others] = sceneOf(rarity, COLOURS);
      expect(others).toEqual([]);
      expect(ground).toEqual({ d: "M0 0h93v100H0Z", fill: "#e2001a" });
      expect(SCENE_BOX).toEqual({ width: 93, height: 100 });
      expect(pattern).toMatchObject({ fill: "#f4f1e6", opacity: 0.5 });
      expect(pattern?.d).toMatch(/^[MhlvLZ\d .-]+$/);
      expect(stand).toMatchObject({ d: expect.stringMatching(/^M0 70 93 50v50H0Z$/), fill: "#0b1210" });
    },
  );

  test("of a common card has five slanted stripes, 30 apart", () => {
    expect(patternOf("common").map(([bottom, , top]) => [bottom, top])).toEqual(
      [0, 30, 60, 90, 120].map((top) => [top - 40, top]),
    );
  });

  test("of a rare card has lozenges in five rows of six, 18 by 25 apart", () => {
    expect(patternOf("rare").map(([x, y]) => [x, y])).toEqual(
      [-9, 16, 41, 66, 91].flatMap((y) => [0, 18, 36, 54, 72, 90].map((x) => [x, y])),
    );
  });

  test("of an epic card has five chevrons, 26 apart, that peak in the middle", () => {
    const chevrons = patternOf("epic");
    expect(chevrons.map(([, peak]) => peak)).toEqual([-22, 4, 30, 56, 82]);
    for (const [middle, peak = 0, right, end, thick, back, under, left, last] of chevrons) {
      expect([middle, right, thick, back, left]).toEqual([47, 100, 12, 47, -6]);
      expect([end, under, last]).toEqual([peak + 44, peak + 12, peak + 56]);
    }
  });

  test("of a legendary card has nine rays from the player's head, 40 degrees apart and 20 wide", () => {
    const rays = patternOf("legendary");
    expect(rays.length).toBe(9);
    for (const [at, [x, y, ...ends]] of rays.entries()) {
      expect([x, y]).toEqual([54, 46]);
      const [firstX = 0, firstY = 0, secondX = 0, secondY = 0] = ends;
      for (const [endX, endY, side] of [
        [firstX, firstY, -0.17],
        [secondX, secondY, 0.17],
      ] as const) {
        expect(Math.abs(Math.hypot(endX - 54, endY - 46) - 120)).toBeLessThan(1);
        const turn = (at * 40 * Math.PI) / 180 + 0.35 + side;
        expect(Math.cos(Math.atan2(endY - 46, endX - 54) - turn)).toBeGreaterThan(0.9999);
      }
    }
  });
});

describe("a rarity", () => {
  test("has from one to four marks of its own kind", () => {
    expect(rarities.map((rarity) => RARITY_MARKS[rarity].length)).toEqual([1, 2, 3, 4]);
    for (const rarity of rarities) expect(new Set(RARITY_MARKS[rarity]).size).toBe(1);
    expect(new Set(rarities.map((rarity) => RARITY_MARKS[rarity].charAt(0))).size).toBe(4);
  });

  test("has a grain of its own, as on the page; a common card has none", () => {
    expect(GRAIN.common).toBeNull();
    // Stripes 3 apart at 45 degrees; triangles of 5 by 2.5; rings 2.6 apart around a place above the card.
    expect(GRAIN.rare?.size).toEqual([4.24, 4.24]);
    expect(GRAIN.rare?.content).toMatch(
      /^<path d="M[^"]+" stroke="#fff" stroke-opacity="\.6" stroke-width="\.7"\/>$/,
    );
    expect(GRAIN.epic?.size).toEqual([5, 2.5]);
    expect(GRAIN.epic?.content).toMatch(/^<path d="M[^"]+Z" fill="#8d0f2b" fill-opacity="\.15"\/>$/);
    expect(GRAIN.legendary?.size).toEqual([100, 140]);
    const rings = [
      ...(GRAIN.legendary?.content.matchAll(/<circle cx="50" cy="-28" r="([\d.]+)"[^>]*\/>/g) ?? []),
    ];
    expect(rings.map(([, radius]) => Number(radius))).toEqual(
      Array.from({ length: 66 }, (_, at) => Math.round(26 * (at + 1)) / 10),
    );
    expect(GRAIN.legendary?.content).toBe(rings.map(([ring]) => ring).join(""));
  });
});
