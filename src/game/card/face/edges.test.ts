import { describe, expect, test } from "vitest";
import { findEdges } from "./lines.ts";
import type { Pixels } from "./pixels.ts";

/** A picture from the colour of each pixel. */
function pictureOf(
  width: number,
  height: number,
  colourAt: (x: number, y: number) => readonly [red: number, green: number, blue: number],
): Pixels {
  const data = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    data.set([...colourAt(at % width, Math.floor(at / width)), 255], at * 4);
  }
  return { width, height, data };
}

function edgeAt(picture: Pixels, x: number, y: number) {
  const { width, strength, across } = findEdges(picture);
  const at = y * width + x;
  return { strength: strength[at] ?? -1, x: across.x[at] ?? -1, y: across.y[at] ?? -1 };
}

/** The strength of a change so great on a plain picture, where 9 is half certain. */
function onPlain(size: number): number {
  return size ** 2 / (size ** 2 + 9 ** 2);
}

describe("the edges of a picture", () => {
  const dot = pictureOf(9, 9, (x, y) => (x === 4 && y === 4 ? [10, 0, 0] : [0, 0, 0]));

  // Sobel's weights: 1, 2 and 1 on either side.
  test.each([
    ["left of", [3, 4], [20, 0]],
    ["right of", [5, 4], [-20, 0]],
    ["above", [4, 3], [0, 20]],
    ["below", [4, 5], [0, -20]],
    ["to the north-west of", [3, 3], [10, 10]],
    ["to the north-east of", [5, 3], [-10, 10]],
    ["to the south-west of", [3, 5], [10, -10]],
    ["to the south-east of", [5, 5], [-10, -10]],
  ] as const)("point towards the light %s it", (_, [x, y], [dx, dy]) => {
    const edge = edgeAt(dot, x, y);
    const size = Math.hypot(dx, dy);
    expect(edge.strength).toBeCloseTo(onPlain(size), 5);
    expect(edge.x).toBeCloseTo(dx / size, 5);
    expect(edge.y).toBeCloseTo(dy / size, 5);
  });

  test("aren't where nothing changes, nor on the picture's own rim", () => {
    expect(edgeAt(dot, 4, 4)).toEqual({ strength: 0, x: 0, y: 0 });
    const { strength } = findEdges(pictureOf(6, 6, (x, y) => [40 * x, 40 * y, 0]));
    const rim = [...strength].filter((_, at) => at % 6 === 0 || at % 6 === 5 || at < 6 || at >= 30);
    expect(rim).toEqual(rim.map(() => 0));
    expect(Math.min(...[...strength].filter((value) => value > 0))).toBeGreaterThan(0.1);
    expect([...strength].filter((value) => value > 0).length).toBe(16);
  });

  test("are those of the colour that changes most", () => {
    const picture = pictureOf(5, 5, (x, y) => [x > 2 ? 20 : 0, y > 2 ? 30 : 0, x > 2 ? 0 : 10]);
    const edge = edgeAt(picture, 2, 2);
    expect([edge.x, edge.y]).toEqual([0, 1]);
    expect(edge.strength).toBeCloseTo(onPlain(120), 5);
    const blue = pictureOf(5, 5, (x) => [0, 0, x > 2 ? 30 : 0]);
    expect(edgeAt(blue, 2, 2)).toEqual({ strength: expect.closeTo(onPlain(120), 5), x: 1, y: 0 });
  });

  test("of two colours that change alike are the first's", () => {
    const picture = pictureOf(5, 5, (x) => (x > 2 ? [30, 0, 0] : [0, 30, 0]));
    expect(edgeAt(picture, 2, 2).x).toBe(1);
  });

  test("are half certain at 2.2 times the change of the middling pixel", () => {
    // Every inner pixel changes by 8 times 3.
    const ramp = pictureOf(40, 40, (x) => [3 * x, 0, 0]);
    expect(edgeAt(ramp, 20, 20).strength).toBeCloseTo(1 / (1 + 2.2 ** 2), 5);
    // In most of this picture nothing changes, so its ramp stands out.
    const mostlyPlain = pictureOf(40, 40, (x) => [3 * Math.max(0, x - 24), 0, 0]);
    expect(edgeAt(mostlyPlain, 32, 20).strength).toBeCloseTo(onPlain(24), 5);
    // And in most of this one it does.
    const mostlyRamp = pictureOf(40, 40, (x) => [3 * Math.max(0, x - 14), 0, 0]);
    expect(edgeAt(mostlyRamp, 32, 20).strength).toBeCloseTo(1 / (1 + 2.2 ** 2), 5);
  });
});
