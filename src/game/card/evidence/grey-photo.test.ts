import { describe, expect, test } from "vitest";
import { type GreyPhoto, reduced } from "./grey-photo.ts";

function photoOf(...rows: readonly (readonly number[])[]): GreyPhoto {
  return { pixels: rows.flat(), width: rows[0]?.length ?? 0, height: rows.length };
}

describe("a reduced photo", () => {
  const photo = photoOf([1, 3, 10, 12, 99], [5, 7, 14, 16, 99], [0, 4, 20, 20, 99], [0, 4, 20, 60, 99]);

  test("has the mean of each square, without the columns left over", () => {
    const small = reduced(photo, 3);
    expect({ ...small, pixels: [...Float64Array.from(small.pixels)] }).toEqual({
      pixels: [4, 13, 2, 30],
      width: 2,
      height: 2,
    });
  });

  test("has at most so many pixels on its longer side, by whole factors", () => {
    const long: GreyPhoto = { pixels: new Uint8Array(480), width: 2, height: 240 };
    expect(reduced(long, 240)).toMatchObject({ width: 2, height: 240 });
    expect(reduced(long, 239)).toMatchObject({ width: 1, height: 120 });
    expect(reduced({ ...long, width: 240, height: 2 }, 119)).toMatchObject({ width: 80, height: 0 });
  });

  test("is never larger", () => {
    const same = reduced(photo, 100);
    expect([...Float64Array.from(same.pixels)]).toEqual([...Float64Array.from(photo.pixels)]);
    expect([same.width, same.height]).toEqual([5, 4]);
  });
});
