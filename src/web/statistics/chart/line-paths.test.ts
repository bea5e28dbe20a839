import { describe, expect, test } from "vitest";
import { areaBelow, pathThrough } from "./line-paths.ts";

const points = [{ x: 10, y: 50 }, { x: 30, y: 20 }, null, { x: 70, y: 40 }, { x: 90, y: 5 }];

describe("the line of a chart", () => {
  test("goes from point to point, and leaves out where nothing is known", () => {
    expect(pathThrough(points)).toBe("M10.00 50.00L30.00 20.00M70.00 40.00L90.00 5.00");
  });

  test("has below it what lies down to the lower edge, piece by piece", () => {
    expect(areaBelow(points)).toBe(
      "M10.00 50.00L30.00 20.00L30.00 100L10.00 100ZM70.00 40.00L90.00 5.00L90.00 100L70.00 100Z",
    );
  });

  test("is nothing where nothing is known", () => {
    expect(pathThrough([null, null])).toBe("");
    expect(areaBelow([null])).toBe("");
  });
});
