import { describe, expect, test } from "vitest";
import type { Pixels } from "./pixels.ts";
import { isSleeveEdge } from "./find-corners.ts";

type Colour = readonly [red: number, green: number, blue: number];

const grey = (light: number): Colour => [light, light, light];

/** A picture of 100 by 60 from the colour of each place; the sides that are tested lie along its row 30. */
function pictureOf(colourAt: (x: number, y: number) => Colour): Pixels {
  const data = new Uint8Array(100 * 60 * 4);
  for (let at = 0; at < 100 * 60; at += 1) {
    data.set([...colourAt(at % 100, Math.floor(at / 100)), 255], at * 4);
  }
  return { width: 100, height: 60, data };
}

/** A surface above, another below, and a line of light between them, so wide in pixels. */
function lineBetween(above: Colour, light: Colour, below: Colour, wide = 1): Pixels {
  return pictureOf((_, y) => {
    if (y >= 30 && y < 30 + wide) return light;
    return y < 30 ? above : below;
  });
}

const LEFT = { x: 5, y: 30 };
const RIGHT = { x: 95, y: 30 };

function isEdge(picture: Pixels): boolean {
  const is = isSleeveEdge(picture, LEFT, RIGHT);
  // The same from the other end.
  expect(isSleeveEdge(picture, RIGHT, LEFT)).toBe(is);
  return is;
}

describe("the edge of a sleeve", () => {
  test("is a line of light between two surfaces, by 4 values of 255", () => {
    expect(isEdge(lineBetween(grey(100), grey(104), grey(100)))).toBe(true);
    expect(isEdge(lineBetween(grey(100), grey(103), grey(100)))).toBe(false);
    expect(isEdge(lineBetween(grey(100), grey(100), grey(100)))).toBe(false);
    expect(isEdge(lineBetween(grey(100), grey(60), grey(100)))).toBe(false);
  });

  test("is brighter by 14 % of the difference of the two surfaces", () => {
    expect(isEdge(lineBetween(grey(50), grey(165), grey(150)))).toBe(true);
    expect(isEdge(lineBetween(grey(50), grey(163), grey(150)))).toBe(false);
    expect(isEdge(lineBetween(grey(150), grey(165), grey(50)))).toBe(true);
    expect(isEdge(lineBetween(grey(150), grey(163), grey(50)))).toBe(false);
  });

  test("is compared with the colour that differs most", () => {
    const [above, below] = [grey(50), [50, 150, 50]] as const;
    // By a third of the green, the surface below is brighter: 83. The line is 14 brighter still.
    expect(isEdge(lineBetween(above, grey(98), below))).toBe(true);
    expect(isEdge(lineBetween(above, grey(97), below))).toBe(false);
    expect(isEdge(lineBetween([250, 50, 50], grey(128), grey(50)))).toBe(false);
    expect(isEdge(lineBetween([50, 50, 250], grey(128), grey(50)))).toBe(false);
  });

  test("isn't where one surface ends and another begins", () => {
    expect(isEdge(pictureOf((_, y) => (y < 30 ? grey(200) : grey(50))))).toBe(false);
    expect(isEdge(pictureOf((_, y) => (y < 30 ? grey(50) : grey(200))))).toBe(false);
  });

  test("is narrow: on both sides there is dark within three pixels", () => {
    expect(isEdge(lineBetween(grey(100), grey(140), grey(100), 4))).toBe(true);
    expect(isEdge(lineBetween(grey(100), grey(140), grey(100), 9))).toBe(false);
  });

  test("has dark beside it from one pixel to three, even where it's light again", () => {
    const darkAt = (...rows: readonly number[]) =>
      isEdge(pictureOf((_, y) => (rows.includes(y) ? grey(100) : grey(140))));
    expect(darkAt(29, 31)).toBe(true);
    expect(darkAt(27, 33)).toBe(true);
    expect(darkAt(24, 36)).toBe(false);
    expect([darkAt(29), darkAt(31)]).toEqual([false, false]);
  });

  test("is looked for within two pixels of the side", () => {
    const at = (row: number) => isEdge(pictureOf((_, y) => (y === row ? grey(140) : grey(100))));
    expect([26, 28, 30, 32, 34].map(at)).toEqual([false, true, true, true, false]);
  });

  test("is one along most of the side", () => {
    const to = (end: number) => isEdge(pictureOf((x, y) => (y === 30 && x < end ? grey(140) : grey(100))));
    expect([to(62), to(38)]).toEqual([true, false]);
    // The light is the mean of some pixels along the side, so one bright dot in seven makes no line.
    const dotted = pictureOf((x, y) => (y === 30 && x % 8 === 0 ? grey(120) : grey(100)));
    expect(isEdge(dotted)).toBe(false);
  });

  test("is looked for between the side's ends, a tenth from each, where other edges meet", () => {
    const middle = pictureOf((x, y) => (y === 30 && x > 9 && x < 91 ? grey(140) : grey(100)));
    expect(isEdge(middle)).toBe(true);
    const ends = pictureOf((x, y) => (y === 30 && (x < 10 || x > 90) ? grey(140) : grey(100)));
    expect(isEdge(ends)).toBe(false);
  });

  test("is judged between its own ends", () => {
    const right = pictureOf((x, y) => (y === 30 && x >= 60 ? grey(140) : grey(100)));
    expect(isSleeveEdge(right, { x: 60, y: 30 }, { x: 95, y: 30 })).toBe(true);
    const lower = pictureOf((x, y) => (x === 50 && y >= 30 ? grey(140) : grey(100)));
    expect(isSleeveEdge(lower, { x: 50, y: 30 }, { x: 50, y: 57 })).toBe(true);
  });

  test("can have any slope", () => {
    const diagonal = pictureOf((x, y) => (Math.abs(x - y - 20) < 1 ? grey(160) : grey(100)));
    expect(isSleeveEdge(diagonal, { x: 23, y: 3 }, { x: 77, y: 57 })).toBe(true);
    const falling = pictureOf((x, y) => (Math.abs(x + y - 80) < 1 ? grey(160) : grey(100)));
    expect(isSleeveEdge(falling, { x: 23, y: 57 }, { x: 77, y: 3 })).toBe(true);
    const slanted = (x: number, y: number) => Math.abs(y - (10 + x / 2)) <= 0.9;
    const picture = pictureOf((x, y) => (slanted(x, y) ? grey(160) : grey(100)));
    expect(isSleeveEdge(picture, { x: 4, y: 12 }, { x: 92, y: 56 })).toBe(true);
    expect(isSleeveEdge(picture, { x: 4, y: 56 }, { x: 92, y: 12 })).toBe(false);
    const upright = pictureOf((x) => (x === 40 ? grey(160) : grey(100)));
    expect(isSleeveEdge(upright, { x: 40, y: 3 }, { x: 40, y: 57 })).toBe(true);
    expect(isSleeveEdge(upright, { x: 46, y: 3 }, { x: 46, y: 57 })).toBe(false);
  });

  test("beyond the picture there is what is at its rim", () => {
    const bottom = pictureOf((_, y) => (y === 58 ? grey(160) : grey(100)));
    expect(isSleeveEdge(bottom, { x: 5, y: 58 }, { x: 95, y: 58 })).toBe(true);
    const last = pictureOf((_, y) => (y === 59 ? grey(160) : grey(100)));
    expect(isSleeveEdge(last, { x: 5, y: 59 }, { x: 95, y: 59 })).toBe(false);
    const first = pictureOf((x) => (x === 0 ? grey(160) : grey(100)));
    expect(isSleeveEdge(first, { x: 0, y: 3 }, { x: 0, y: 57 })).toBe(false);
    const right = pictureOf((x) => (x === 99 ? grey(160) : grey(100)));
    expect(isSleeveEdge(right, { x: 99, y: 3 }, { x: 99, y: 57 })).toBe(false);
    const second = pictureOf((x) => (x === 1 ? grey(160) : grey(100)));
    expect(isSleeveEdge(second, { x: 1, y: 3 }, { x: 1, y: 57 })).toBe(true);
  });
});
