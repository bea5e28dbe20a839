import { describe, expect, test } from "vitest";
import type { GreyPhoto } from "./grey-photo.ts";
import { hasMoire } from "./moire.ts";

/** The side of a patch. A photo is looked at in three by three of them, from rim to rim. */
const PATCH = 256;

/** A pattern with so many waves to a patch, across and down. */
interface Wave {
  readonly u: number;
  readonly v: number;
  readonly strength?: number;
}

function photoOf(
  width: number,
  height: number,
  wavesAt: (x: number, y: number) => readonly Wave[],
): GreyPhoto {
  const pixels = Float64Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return wavesAt(x, y).reduce(
      (light, { u, v, strength = 10 }) =>
        light + strength * Math.cos((2 * Math.PI * (u * x + v * y)) / PATCH),
      128,
    );
  });
  return { pixels, width, height };
}

/** Whether these waves all over a photo of one patch are the pixels of a display. */
function isScreen(...waves: readonly Wave[]): boolean {
  return hasMoire(photoOf(PATCH, PATCH, () => waves));
}

describe("a pattern of a screen", () => {
  test("is in one direction, whichever", () => {
    expect([isScreen({ u: 60, v: 0 }), isScreen({ u: 0, v: 60 })]).toEqual([true, true]);
    expect([isScreen({ u: 40, v: 40 }), isScreen({ u: -40, v: 40 })]).toEqual([true, true]);
  });

  test("has 14 waves to a patch at least", () => {
    expect([isScreen({ u: 13, v: 0 }), isScreen({ u: 14, v: 0 })]).toEqual([false, true]);
    expect([isScreen({ u: 0, v: 13 }), isScreen({ u: 0, v: 14 })]).toEqual([false, true]);
    expect([isScreen({ u: 9, v: 10 }), isScreen({ u: -10, v: 10 })]).toEqual([false, true]);
  });

  test("is coarser than two pixels to a wave", () => {
    expect([isScreen({ u: 125, v: 30 }), isScreen({ u: 126, v: 30 })]).toEqual([true, false]);
    expect([isScreen({ u: -125, v: 30 }), isScreen({ u: -126, v: 30 })]).toEqual([true, false]);
    expect([isScreen({ u: 30, v: 125 }), isScreen({ u: 30, v: 126 })]).toEqual([true, false]);
  });

  test("is more than rounding", () => {
    expect(isScreen({ u: 60, v: 20, strength: 0.42 })).toBe(true);
    expect(isScreen({ u: 60, v: 20, strength: 0.35 })).toBe(false);
  });

  // Six of the 56 frequencies around a wave are the other's, who has a sixteenth of its power at the least of them.
  test.each([
    [64, 40],
    [56, 40],
    [60, 44],
    [60, 36],
  ])("is 40 times as strong as nine in ten of the frequencies around it: beside one of %i by %i", (u, v) => {
    const beside = (strength: number) => isScreen({ u: 60, v: 40 }, { u, v, strength });
    expect([beside(6.2), beside(6.5)]).toEqual([true, false]);
  });

  test("can be beside another one that's five waves or more away", () => {
    expect(isScreen({ u: 60, v: 40 }, { u: 66, v: 40 })).toBe(true);
    expect(isScreen({ u: 60, v: 40 }, { u: 60, v: 46 })).toBe(true);
  });

  test("is missing on a photo that is smaller than a patch", () => {
    const wave = () => [{ u: 60, v: 0 }];
    expect(hasMoire(photoOf(PATCH - 1, PATCH, wave))).toBe(false);
    expect(hasMoire(photoOf(PATCH, PATCH - 1, wave))).toBe(false);
  });

  test.each([0, 1, 2])("is in three of the nine patches: column or row %i", (at) => {
    const wave = [{ u: 60, v: 30 }];
    const column = photoOf(3 * PATCH, PATCH, (x) => (Math.floor(x / PATCH) === at ? wave : []));
    expect(hasMoire(column)).toBe(true);
    const row = photoOf(PATCH, 3 * PATCH, (_, y) => (Math.floor(y / PATCH) === at ? wave : []));
    expect(hasMoire(row)).toBe(true);
  });

  test("isn't in two of them, nor in three with patterns more than six waves apart", () => {
    const inThree = (first: Wave, second: Wave | null, third: Wave) =>
      hasMoire(
        photoOf(3 * PATCH, 3 * PATCH, (x, y) => {
          if (y >= PATCH) return [];
          const wave = [first, second, third][Math.floor(x / PATCH)];
          return wave ? [wave] : [];
        }),
      );
    const wave = { u: 60, v: 30 };
    expect(inThree(wave, null, wave)).toBe(false);
    expect([inThree(wave, { u: 66, v: 30 }, wave), inThree(wave, { u: 67, v: 30 }, wave)]).toEqual([
      true,
      false,
    ]);
    expect([inThree(wave, { u: 60, v: 24 }, wave), inThree(wave, { u: 65, v: 34 }, wave)]).toEqual([
      true,
      false,
    ]);
  });
});
