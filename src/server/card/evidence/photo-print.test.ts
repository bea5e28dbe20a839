import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { COPY_LIKENESS, HASH_REACH } from "./find-lookalikes.ts";
import { findTurns } from "./read-photo.ts";
import { HASH_BITS, hashDistance, likeness, PRINT_SIDE, printOf } from "./photo-print.ts";

const SIDE = 240;

/** A picture of coloured boxes, different per seed. */
function drawn(seed: number, turn = 0): Buffer {
  const chance = xoroshiro128plus(seed * 7919);
  const number = (most: number): number => uniformInt(chance, 0, most);
  const boxes = Array.from(
    { length: 40 },
    () =>
      `<rect x="${number(SIDE)}" y="${number(SIDE)}" width="${10 + number(70)}" height="${10 + number(70)}" fill="rgb(${number(255)},${number(255)},${number(255)})"/>`,
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><rect width="${SIDE}" height="${SIDE}" fill="#777"/><g transform="rotate(${turn} 120 120)">${boxes.join("")}</g></svg>`,
  );
}

async function print(picture: Sharp) {
  const whole = await picture.png().toBuffer();
  const pixels = await sharp(whole)
    .greyscale()
    .resize(PRINT_SIDE, PRINT_SIDE, { fit: "fill" })
    .raw()
    .toBuffer();
  return printOf({ pixels });
}

describe("the likeness of two pictures", () => {
  test("is 1 for one and the same, and its hash differs in nothing", async () => {
    const one = await print(sharp(drawn(1)));
    expect(one.hash).toMatch(new RegExp(`^[01]{${HASH_BITS}}$`));
    expect(hashDistance(one.hash, one.hash)).toBe(0);
    expect(likeness(one.miniature, one.miniature)).toBeCloseTo(1, 5);
  });

  test("stays above the limit where one is cropped, darkened and compressed, whichever it is", async () => {
    const whole = await print(sharp(drawn(2)));
    const changed = sharp(drawn(2)).extract({ left: 10, top: 8, width: 218, height: 222 }).linear(0.7, 5);
    const copy = await print(sharp(await changed.jpeg({ quality: 40 }).toBuffer()));
    expect(likeness(whole.miniature, copy.miniature)).toBeGreaterThan(COPY_LIKENESS);
    expect(likeness(copy.miniature, whole.miniature)).toBeGreaterThan(COPY_LIKENESS);
    expect(hashDistance(whole.hash, copy.hash)).toBeLessThan(HASH_REACH);
  });

  test("is far below the limit for different pictures", async () => {
    const prints = await Promise.all([3, 4, 5, 6, 7].map((seed) => print(sharp(drawn(seed)))));
    const pairs = prints.flatMap((one, at) =>
      prints.slice(0, at).map((other) => likeness(one.miniature, other.miniature)),
    );
    expect(Math.max(...pairs)).toBeLessThan(COPY_LIKENESS - 0.2);
  });

  test("is 0 for pictures without anything on them", () => {
    const blank = new Uint8Array(PRINT_SIDE ** 2).fill(90);
    expect(likeness(blank, blank)).toBe(0);
  });
});

describe("finding how things are turned", () => {
  test.each([-13, -4.5, 0, 8, 14.5])("sees %s degrees", async (turn) => {
    const { data, info } = await sharp(drawn(8, turn))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [found = Number.NaN] = findTurns({ pixels: data, width: info.width, height: info.height });
    expect(Math.abs(found - turn)).toBeLessThanOrEqual(1);
  });

  test("sees nothing in a picture without edges", () => {
    expect(findTurns({ pixels: new Uint8Array(100).fill(50), width: 10, height: 10 })).toEqual([]);
  });
});
