import { describe, expect, test } from "vitest";
import { type Corners, faceHeight, faceWidth, wholeCorners } from "./corners.ts";
import type { Pixels } from "./pixels.ts";
import { type Place, projected, projectionOnto, straighten } from "./straighten.ts";

/** A picture whose colours are a function of the place, both from 0 to 1. */
function drawn(width: number, height: number, colourAt: (x: number, y: number) => readonly number[]): Pixels {
  const data = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const place = [((at % width) + 0.5) / width, (Math.floor(at / width) + 0.5) / height] as const;
    data.set([...colourAt(...place), 255], at * 4);
  }
  return { width, height, data };
}

const gradient = (x: number, y: number): number[] => [Math.round(255 * x), Math.round(255 * y), 90];

/** The mean difference of two pictures, in values of 0 to 255. */
function difference(a: Pixels, b: Pixels): number {
  expect([a.width, a.height]).toEqual([b.width, b.height]);
  return [...a.data].reduce((sum, value, at) => sum + Math.abs(value - (b.data[at] ?? 0)), 0) / a.data.length;
}

/** A picture with these reds, row by row; green is half of it, and blue a quarter. */
function photoOf(...rows: readonly (readonly number[])[]): Pixels {
  const data = Uint8Array.from(rows.flat().flatMap((red) => [red, red / 2, red / 4, 255]));
  return { width: rows[0]?.length ?? 0, height: rows.length, data };
}

/** The reds of a picture, row by row, if green and blue follow from them but for rounding. */
function rowsOf({ width, height, data }: Pixels): number[][] {
  const reds = Array.from({ length: width * height }, (_, at) => data[4 * at] ?? 0);
  for (const [at, red] of reds.entries()) {
    expect(Math.abs((data[4 * at + 1] ?? 0) - red / 2)).toBeLessThanOrEqual(1);
    expect(Math.abs((data[4 * at + 2] ?? 0) - red / 4)).toBeLessThanOrEqual(1);
  }
  return Array.from({ length: height }, (_, y) => reds.slice(y * width, (y + 1) * width));
}

/** The corners of the middle of a photo: this share of its width and of its height. */
function middle(share: number): Corners {
  const [from, to] = [0.5 - share / 2, 0.5 + share / 2];
  return [
    { x: from, y: from },
    { x: to, y: from },
    { x: to, y: to },
    { x: from, y: to },
  ];
}

describe("a straightened picture", () => {
  test("is the picture itself between its own corners", () => {
    const picture = drawn(50, 70, gradient);
    expect(difference(straighten(picture, wholeCorners(50, 70), 50, 70), picture)).toBeLessThan(0.1);
  });

  test("is turned as its corners say", () => {
    const picture = drawn(50, 70, gradient);
    const [a, b, c, d] = wholeCorners(50, 70);
    const turned = straighten(picture, [c, d, a, b], 50, 70);
    expect(
      difference(
        turned,
        drawn(50, 70, (x, y) => gradient(1 - x, 1 - y)),
      ),
    ).toBeLessThan(1);
  });

  test("undoes perspective", () => {
    // A chessboard seen from the side: its far edge is half as wide as its near one.
    const corners: Corners = [
      { x: 0.3, y: 0.2 },
      { x: 0.7, y: 0.2 },
      { x: 0.9, y: 0.9 },
      { x: 0.1, y: 0.9 },
    ];
    const photo = drawn(300, 300, (x, y) => {
      const down = (y - 0.2) / 0.7;
      const u = (x - 0.5) / (0.4 + 0.4 * down) + 0.5;
      // The near half of the board takes more room than the far one.
      const v = (2 * down) / (1 + down);
      const isDark = (Math.floor(u * 5) + Math.floor(v * 7)) % 2 === 0;
      return isDark ? [20, 20, 20] : [230, 230, 230];
    });
    const face = straighten(photo, corners, 50, 70);
    const board = drawn(50, 70, (u, v) =>
      (Math.floor(u * 5) + Math.floor(v * 7)) % 2 === 0 ? [20, 20, 20] : [230, 230, 230],
    );
    expect(difference(face, board)).toBeLessThan(12);
    // The same card lying on its side.
    const [a, b, c, d] = corners;
    const lying = drawn(70, 50, (u, v) =>
      (Math.floor((1 - v) * 5) + Math.floor(u * 7)) % 2 === 0 ? [20, 20, 20] : [230, 230, 230],
    );
    expect(difference(straighten(photo, [b, c, d, a], 70, 50), lying)).toBeLessThan(12);
  });

  test("is the mean of the pixels it has too few for", () => {
    const stripes = drawn(200, 280, (x) => (Math.floor(x * 200) % 2 === 0 ? [0, 0, 0] : [200, 200, 200]));
    const face = straighten(stripes, wholeCorners(200, 280), 20, 28);
    for (let at = 0; at < face.data.length; at += 4) expect(face.data[at]).toBeCloseTo(100, -1);
  });

  test("is interpolated between the photo's pixels, and at its rim has the colour of the rim", () => {
    const photo = photoOf([0, 80], [160, 240]);
    expect(rowsOf(straighten(photo, middle(1), 4, 4))).toEqual([
      [0, 20, 60, 80],
      [40, 60, 100, 120],
      [120, 140, 180, 200],
      [160, 180, 220, 240],
    ]);
  });

  test("is the mean of four samples from 1.15 pixels of the photo to one of its own on", () => {
    const light = [0, 0, 200, 0, 0, 0];
    const dot = photoOf(...light.map((row) => light.map((column) => (row * column) / 200)));
    expect(rowsOf(straighten(dot, middle(1), 4, 4)).slice(1, 3)).toEqual([
      [0, 78, 8, 0],
      [0, 8, 1, 0],
    ]);
    const column = (length: number) =>
      photoOf(...Array.from({ length }, () => Array.from({ length }, (_, at) => (at === 2 ? 200 : 0))));
    // 8 pixels to 7 are 1.14 to one; 7 to 6 are 1.17.
    expect(rowsOf(straighten(column(8), middle(1), 7, 7))[3]).toEqual([0, 43, 129, 0, 0, 0, 0]);
    expect(rowsOf(straighten(column(7), middle(1), 6, 6))[3]).toEqual([0, 54, 117, 0, 0, 0]);
  });

  test("of a part of the photo is the mean of its pixels, each of them once", () => {
    const at = Array.from({ length: 40 }, (_, place) => place);
    const photo = photoOf(...at.map((y) => at.map((x) => 4 * x + 2 * y)));
    // The eight pixels in the middle, two by two.
    const mean = (place: number) => 16.5 + 2 * place;
    const means = [0, 1, 2, 3].map((y) => [0, 1, 2, 3].map((x) => 4 * mean(x) + 2 * mean(y)));
    expect(rowsOf(straighten(photo, middle(0.2), 4, 4))).toEqual(means);
  });

  test("can be turned by a quarter", () => {
    const photo = photoOf([0, 80], [160, 240]);
    const [a, b, c, d] = middle(1);
    expect(rowsOf(straighten(photo, [b, c, d, a], 2, 2))).toEqual([
      [80, 240],
      [0, 160],
    ]);
  });

  test("isn't moved by rows and columns that are left over", () => {
    // 9 pixels to 4: pairs of them have 15, 55, 95 and 135, and the last is dropped.
    const photo = photoOf(...Array.from({ length: 9 }, () => [10, 20, 50, 60, 90, 100, 130, 140, 0]));
    expect(rowsOf(straighten(photo, middle(1), 4, 4))[0]).toEqual([18, 62, 108, 135]);
  });

  test("is opaque, even of a picture that isn't", () => {
    const clear: Pixels = { width: 5, height: 7, data: new Uint8Array(140) };
    const face = straighten(clear, wholeCorners(5, 7), 5, 7);
    expect([face.data[0], face.data[3]]).toEqual([0, 255]);
  });

  test("can be one pixel of one pixel", () => {
    const dot: Pixels = { width: 1, height: 1, data: Uint8Array.of(7, 8, 9, 255) };
    expect([...straighten(dot, wholeCorners(1, 1), 1, 1).data]).toEqual([7, 8, 9, 255]);
  });
});

describe("the size of a face", () => {
  const whole = wholeCorners(5, 7);

  test("is that of the card on the photo, 5 wide and 7 high", () => {
    expect(faceHeight({ width: 500, height: 700 }, whole)).toBe(700);
    expect(faceWidth(700)).toBe(500);
  });

  test("counts the photo as stored, and is 1,400 pixels at most", () => {
    expect(faceHeight({ width: 5000, height: 7000 }, whole)).toBe(1400);
    const part: Corners = [
      { x: 0.4, y: 0.4 },
      { x: 0.5, y: 0.4 },
      { x: 0.5, y: 0.5 },
      { x: 0.4, y: 0.5 },
    ];
    expect(faceHeight({ width: 5000, height: 7000 }, part)).toBe(200);
  });
});

const UNIT: readonly Place[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

describe("the projection of the unit square", () => {
  // The last is a card seen from the side: no two of its sides are parallel.
  test.each<readonly [Place, Place, Place, Place]>([
    [
      { x: 10, y: 20 },
      { x: 60, y: 20 },
      { x: 60, y: 90 },
      { x: 10, y: 90 },
    ],
    [
      { x: 12, y: 7 },
      { x: 55, y: 19 },
      { x: 71, y: 88 },
      { x: 3, y: 60 },
    ],
  ])("has its corners on those of the quadrilateral, and its middle where the diagonals cross", (...quad) => {
    const projection = projectionOnto(quad);
    for (const [at, corner] of UNIT.entries()) {
      const { x, y } = projected(projection, corner);
      expect(x).toBeCloseTo(quad[at]?.x ?? Number.NaN, 9);
      expect(y).toBeCloseTo(quad[at]?.y ?? Number.NaN, 9);
    }
    const centre = projected(projection, { x: 0.5, y: 0.5 });
    const [a, b, c, d] = quad;
    expect((c.x - a.x) * (centre.y - a.y) - (c.y - a.y) * (centre.x - a.x)).toBeCloseTo(0, 9);
    expect((d.x - b.x) * (centre.y - b.y) - (d.y - b.y) * (centre.x - b.x)).toBeCloseTo(0, 9);
  });

  test("is without perspective onto a parallelogram", () => {
    const { g, h } = projectionOnto([
      { x: 0, y: 0 },
      { x: 4, y: 1 },
      { x: 6, y: 5 },
      { x: 2, y: 4 },
    ]);
    expect([Math.abs(g), Math.abs(h)]).toEqual([0, 0]);
  });
});
