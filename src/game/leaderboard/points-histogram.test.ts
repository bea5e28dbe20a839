import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { entriesOf, histogramOf, meanPoints, positionByPoints } from "./points-histogram.ts";

const somePoints = fc.array(fc.integer({ min: -20, max: 300 }), { minLength: 1, maxLength: 200 });

const ofEach = (points: readonly number[]) => histogramOf(Int16Array.from(points));

describe("a histogram of points", () => {
  test("of nobody is empty", () => {
    const none = histogramOf(new Int16Array());
    expect(none).toEqual({ lowest: 0, counts: [] });
    expect(entriesOf(none)).toBe(0);
    expect(meanPoints(none)).toBeNull();
    expect(positionByPoints(none, 12)).toBe(1);
  });

  test("counts every entry once, and tells their mean", () => {
    expect(ofEach([3, 1, 3, -1])).toEqual({ lowest: -1, counts: [1, 0, 1, 0, 2] });
    expect(ofEach([4, 5, 7])).toEqual({ lowest: 4, counts: [1, 1, 0, 1] });
    expect(meanPoints(ofEach([3, 1, 3, -1]))).toBe(1.5);
  });

  test("gives each entry the position that counting those above it gives", () => {
    fc.assert(
      fc.property(somePoints, (points) => {
        const histogram = ofEach(points);
        expect(entriesOf(histogram)).toBe(points.length);
        for (const one of points) {
          expect(positionByPoints(histogram, one)).toBe(1 + points.filter((other) => other > one).length);
        }
      }),
    );
  });

  test("places points that nobody has, too", () => {
    const histogram = ofEach([10, 20, 20]);
    expect(positionByPoints(histogram, 25)).toBe(1);
    expect(positionByPoints(histogram, 15)).toBe(3);
    expect(positionByPoints(histogram, -5)).toBe(4);
  });
});
