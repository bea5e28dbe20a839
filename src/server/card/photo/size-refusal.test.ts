import { describe, expect, test } from "vitest";
import { sizeRefusal } from "./size-refusal.ts";

describe("the size of a photo", () => {
  test.each([
    [64, 64],
    [64, 512],
    [5000, 10_000],
    [3024, 4032],
  ])("of %d × %d pixels is taken, whichever side is longer", (width, height) => {
    expect([sizeRefusal({ width, height }), sizeRefusal({ width: height, height: width })]).toEqual([
      null,
      null,
    ]);
  });

  test.each([
    [63, 64, "photo_too_small"],
    [1, 50_000, "photo_too_small"],
    [64, 513, "photo_too_narrow"],
    [700, 65_000, "photo_too_narrow"],
    [5001, 10_000, "photo_too_many_pixels"],
  ])("of %d × %d pixels is refused as %s", (width, height, code) => {
    expect(sizeRefusal({ width, height })?.code).toBe(code);
    expect(sizeRefusal({ width: height, height: width })?.code).toBe(code);
  });
});
