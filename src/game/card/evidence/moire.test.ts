import { describe, expect, test } from "vitest";
import type { GreyPhoto } from "./grey-photo.ts";
import { hasMoire } from "./moire.ts";

/** The side of a patch. A photo is looked at in three by three of them, from rim to rim. */
const PATCH = 256;

/** Waves to a patch in each of the nine, row by row; null: plain. */
function photoOf(...patches: readonly (readonly [u: number, v: number] | null)[]): GreyPhoto {
  const width = 3 * PATCH;
  const pixels = Float64Array.from({ length: width * width }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const patch = patches[3 * Math.floor(y / PATCH) + Math.floor(x / PATCH)] ?? null;
    return patch === null ? 128 : 128 + 10 * Math.cos((2 * Math.PI * (patch[0] * x + patch[1] * y)) / PATCH);
  });
  return { pixels, width, height: width };
}

describe("a pattern of a screen", () => {
  test("is in three of nine patches that are spread over the photo, shifted a little by perspective", () => {
    const [first, second, third] = [
      [60, 2],
      [60, -3],
      [62, 0],
    ] as const;
    expect(hasMoire(photoOf(first, null, null, null, second, null, null, null, third))).toBe(true);
  });

  test("isn't in two of them, nor in three that have different patterns", () => {
    const [one, two, three] = [
      [60, 30],
      [20, 40],
      [60, 34],
    ] as const;
    expect(hasMoire(photoOf(null, null, two, one, null, null, null, three, null))).toBe(false);
  });

  test("is missing on a photo that is smaller than a patch", () => {
    const pixels = Float64Array.from({ length: PATCH * PATCH }, (_, at) => (at % 4 < 2 ? 90 : 120));
    expect(hasMoire({ pixels, width: PATCH, height: PATCH })).toBe(true);
    expect(hasMoire({ pixels, width: PATCH, height: PATCH - 1 })).toBe(false);
    expect(hasMoire({ pixels, width: PATCH - 4, height: PATCH })).toBe(false);
  });
});
