import { describe, expect, test } from "vitest";
import { findCorners } from "#game/card/face/find-corners.ts";
import { cornerError, faceDifference } from "#tests/card/faces/drawn/compare.ts";
import { decode, drawPhoto, scenes } from "#tests/card/faces/drawn/drawn-photo.ts";

/** A fixed sample against regressions; `npm run bench -- card-faces` draws two hundred and says how many are found. */
const FIRST = 11;
const PHOTOS = 2 * scenes.length;
/** Of the card's diagonal. */
const CLOSE = 0.02;
const GOALS = { found: 0.85, difference: 6 };

describe("a card on drawn photos, two of each difficulty", { timeout: 120_000 }, () => {
  test("is found within 2 % of its diagonal on 85 % of them", async () => {
    const errors: number[] = [];
    for (let seed = FIRST; seed < FIRST + PHOTOS; seed += 1) {
      const { jpeg, corners } = await drawPhoto({ seed });
      const photo = await decode(jpeg);
      const found = findCorners(photo);
      errors.push(found === null ? 1 : cornerError(found, corners, photo));
    }
    const close = errors.filter((error) => error <= CLOSE);
    expect(close.length / PHOTOS).toBeGreaterThanOrEqual(GOALS.found);
  });

  test("is the card again between its true corners, if the light leaves the colours alone", async () => {
    for (let seed = FIRST; seed < FIRST + PHOTOS; seed += 2) {
      const { jpeg, corners, card } = await drawPhoto({ seed, isPlain: true });
      expect(await faceDifference(await decode(jpeg), corners, card)).toBeLessThan(GOALS.difference);
    }
  });
});
