import { describe, expect, test } from "vitest";
import { powerSpectrum } from "./spectrum.ts";

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
