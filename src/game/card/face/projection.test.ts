import { describe, expect, test } from "vitest";
import { type Place, projected, projectionOnto } from "./projection.ts";

const UNIT: readonly Place[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

describe("the projection of the unit square", () => {
  // The last is a card seen from the side: no two of its sides are parallel.
  test.each<readonly [Place, Place, Place, Place]>([
    [
      { x: 10, y: 20 },
      { x: 60, y: 20 },
      { x: 60, y: 90 },
      { x: 10, y: 90 },
    ],
    [
      { x: 12, y: 7 },
      { x: 55, y: 19 },
      { x: 71, y: 88 },
      { x: 3, y: 60 },
    ],
  ])("has its corners on those of the quadrilateral, and its middle where the diagonals cross", (...quad) => {
    const projection = projectionOnto(quad);
    for (const [at, corner] of UNIT.entries()) {
      const { x, y } = projected(projection, corner);
      expect(x).toBeCloseTo(quad[at]?.x ?? Number.NaN, 9);
      expect(y).toBeCloseTo(quad[at]?.y ?? Number.NaN, 9);
    }
    const middle = projected(projection, { x: 0.5, y: 0.5 });
    const [a, b, c, d] = quad;
    expect((c.x - a.x) * (middle.y - a.y) - (c.y - a.y) * (middle.x - a.x)).toBeCloseTo(0, 9);
    expect((d.x - b.x) * (middle.y - b.y) - (d.y - b.y) * (middle.x - b.x)).toBeCloseTo(0, 9);
  });

  test("is without perspective onto a parallelogram", () => {
    const { g, h } = projectionOnto([
      { x: 0, y: 0 },
      { x: 4, y: 1 },
      { x: 6, y: 5 },
      { x: 2, y: 4 },
    ]);
    expect([Math.abs(g), Math.abs(h)]).toEqual([0, 0]);
  });
});
