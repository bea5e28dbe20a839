import { describe, expect, test } from "vitest";
import type { GreyPhoto } from "#game/card/face/pixels.ts";
import { hasBezel } from "./bezel.ts";
import { hasMoire } from "./moire.ts";

const WIDTH = 300;
const HEIGHT = 400;

/** A photo from the light at each point, with a little grain. */
function photoOf(lightAt: (x: number, y: number) => number): GreyPhoto {
  const pixels = Float64Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
    return lightAt(x, y) + ((x * 31 + y * 17 + ((x * y) % 13)) % 7);
  });
  return { pixels, width: WIDTH, height: HEIGHT };
}

/** Whether a point is inside a rectangle in the middle, turned by some degrees. */
function isInside(x: number, y: number, [across, down, degrees]: readonly [number, number, number]): boolean {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [dx, dy] = [x - WIDTH / 2, y - HEIGHT / 2];
  return Math.abs(dx * cos + dy * sin) < across / 2 && Math.abs(dy * cos - dx * sin) < down / 2;
}

describe("a fine pattern", () => {
  const grid = (x: number, y: number) => 12 * Math.sin(x / 1.1 + y / 9) * Math.sin(y / 1.3);

  test("all over a photo is a screen's", () => {
    expect(hasMoire(photoOf((x, y) => 120 + (x + y) / 20 + grid(x, y)))).toBe(true);
  });

  test("on a small part of it isn't: a QR code, a print, the edges of a card", () => {
    const card = photoOf((x, y) => {
      const light = isInside(x, y, [150, 210, 8]) ? 200 : 90;
      return light + (x < 90 && y < 90 ? grid(x, y) : 0);
    });
    expect(hasMoire(card)).toBe(false);
  });
});

describe("a dark frame", () => {
  test("around a display is a screen's, upright, lying and a little turned", () => {
    for (const [across, down, degrees] of [
      [150, 280, 0],
      [260, 150, 0],
      [150, 270, 7],
    ] as const) {
      const display = [across, down, degrees] as const;
      const frame = [across + 30, down + 30, degrees] as const;
      const photo = photoOf((x, y) => (isInside(x, y, display) ? 170 : isInside(x, y, frame) ? 8 : 140));
      expect([display, hasBezel(photo)]).toEqual([display, true]);
    }
  });

  test("around a card isn't: it lies on a dark table", () => {
    expect(hasBezel(photoOf((x, y) => (isInside(x, y, [200, 280, 6]) ? 190 : 10)))).toBe(false);
  });

  test("is missing around a card on a light table, and around round things", () => {
    expect(hasBezel(photoOf((x, y) => (isInside(x, y, [200, 280, 6]) ? 190 : 120)))).toBe(false);
    const round = photoOf((x, y) => (Math.hypot(x - 150, (y - 200) / 1.3) < 120 ? 180 : 10));
    expect(hasBezel(round)).toBe(false);
  });
});
