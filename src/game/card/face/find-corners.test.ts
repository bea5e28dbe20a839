import { describe, expect, test } from "vitest";
import type { Corner, Corners } from "./corners.ts";
import { findCorners } from "./find-corners.ts";
import type { Pixels } from "./pixels.ts";

const TABLE = [70, 60, 40];
const CARD = [200, 190, 180];

/** A photo of one colour, with another in a convex shape. */
function photoOf(width: number, height: number, corners: Corners | null): Pixels {
  return paintedPhoto(width, height, (place) =>
    corners !== null && isInside(corners, place) ? CARD : TABLE,
  );
}

/** A photo with the colour of each place. */
function paintedPhoto(width: number, height: number, colourAt: (place: Corner) => readonly number[]): Pixels {
  const data = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const place = { x: ((at % width) + 0.5) / width, y: (Math.floor(at / width) + 0.5) / height };
    data.set([...colourAt(place), 255], at * 4);
  }
  return { width, height, data };
}

function isInside(corners: Corners, { x, y }: Corner): boolean {
  return corners.every((from, at) => {
    const to = corners[(at + 1) % 4] ?? from;
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) >= 0;
  });
}

const LIGHT = [235, 233, 228];

/** Something round and something wavy, as on a picture. */
function printOf({ x, y }: Corner): readonly number[] {
  return (Math.sin(40 * x) + Math.sin(30 * y + 9 * x)) % 0.9 > 0.2 ? CARD : [60, 120, 190];
}

function grown(corners: Corners, times: number): Corners {
  const [x, y] = [310 / 600, 390 / 800];
  const grow = (corner: Corner): Corner => ({
    x: x + (corner.x - x) * times,
    y: y + (corner.y - y) * times,
  });
  const [a, b, c, d] = corners;
  return [grow(a), grow(b), grow(c), grow(d)];
}

function moved([a, b, c, d]: Corners, right: number): Corners {
  const move = ({ x, y }: Corner): Corner => ({ x: x + right, y });
  return [move(a), move(b), move(c), move(d)];
}

/** A card of 240 by 336 pixels on a photo of 600 by 800, turned clockwise. */
function turned(degrees: number): Corners {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const at = (x: number, y: number): Corner => ({
    x: (310 + cos * x - sin * y) / 600,
    y: (390 + sin * x + cos * y) / 800,
  });
  return [at(-120, -168), at(120, -168), at(120, 168), at(-120, 168)];
}

function errorOf(found: Corners | null, truth: Corners): number {
  if (found === null) return 1;
  return Math.max(
    ...truth.map(({ x, y }, at) => Math.hypot(x - (found[at]?.x ?? 0), y - (found[at]?.y ?? 0))),
  );
}

describe("the corners of a card", () => {
  test.each([7, 45, -60])("are found on a card turned by %i degrees", (degrees) => {
    const truth = turned(degrees);
    expect(errorOf(findCorners(photoOf(150, 200, truth)), truth)).toBeLessThan(0.005);
  });

  test("are found in perspective", () => {
    const truth: Corners = [
      { x: 0.3, y: 0.25 },
      { x: 0.7, y: 0.25 },
      { x: 0.76, y: 0.75 },
      { x: 0.24, y: 0.75 },
    ];
    expect(errorOf(findCorners(photoOf(300, 400, truth)), truth)).toBeLessThan(0.005);
  });

  test.each([200, 900])("are found to a pixel on a photo of %i pixels", (side) => {
    const truth: Corners = [
      { x: 0.25, y: 0.15 },
      { x: 0.75, y: 0.15 },
      { x: 0.75, y: 0.85 },
      { x: 0.25, y: 0.85 },
    ];
    expect(errorOf(findCorners(photoOf(side, side, truth)), truth)).toBeLessThan(0.0015);
  });

  test("are on the rim of the photo where the card goes a little beyond it", () => {
    const card = moved(turned(7), -0.29);
    expect(card[3].x).toBeCloseTo(-0.008, 2);
    const found = findCorners(photoOf(150, 200, card));
    expect(found?.[3].x).toBe(0);
    expect(errorOf(found, [card[0], card[1], card[2], { ...card[3], x: 0 }])).toBeLessThan(0.01);
  });

  test("are those of the card's edge, not of a frame that's printed within it", () => {
    for (const border of [0.97, 0.87]) {
      const card = turned(7);
      const frame = grown(card, border);
      const photo = paintedPhoto(600, 800, (place) => {
        if (isInside(frame, place)) return printOf(place);
        return isInside(card, place) ? LIGHT : TABLE;
      });
      expect([border, errorOf(findCorners(photo), card) < 0.005]).toEqual([border, true]);
    }
  });

  test("are those of the card, not of the sleeve around it", () => {
    const card = turned(7);
    const sleeve = [1.06, 1.045].map((times) => grown(card, times)) as [Corners, Corners];
    const photo = paintedPhoto(600, 800, (place) => {
      if (isInside(card, place)) return printOf(place);
      return isInside(sleeve[0], place) && !isInside(sleeve[1], place) ? LIGHT : TABLE;
    });
    expect(errorOf(findCorners(photo), card)).toBeLessThan(0.005);
  });

  test("are those of a printed card, not of a larger sheet beside it", () => {
    const card = moved(grown(turned(0), 0.6), -0.22);
    const sheet = moved(grown(turned(0), 0.9), 0.2);
    const photo = paintedPhoto(600, 800, (place) => {
      if (isInside(card, place)) return printOf(place);
      return isInside(sheet, place) ? LIGHT : TABLE;
    });
    expect(errorOf(findCorners(photo), card)).toBeLessThan(0.005);
    // Nothing is wrong with the sheet but what is on it.
    const alone = paintedPhoto(600, 800, (place) => (isInside(sheet, place) ? LIGHT : TABLE));
    expect(errorOf(findCorners(alone), sheet)).toBeLessThan(0.005);
  });

  test("aren't those of a square, nor of nothing", () => {
    const square: Corners = [
      { x: 0.2, y: 0.2 },
      { x: 0.8, y: 0.2 },
      { x: 0.8, y: 0.8 },
      { x: 0.2, y: 0.8 },
    ];
    expect(findCorners(photoOf(150, 150, square))).toBeNull();
    expect(findCorners(photoOf(150, 200, null))).toBeNull();
  });

  test("are looked for on photos of any size", () => {
    for (const [width, height] of [
      [1, 1],
      [2, 3],
      [64, 512],
      [512, 64],
    ] as const) {
      expect(findCorners(photoOf(width, height, null))).toBeNull();
    }
  });
});
