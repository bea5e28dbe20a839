import { describe, expect, test } from "vitest";
import { areaBelow, pathThrough } from "./line-chart.tsx";

const points = [{ x: 10, y: 50 }, { x: 30, y: 20 }, null, { x: 70, y: 40 }, { x: 90, y: 5 }];

describe("the line of a chart", () => {
  test("goes from point to point, with gaps for unknown values", () => {
    expect(pathThrough(points)).toBe("M10.00 50.00L30.00 20.00M70.00 40.00L90.00 5.00");
  });

  test("has an area down to the lower edge for each of its pieces", () => {
    expect(areaBelow(points)).toBe(
      "M10.00 50.00L30.00 20.00L30.00 100L10.00 100ZM70.00 40.00L90.00 5.00L90.00 100L70.00 100Z",
    );
  });

  test("is empty if no values are known", () => {
    expect(pathThrough([null, null])).toBe("");
    expect(areaBelow([null])).toBe("");
  });
});
