import { describe, expect, test } from "vitest";
import { type GreyPhoto, type Pixels, reduced, shrink } from "./pixels.ts";

/** A picture with these reds, row by row; the other channels follow from them. */
function redsOf(...rows: readonly (readonly number[])[]): Pixels {
  const data = Uint8Array.from(rows.flat().flatMap((red) => [red, red + 1, red + 2, 100 + red]));
  return { width: rows[0]?.length ?? 0, height: rows.length, data };
}

/** Each pixel's red, if the other channels follow from it. */
function redsIn({ data }: Pixels): number[] {
  const reds = [...data].filter((_, at) => at % 4 === 0);
  expect([...data]).toEqual(reds.flatMap((red) => [red, red + 1, red + 2, 100 + red]));
  return reds;
}

describe("a shrunk picture", () => {
  const picture = redsOf(
    [10, 20, 30, 40, 99],
    [30, 40, 50, 60, 99],
    [0, 2, 100, 104, 99],
    [4, 6, 108, 112, 99],
    [99, 99, 99, 99, 99],
  );

  test("has the mean of each square in every channel, without the rows and columns left over", () => {
    const small = shrink(picture, 2);
    expect([small.width, small.height]).toEqual([2, 2]);
    expect(redsIn(small)).toEqual([25, 45, 3, 106]);
  });

  test("has rounded means", () => {
    expect(redsIn(shrink(redsOf([10, 10], [10, 11]), 2))).toEqual([10]);
    expect(redsIn(shrink(redsOf([10, 10], [11, 11]), 2))).toEqual([11]);
  });

  test("is the picture itself at its own size, and never larger", () => {
    expect(shrink(picture, 1)).toBe(picture);
    expect(shrink(picture, 0)).toBe(picture);
  });

  test("has one pixel at least: the mean of all there are", () => {
    const low = shrink(redsOf([10, 20, 30, 40, 50]), 5);
    expect([low.width, low.height, ...redsIn(low)]).toEqual([1, 1, 30]);
    const narrow = shrink(redsOf([10], [20], [60]), 4);
    expect([narrow.width, narrow.height, ...redsIn(narrow)]).toEqual([1, 1, 30]);
  });
});

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
