import { describe, expect, test } from "vitest";
import { hasBezel } from "./bezel.ts";
import type { GreyPhoto } from "./grey-photo.ts";
import { hasMoire } from "./moire.ts";
import { powerSpectrum } from "./spectrum.ts";

const WIDTH = 600;
const HEIGHT = 800;

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

describe("a spectrum", () => {
  test("is strongest at the frequency of a wave", () => {
    const side = 64;
    const pixels = Float64Array.from({ length: side * side }, (_, at) => {
      const [x, y] = [at % side, Math.floor(at / side)];
      return 100 + 50 * Math.cos((2 * Math.PI * (5 * x + 9 * y)) / side);
    });
    const power = powerSpectrum({ pixels, side });
    const strongest = power.reduce((best, one, at) => (one > (power[best] ?? 0) ? at : best), 0);
    expect([9 * side + 5, (side - 9) * side + side - 5]).toContain(strongest);
  });
});

describe("a fine pattern", () => {
  const grid = (x: number, y: number) => 12 * Math.sin(x / 1.1 + y / 9) * Math.sin(y / 1.3);

  test("all over a photo is a screen's", () => {
    expect(hasMoire(photoOf((x, y) => 120 + (x + y) / 20 + grid(x, y)))).toBe(true);
  });

  test("on a small part of it isn't: a QR code, a print", () => {
    expect(hasMoire(photoOf((x, y) => 120 + (x < 180 && y < 180 ? grid(x, y) : 0)))).toBe(false);
  });

  test("is missing on a photo of plain things and on one too small for it", () => {
    expect(hasMoire(photoOf((x, y) => (isInside(x, y, [300, 420, 8]) ? 200 : 90)))).toBe(false);
    expect(hasMoire({ pixels: new Float64Array(100), width: 10, height: 10 })).toBe(false);
  });
});

describe("a dark frame", () => {
  test("around a display is a screen's, upright, lying and a little turned", () => {
    for (const [across, down, degrees] of [
      [300, 560, 0],
      [520, 300, 0],
      [300, 540, 7],
    ] as const) {
      const display = [across, down, degrees] as const;
      const frame = [across + 60, down + 60, degrees] as const;
      const photo = photoOf((x, y) => (isInside(x, y, display) ? 170 : isInside(x, y, frame) ? 8 : 140));
      expect([display, hasBezel(photo)]).toEqual([display, true]);
    }
  });

  test("around a card isn't: it lies on a dark table", () => {
    expect(hasBezel(photoOf((x, y) => (isInside(x, y, [400, 560, 6]) ? 190 : 10)))).toBe(false);
  });

  test("is missing around a card on a light table, and around round things", () => {
    expect(hasBezel(photoOf((x, y) => (isInside(x, y, [400, 560, 6]) ? 190 : 120)))).toBe(false);
    const round = photoOf((x, y) => (Math.hypot(x - 300, (y - 400) / 1.3) < 240 ? 180 : 10));
    expect(hasBezel(round)).toBe(false);
  });
});
