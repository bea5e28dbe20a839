import { describe, expect, test } from "vitest";
import type { Corners } from "./corners.ts";
import { faceHeight, faceWidth } from "./face-size.ts";

/** Corners on a photo of 1000 by 1000 pixels. */
function cornersOf(...places: readonly (readonly [number, number])[]): Corners {
  const [a, b, c, d] = places.map(([x, y]) => ({ x: x / 1000, y: y / 1000 }));
  if (!a || !b || !c || !d) throw new Error("four places");
  return [a, b, c, d];
}

const PHOTO = { width: 1000, height: 1000 };

describe("the height of a face", () => {
  test("is the mean of the card's two long sides", () => {
    expect(faceHeight(PHOTO, cornersOf([0, 0], [50, 0], [50, 600], [0, 700]))).toBe(650);
    expect(faceHeight(PHOTO, cornersOf([0, 0], [30, 0], [30, 40], [0, 40]))).toBe(42);
  });

  test("follows the short sides of a card that is seen foreshortened: 7 to 5 of their mean", () => {
    expect(faceHeight(PHOTO, cornersOf([100, 0], [500, 0], [700, 300], [100, 300]))).toBe(700);
  });

  test("measures sides that are askew", () => {
    expect(faceHeight(PHOTO, cornersOf([300, 0], [340, 30], [40, 430], [0, 400]))).toBe(500);
    expect(faceHeight(PHOTO, cornersOf([0, 0], [400, 300], [394, 308], [-6, 8]))).toBe(700);
  });

  test("is of the stored photo: at most 2,000 pixels on its longer side", () => {
    const corners = cornersOf([0, 0], [100, 0], [100, 500], [0, 500]);
    expect(faceHeight({ width: 500, height: 2000 }, corners)).toBe(1000);
    expect(faceHeight({ width: 1000, height: 4000 }, corners)).toBe(1000);
    expect(faceHeight({ width: 4000, height: 1000 }, corners)).toBe(280);
  });

  test("is 1 to 1,400 pixels", () => {
    expect(faceHeight({ width: 1, height: 1 }, cornersOf([0, 0], [10, 0], [10, 10], [0, 10]))).toBe(1);
    expect(faceHeight({ width: 1000, height: 2000 }, cornersOf([0, 0], [9, 0], [9, 701], [0, 701]))).toBe(
      1400,
    );
  });
});

test("a face is 5 to 7 wide, in whole pixels and at least one", () => {
  expect([1400, 320, 2, 0].map(faceWidth)).toEqual([1000, 229, 1, 1]);
});
