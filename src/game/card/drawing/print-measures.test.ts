import { describe, expect, test } from "vitest";
import { PRINT, PRINT_BLEED, PRINT_DOTS_PER_METRE, PRINT_PIXELS } from "./print-measures.ts";

describe("a card for the printer", () => {
  test("is 63 by 88 mm with 3 mm of bleed, in 300 dots an inch", () => {
    expect(PRINT).toEqual({ widthMm: 63, heightMm: 88, bleedMm: 3, dotsPerInch: 300 });
    // 69 by 94 mm at 11.811 dots a millimetre.
    expect(PRINT_PIXELS).toEqual({ width: 815, height: 1110 });
    expect(PRINT_DOTS_PER_METRE).toBe(11_811);
  });

  test("has its bleed in hundredths of its width", () => {
    expect(PRINT_BLEED).toBeCloseTo(4.762, 3);
  });
});
