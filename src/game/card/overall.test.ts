import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { asOverall, OVERALL_MAX, OVERALL_MIN, overallFromForm, UNMAPPED_OVERALL } from "./overall.ts";

const percentile = fc.double({ min: 0, max: 1, noNaN: true });

describe("overall", () => {
  test("a card without a real player has 65", () => {
    expect(UNMAPPED_OVERALL).toBe(65);
  });

  test.each([
    [0, 0, 60],
    [0.5, 0.5, 73],
    [0.2, 0.8, 73],
    [0.9, 1, 92],
    [1, 1, 94],
  ])("percentiles of %d and %d make %i", (pointsPer90Percentile, pricePercentile, overall) => {
    expect(overallFromForm({ pointsPer90Percentile, pricePercentile })).toBe(overall);
  });

  test("better form never lowers it", () => {
    fc.assert(
      fc.property(percentile, percentile, percentile, (price, one, other) => {
        const [lower, higher] = [Math.min(one, other), Math.max(one, other)];
        const before = overallFromForm({ pointsPer90Percentile: lower, pricePercentile: price });
        const after = overallFromForm({ pointsPer90Percentile: higher, pricePercentile: price });
        expect(after).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  test("percentiles outside 0 and 1 count as the nearer bound", () => {
    expect(overallFromForm({ pointsPer90Percentile: -3, pricePercentile: 0 })).toBe(60);
    expect(overallFromForm({ pointsPer90Percentile: 7, pricePercentile: 1 })).toBe(94);
  });

  test("any number becomes a whole one from 1 to 99", () => {
    expect([-5, 0, 70.4, 70.5, 99.6, 400].map(asOverall)).toEqual([
      OVERALL_MIN,
      OVERALL_MIN,
      70,
      71,
      OVERALL_MAX,
      OVERALL_MAX,
    ]);
  });
});
