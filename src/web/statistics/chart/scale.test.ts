import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { heightOf, namedColumns, scaleOfPoints, scaleOfPositions } from "./scale.ts";

describe("the scale of a chart", () => {
  test("goes in round steps from zero", () => {
    expect(scaleOfPoints([3, 37])).toEqual({ bottom: 0, top: 40, ticks: [0, 10, 20, 30, 40] });
    expect(scaleOfPoints([0, 0])).toEqual({ bottom: 0, top: 1, ticks: [0, 1] });
  });

  test("reaches below zero for negative points", () => {
    expect(scaleOfPoints([-3, 14])).toEqual({ bottom: -5, top: 15, ticks: [-5, 0, 5, 10, 15] });
  });

  test("has first place at the upper edge", () => {
    expect(scaleOfPositions([1, 7])).toEqual({ bottom: 8, top: 1, ticks: [8, 6, 4, 2, 1] });
    expect(scaleOfPositions([1])).toEqual({ bottom: 2, top: 1, ticks: [2, 1] });
  });

  test("contains every value, with at most seven lines", () => {
    const values = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 31 });
    fc.assert(
      fc.property(values, (some) => {
        for (const scale of [scaleOfPoints(some), scaleOfPositions(some)]) {
          expect(scale.ticks.length).toBeLessThanOrEqual(7);
          for (const value of some) {
            expect(heightOf(value, scale)).toBeGreaterThanOrEqual(0);
            expect(heightOf(value, scale)).toBeLessThanOrEqual(1);
          }
        }
      }),
    );
  });
});

describe("the names below a chart", () => {
  test("are all shown if they fit", () => {
    expect([...namedColumns(3, 6)]).toEqual([0, 1, 2]);
  });

  test("are thinned out evenly, always including the last one", () => {
    expect([...namedColumns(10, 4)]).toEqual([0, 3, 6, 9]);
    expect([...namedColumns(31, 6)]).toEqual([0, 6, 12, 18, 24, 30]);
  });
});
