import { describe, expect, test } from "vitest";
import type { Pixels } from "#game/card/face/pixels.ts";
import { DRAWN_SIZE, type DrawnFront, isOwnDrawing, likenessToDrawings, takenApart } from "./own-drawing.ts";

const { width: WIDTH, height: HEIGHT } = DRAWN_SIZE;

type Colour = readonly [red: number, green: number, blue: number];

function pictureOf(colourAt: (x: number, y: number) => Colour): Pixels {
  const data = new Uint8Array(WIDTH * HEIGHT * 4);
  for (let at = 0; at < WIDTH * HEIGHT; at += 1) {
    data.set([...colourAt(at % WIDTH, Math.floor(at / WIDTH)), 255], at * 4);
  }
  return { width: WIDTH, height: HEIGHT, data };
}

const grey = (light: number): Colour => [light, light, light];

// What a drawing has of the club's colours at a point, and what is the same for every club: they add up to 1 at most.
const firstAt = (x: number, y: number): number => (x % 6 < 3 && y % 10 < 5 ? 0.4 : 0.05);
const secondAt = (x: number, y: number): number => ((x + y) % 8 < 4 ? 0.3 : 0);
const restAt = (x: number, y: number): number => ((3 * x + y) % 14 < 7 ? 0.28 : 0.02);

function frontIn(first: Colour, second: Colour, light: Colour, base = 0): Pixels {
  const mixed = (x: number, y: number, channel: 0 | 1 | 2): number =>
    base + firstAt(x, y) * first[channel] + secondAt(x, y) * second[channel] + restAt(x, y) * light[channel];
  return pictureOf((x, y) => [mixed(x, y, 0), mixed(x, y, 1), mixed(x, y, 2)]);
}

const WHITE = grey(255);
const BLACK = grey(0);
const FRONT = takenApart({
  blackAndBlack: frontIn(BLACK, BLACK, WHITE),
  whiteAndBlack: frontIn(WHITE, BLACK, WHITE),
  blackAndWhite: frontIn(BLACK, WHITE, WHITE),
});

/** The front of a club in red and blue, in the warm light of a lamp. */
const FACE = frontIn([200, 40, 30], [20, 60, 220], [250, 230, 180], 10);

function changed(face: Pixels, x: number, y: number, colour: Colour): Pixels {
  const data = Uint8Array.from(face.data);
  data.set(colour, (y * WIDTH + x) * 4);
  return { ...face, data };
}

function likeness(face: Pixels, fronts: readonly DrawnFront[] = [FRONT]): number {
  return likenessToDrawings(face, fronts);
}

describe("a front taken apart", () => {
  test("is the share of each colour at each point, and what is left", () => {
    const plain = (light: Colour) => pictureOf(() => light);
    const { first, second, rest } = takenApart({
      blackAndBlack: plain([51, 102, 153]),
      whiteAndBlack: plain([153, 204, 255]),
      blackAndWhite: plain([102, 153, 204]),
    });
    const all = WIDTH * HEIGHT;
    expect([first.length, second.length, rest.length]).toEqual([all, all, 3]);
    for (const at of [0, 400, all - 1]) {
      expect([first[at], second[at]]).toEqual([expect.closeTo(0.4, 9), expect.closeTo(0.2, 9)]);
      expect(rest.map((channel) => channel[at])).toEqual(
        [0.2, 0.4, 0.6].map((share) => expect.closeTo(share, 9)),
      );
    }
  });

  test("has at each point the mean of those around it, as far as there are any", () => {
    const dotAt = (column: number, row: number) => {
      const dot = pictureOf((x, y) => grey(x === column && y === row ? 255 : 0));
      const [red] = takenApart({ blackAndBlack: dot, whiteAndBlack: dot, blackAndWhite: dot }).rest;
      return (x: number, y: number) => Math.round(1 / (red?.[y * WIDTH + x] ?? 0));
    };
    const middle = dotAt(10, 10);
    const around = [9, 10, 11].flatMap((y) => [9, 10, 11].map((x) => middle(x, y)));
    expect(around).toEqual(around.map(() => 9));
    expect([middle(8, 10), middle(12, 10), middle(10, 8), middle(10, 12)]).toEqual(
      [8, 12, 8, 12].map(() => Infinity),
    );
    const corner = dotAt(0, 0);
    expect([corner(0, 0), corner(1, 0), corner(0, 1), corner(1, 1)]).toEqual([4, 6, 6, 9]);
    const last = dotAt(WIDTH - 1, HEIGHT - 1);
    expect([last(24, 34), last(23, 34), last(24, 33), last(23, 33)]).toEqual([4, 6, 6, 9]);
  });
});

describe("a card that Panna drew", () => {
  test("is recognised in any colours and any light", () => {
    expect(likeness(FACE)).toBeGreaterThan(0.999);
    expect(isOwnDrawing(FACE, [FRONT])).toBe(true);
    expect(likeness(frontIn(WHITE, grey(40), [90, 100, 110]))).toBeGreaterThan(0.99);
  });

  test("is recognised upside down", () => {
    const turned = pictureOf((x, y) => {
      const at = ((HEIGHT - 1 - y) * WIDTH + WIDTH - 1 - x) * 4;
      return [FACE.data[at] ?? 0, FACE.data[at + 1] ?? 0, FACE.data[at + 2] ?? 0];
    });
    expect(likeness(turned)).toBeGreaterThan(0.999);
  });

  test("is recognised as one of several fronts, by the likeliest", () => {
    const other = takenApart({
      blackAndBlack: pictureOf((x, y) => grey((x * y) % 50)),
      whiteAndBlack: pictureOf((x, y) => grey(((x * y) % 50) + (x % 7) * 9)),
      blackAndWhite: pictureOf((x, y) => grey(((x * y) % 50) + (y % 9) * 7)),
    });
    expect(likeness(FACE, [other])).toBeLessThan(0.7);
    expect(isOwnDrawing(FACE, [other])).toBe(false);
    expect(likeness(FACE, [other, FRONT])).toBeGreaterThan(0.999);
    expect(likeness(FACE, [FRONT, other])).toBeGreaterThan(0.999);
  });

  // In hundredths of the width: the overall, the badge, the shirt and the lines of text. A point is 4 by 4.
  test.each([
    ["the overall", { left: 0, top: 0, right: 36, bottom: 34.5 }],
    ["the badge", { left: 74, top: 0, right: 95, bottom: 28 }],
    ["the shirt", { left: 14, top: 72, right: 97, bottom: 103 }],
    ["the texts", { left: 0, top: 103.5, right: 100, bottom: 140 }],
  ])("can differ in %s", (_, { left, top, right, bottom }) => {
    const isVaried = (x: number, y: number): boolean => {
      // The points around count too: each is the mean of nine.
      const [fromX, toX] = [left === 0 ? -1 : left + 4, right === 100 ? 101 : right - 4];
      const [fromY, toY] = [top === 0 ? -1 : top + 4, bottom === 140 ? 141 : bottom - 4];
      return 4 * x + 2 > fromX && 4 * x + 2 < toX && 4 * y + 2 > fromY && 4 * y + 2 < toY;
    };
    const varied = pictureOf((x, y) => {
      const at = (y * WIDTH + x) * 4;
      return isVaried(x, y)
        ? [(x * 97) % 256, (y * 61) % 256, (x * y) % 256]
        : [FACE.data[at] ?? 0, FACE.data[at + 1] ?? 0, FACE.data[at + 2] ?? 0];
    });
    expect(varied.data).not.toEqual(FACE.data);
    expect(likeness(varied)).toBe(likeness(FACE));
  });

  test("can't differ elsewhere", () => {
    for (const [x, y] of [
      [12, 15],
      [13, 3],
      [10, 10],
      [2, 20],
    ] as const) {
      expect(likeness(changed(FACE, x, y, grey(255)))).toBeLessThan(likeness(FACE) - 0.0005);
    }
  });

  test("explains 70 % of a face", () => {
    const noisy = (noise: number) =>
      pictureOf((x, y) => {
        const at = (y * WIDTH + x) * 4;
        const by = (Math.floor(x / 4) + Math.floor(y / 3)) % 2 === 0 ? noise : 0;
        return [(FACE.data[at] ?? 0) + by, (FACE.data[at + 1] ?? 0) + by, (FACE.data[at + 2] ?? 0) + by];
      });
    const likenesses = [0, 10, 20, 30, 40, 50, 60, 80].map((noise) => likeness(noisy(noise)));
    expect(likenesses).toEqual(likenesses.toSorted((a, b) => b - a));
    expect([isOwnDrawing(noisy(20), [FRONT]), isOwnDrawing(noisy(80), [FRONT])]).toEqual([true, false]);
    // In one colour only, it counts for that one.
    const blueNoise = pictureOf((x, y) => {
      const at = (y * WIDTH + x) * 4;
      const by = (Math.floor(x / 4) + Math.floor(y / 3)) % 2 === 0 ? 60 : 0;
      return [FACE.data[at] ?? 0, FACE.data[at + 1] ?? 0, Math.min(255, (FACE.data[at + 2] ?? 0) + by)];
    });
    expect(likeness(blueNoise)).toBeGreaterThan(likeness(noisy(60)));
    expect(likeness(blueNoise)).toBeLessThan(0.99);
  });
});

describe("a face that isn't a drawing", () => {
  test("has too little of the light that's the same for every club: below a quarter", () => {
    const lit = (share: number) => likeness(frontIn([200, 40, 30], [20, 60, 220], grey(255 * share), 40));
    expect(lit(0.28)).toBeGreaterThan(0.99);
    expect(lit(0.22)).toBe(0);
    const inBlue = (share: number) => frontIn([200, 40, 30], [20, 60, 220], [250, 250, 255 * share], 40);
    expect([likeness(inBlue(0.28)) > 0.99, likeness(inBlue(0.22))]).toEqual([true, 0]);
  });

  test("has less than nothing of a colour, more than rounding makes of it", () => {
    const dark = (share: number) => likeness(frontIn(grey(-255 * share), grey(120), WHITE, 90));
    expect([dark(0.12) > 0.99, dark(0.18) > 0.7]).toEqual([true, false]);
    const second = (share: number) => likeness(frontIn(grey(120), grey(-255 * share), WHITE, 90));
    expect([second(0.12) > 0.99, second(0.18) > 0.7]).toEqual([true, false]);
  });

  test("is plain, or compared with nothing", () => {
    expect(likeness(pictureOf(() => grey(120)))).toBe(0);
    expect(likeness(FACE, [])).toBe(0);
    expect(isOwnDrawing(FACE, [])).toBe(false);
  });

  test("is compared with a front whose colours are nearly the same", () => {
    expect(likeness(FACE, [{ ...FRONT, second: FRONT.first }])).toBe(0);
  });
});
