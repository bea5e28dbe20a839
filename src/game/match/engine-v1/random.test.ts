import { describe, expect, test } from "vitest";
import { createRandom } from "./random.ts";

function firstOf(seed: number, stream: number, count: number): number[] {
  const random = createRandom(seed, stream);
  return Array.from({ length: count }, () => random());
}

describe("a stream of chance", () => {
  test("is the same for the same seed, and another for another seed or stream", () => {
    const beginning = firstOf(7, 1, 10);
    expect(firstOf(7, 1, 10)).toEqual(beginning);
    expect(firstOf(8, 1, 10)).not.toEqual(beginning);
    expect(firstOf(7, 2, 10)).not.toEqual(beginning);
    expect(firstOf(7 + 2 ** 32, 1, 10)).not.toEqual(beginning);
  });

  test("opens anywhere in [0, 1), however near the seeds", () => {
    const openings = Array.from({ length: 10_000 }, (_, seed) => firstOf(seed, 1, 1)[0] ?? -1);
    const tenths = Array.from({ length: 10 }, () => 0);
    for (const opening of openings)
      tenths[Math.floor(opening * 10)] = (tenths[Math.floor(opening * 10)] ?? 0) + 1;
    expect(Math.min(...openings)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...openings)).toBeLessThan(1);
    expect(Math.min(...tenths)).toBeGreaterThan(880);
    expect(Math.max(...tenths)).toBeLessThan(1120);
  });

  test("has its mean and its spread in the middle of what chance allows", () => {
    const numbers = firstOf(Number.MAX_SAFE_INTEGER, 1, 100_000);
    const mean = numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
    const variance = numbers.reduce((sum, value) => sum + (value - mean) ** 2, 0) / numbers.length;
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.005);
    expect(Math.abs(variance - 1 / 12)).toBeLessThan(0.002);
  });
});
