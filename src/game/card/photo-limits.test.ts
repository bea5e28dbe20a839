import { expect, test } from "vitest";
import { PHOTO_LIMIT_BYTES, PHOTO_MAX_BYTES, PHOTO_SIZES, photoSizes } from "./photo-limits.ts";

test("a photo has less than 10 MB", () => {
  expect(PHOTO_LIMIT_BYTES).toBe(10_485_760);
  expect(PHOTO_MAX_BYTES).toBe(10_485_759);
});

test("a photo is stored with 320, 800 and 2,000 pixels on its longer side", () => {
  expect(photoSizes.map((size) => PHOTO_SIZES[size])).toEqual([320, 800, 2000]);
});
