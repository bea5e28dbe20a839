import { describe, expect, test } from "vitest";
import { contentOf } from "./find-corners.ts";
import type { Edges } from "./lines.ts";
import type { Quad } from "./quads.ts";

/** Edges of a picture of 100 by 140, so strong at each pixel. */
function edgesOf(strengthAt: (x: number, y: number) => number): Edges {
  const strength = Float32Array.from({ length: 100 * 140 }, (_, at) =>
    strengthAt(at % 100, Math.floor(at / 100)),
  );
  return { width: 100, height: 140, strength, across: { x: strength, y: strength } };
}

function quad(left: number, top: number, right: number, bottom: number): Quad {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

describe("what is printed in a quadrilateral", () => {
  const card = quad(20, 20, 80, 104);

  test("is nothing on plain paper, and all from a mean edge of a half on", () => {
    expect(
      contentOf(
        edgesOf(() => 0),
        card,
      ),
    ).toBe(0);
    expect(
      contentOf(
        edgesOf(() => 0.25),
        card,
      ),
    ).toBe(0.5);
    expect(
      contentOf(
        edgesOf(() => 0.5),
        card,
      ),
    ).toBe(1);
    expect(
      contentOf(
        edgesOf(() => 1),
        card,
      ),
    ).toBe(1);
  });

  test("doesn't count its border, a tenth at each side, nor what is beside it", () => {
    const inside = (x: number, y: number) => x >= 26 && x <= 74 && y >= 28 && y <= 96;
    expect(
      contentOf(
        edgesOf((x, y) => (inside(x, y) ? 0 : 1)),
        card,
      ),
    ).toBe(0);
    expect(
      contentOf(
        edgesOf((x, y) => (inside(x, y) ? 0.5 : 0)),
        card,
      ),
    ).toBe(1);
  });

  test("is measured evenly all over it", () => {
    // A quarter of it, and one of its 256 points.
    expect(
      contentOf(
        edgesOf((x, y) => (x < 50 && y < 62 ? 0.5 : 0)),
        card,
      ),
    ).toBe(0.25);
    const { x, y } = { x: 20 + 60 * (0.1 + 0.8 * (15.5 / 16)), y: 20 + 84 * (0.1 + 0.8 * (0.5 / 16)) };
    const point = edgesOf((column, row) => (column === Math.round(x) && row === Math.round(y) ? 0.5 : 0));
    expect(contentOf(point, card)).toBe(1 / 256);
  });

  test("outside the picture is that at its rim", () => {
    const right = edgesOf((x, y) => (x === 99 && y < 139 ? 0.5 : 0));
    expect(contentOf(right, quad(110, 20, 170, 104))).toBe(1);
    const bottom = edgesOf((x, y) => (y === 139 && x < 99 ? 0.5 : 0));
    expect(contentOf(bottom, quad(20, 150, 80, 234))).toBe(1);
    const top = edgesOf((x, y) => (y === 0 && x > 0 ? 0.5 : 0));
    expect(contentOf(top, quad(20, -100, 80, -16))).toBe(1);
    const left = edgesOf((x, y) => (x === 0 && y > 0 ? 0.5 : 0));
    expect(contentOf(left, quad(-80, 20, -20, 104))).toBe(1);
  });
});
