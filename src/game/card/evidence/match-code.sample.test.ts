import { describe, expect, test } from "vitest";
import { anyCode, chanceFrom, readingOf } from "#tests/card/faces/misread-code.ts";
import { matchCode } from "./match-code.ts";

describe("a code among the readings of many photos", () => {
  test("is found in most readings with recorded errors", () => {
    const chance = chanceFrom("own codes");
    const found = Array.from({ length: 1000 }, () => {
      const [today, yesterday] = [anyCode(chance), anyCode(chance)];
      return matchCode([readingOf(today, chance)], [today, yesterday]) === today;
    });
    expect(found.filter(Boolean).length).toBeGreaterThan(900);
  });

  test("is taken for another's in at most one of 10,000 photos", () => {
    const chance = chanceFrom("others' codes");
    const photos = 20_000;
    let mistaken = 0;
    for (let photo = 0; photo < photos; photo += 1) {
      const written = anyCode(chance);
      const readings = Array.from({ length: 4 }, () => readingOf(written, chance));
      if (matchCode(readings, [anyCode(chance), anyCode(chance)]) !== null) mistaken += 1;
    }
    expect(mistaken).toBeLessThanOrEqual(photos / 10_000);
  });
});
