import { describe, expect, test } from "vitest";
import type { GreyPhoto } from "#game/card/face/pixels.ts";
import { areSame, hasMoire, type Peak, peaksOf, powerSpectrum } from "./moire.ts";

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

const SIDE = 64;
/** Just enough not to be rounding. */
const LEAST = 1e7;

interface Frequency extends Peak {
  readonly power?: number;
}

/** A spectrum with these frequencies, and their mirror images. */
function spectrumOf(...frequencies: readonly Frequency[]): Float64Array {
  const power = new Float64Array(SIDE * SIDE);
  for (const { u, v, power: strength = LEAST } of frequencies) {
    for (const sign of [1, -1]) {
      power[((sign * v + SIDE) % SIDE) * SIDE + ((sign * u + SIDE) % SIDE)] = strength;
    }
  }
  return power;
}

function peaksIn(...frequencies: readonly Frequency[]): Peak[] {
  return peaksOf(spectrumOf(...frequencies), SIDE);
}

/** The 56 frequencies within four of this one, but for those within two. */
function around({ u, v }: Peak): Peak[] {
  const steps = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
  return steps
    .flatMap((dv) => steps.map((du) => ({ du, dv })))
    .filter(({ du, dv }) => Math.abs(du) > 2 || Math.abs(dv) > 2)
    .map(({ du, dv }) => ({ u: u + du, v: v + dv }));
}

describe("the peaks of a spectrum", () => {
  const peak = { u: 10, v: 15 };

  test("are its frequencies that stand out, each once", () => {
    expect(peaksIn()).toEqual([]);
    expect(peaksIn(peak)).toEqual([peak]);
    expect(peaksIn({ u: -10, v: 15 })).toEqual([{ u: -10, v: 15 }]);
    expect(peaksIn({ u: 0, v: 20 })).toEqual([{ u: 0, v: 20 }]);
    expect(peaksIn({ u: 20, v: 5 }, { u: -18, v: 9 })).toEqual([
      { u: 20, v: 5 },
      { u: -18, v: 9 },
    ]);
  });

  test("have 14 waves at least", () => {
    expect([peaksIn({ u: 0, v: 13 }), peaksIn({ u: 0, v: 14 })]).toEqual([[], [{ u: 0, v: 14 }]]);
    expect([peaksIn({ u: 9, v: 10 }).length, peaksIn({ u: 10, v: 10 }).length]).toEqual([0, 1]);
    expect([peaksIn({ u: -9, v: 10 }).length, peaksIn({ u: -10, v: 10 }).length]).toEqual([0, 1]);
    // Upright waves are their own mirror image.
    expect(peaksIn({ u: 14, v: 0 })).toEqual([
      { u: -14, v: 0 },
      { u: 14, v: 0 },
    ]);
  });

  test("are coarser than the finest frequencies, where pixels alternate", () => {
    expect([peaksIn({ u: 29, v: 10 }).length, peaksIn({ u: 30, v: 10 }).length]).toEqual([1, 0]);
    expect([peaksIn({ u: -29, v: 10 }).length, peaksIn({ u: -30, v: 10 }).length]).toEqual([1, 0]);
    expect([peaksIn({ u: 10, v: 29 }).length, peaksIn({ u: 10, v: 30 }).length]).toEqual([1, 0]);
  });

  test("are more than rounding", () => {
    expect(peaksIn({ ...peak, power: LEAST - 1 })).toEqual([]);
    expect(peaksIn({ ...peak, power: LEAST })).toEqual([peak]);
  });

  test("are the strongest within two frequencies", () => {
    for (const [u, v] of [
      [8, 15],
      [12, 15],
      [10, 13],
      [10, 17],
      [12, 17],
    ] as const) {
      expect(peaksIn(peak, { u, v, power: LEAST + 1 })).toEqual([{ u, v }]);
    }
    expect(peaksIn(peak, { u: 11, v: 15 })).toEqual([peak, { u: 11, v: 15 }]);
    expect(peaksIn(peak, { u: 13, v: 15 }).length).toBe(2);
  });

  test("are more than 40 times as strong as nine in ten of the frequencies around them", () => {
    const others = (count: number, power: number) =>
      around(peak)
        .slice(0, count)
        .map((one) => ({ ...one, power }));
    // 50 of 56 are nine in ten, so the sixth strongest counts.
    expect(peaksIn(peak, ...others(5, LEAST - 1))).toEqual([peak]);
    expect(peaksIn(peak, ...others(6, LEAST / 40))).toEqual([]);
    expect(peaksIn(peak, ...others(6, LEAST / 40 - 1))).toEqual([peak]);
    expect(peaksIn(peak, ...others(6, LEAST / 10).toReversed())).toEqual([]);
    const last = around(peak).slice(-6);
    expect(peaksIn(peak, ...last.map((one) => ({ ...one, power: LEAST / 40 })))).toEqual([]);
  });

  test("are compared with those within four frequencies, and no others", () => {
    const ring = [-5, 0, 5].flatMap((du) => [-5, 0, 5].map((dv) => ({ u: 10 + du, v: 15 + dv })));
    const far = ring.filter(({ u, v }) => u !== 10 || v !== 15);
    expect(peaksIn(peak, ...far.map((one) => ({ ...one, power: LEAST - 1 })))).toEqual([peak]);
    const own = [-2, 0, 2].flatMap((du) =>
      [-2, 0, 2].map((dv) => ({ u: 10 + du, v: 15 + dv, power: LEAST - 1 })),
    );
    expect(peaksIn(...own, peak)).toEqual([peak]);
  });
});

describe("two peaks", () => {
  test("are of one pattern within six waves", () => {
    const peak = { u: 60, v: 30 };
    expect(areSame(peak, peak)).toBe(true);
    expect([areSame(peak, { u: 66, v: 30 }), areSame(peak, { u: 67, v: 30 })]).toEqual([true, false]);
    expect([areSame(peak, { u: 60, v: 24 }), areSame(peak, { u: 60, v: 23 })]).toEqual([true, false]);
    expect([areSame(peak, { u: 64, v: 34 }), areSame(peak, { u: 65, v: 34 })]).toEqual([true, false]);
  });

  test("are of one pattern on both sides of the mirror", () => {
    expect(areSame({ u: 60, v: 1 }, { u: -59, v: 2 })).toBe(true);
    expect(areSame({ u: 60, v: 5 }, { u: -60, v: 5 })).toBe(false);
    expect(areSame({ u: 60, v: 0 }, { u: -67, v: 0 })).toBe(false);
  });
});

/** |F|² by the definition: a sum over all points for each frequency. */
function byDefinition(pixels: readonly number[], side: number): number[] {
  const mean = pixels.reduce((sum, light) => sum + light, 0) / pixels.length;
  const windowed = pixels.map((light, at) => {
    const [x, y] = [at % side, Math.floor(at / side)];
    const hann = (place: number): number => Math.sin((Math.PI * place) / side) ** 2;
    return (light - mean) * hann(x) * hann(y);
  });
  return pixels.map((_, frequency) => {
    const [u, v] = [frequency % side, Math.floor(frequency / side)];
    const angles = windowed.map(
      (__, at) => (2 * Math.PI * (u * (at % side) + v * Math.floor(at / side))) / side,
    );
    const real = windowed.reduce((sum, light, at) => sum + light * Math.cos(angles[at] ?? 0), 0);
    const imaginary = windowed.reduce((sum, light, at) => sum + light * Math.sin(angles[at] ?? 0), 0);
    return real ** 2 + imaginary ** 2;
  });
}

describe("a spectrum", () => {
  test.each([2, 4, 8, 16])("of a square with a side of %i is what the definition gives", (side) => {
    const pixels = Array.from({ length: side * side }, (_, at) => (at * at * 37 + at * 11) % 251);
    const power = [...powerSpectrum({ pixels, side })];
    expect(power).toEqual(byDefinition(pixels, side).map((one) => expect.closeTo(one, 3)));
  });

  test("is nothing of a plain square", () => {
    expect(Math.max(...powerSpectrum({ pixels: new Uint8Array(64).fill(200), side: 8 }))).toBe(0);
  });
});
