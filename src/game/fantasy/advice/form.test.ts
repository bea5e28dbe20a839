import { describe, expect, test } from "vitest";
import { expectedPoints, formOf, guessForm } from "./form.ts";

describe("form", () => {
  test.each<[string, (number | null)[], number | null]>([
    ["the mean of the last five fixtures", [90, 1, 2, 3, 4, 6], 3.2],
    ["fewer at the beginning of a season", [5, 2], 3.5],
    ["nothing for a fixture that was missed", [null, 6, null, 3], 2.3],
    ["unknown before the first", [], null],
  ])("it is %s: %j", (_, points, form) => {
    expect(formOf(points)).toBe(form);
  });
});

describe("the guess without form", () => {
  test("is more for a higher overall, and never negative", () => {
    expect([guessForm(75), guessForm(89)]).toEqual([3, expect.closeTo(3.7, 9)]);
    expect(guessForm(65)).toBeLessThan(guessForm(66));
    expect(guessForm(1)).toBe(0);
  });
});

describe("expected points", () => {
  test.each<[string, number | null, number[], number]>([
    ["the form against an average club", 4, [3], 4],
    ["a tenth more for each step that the fixture is easier", 4, [1], 4.8],
    ["a tenth less for each step that it is harder", 4, [5], 3.2],
    ["both fixtures of a double", 4, [3, 5], 7.2],
    ["nothing without a fixture", 4, [], 0],
    ["the fallback without form", null, [3], 2],
  ])("they are %s", (_, form, difficulties, points) => {
    expect(expectedPoints(form, difficulties, 2)).toBeCloseTo(points, 9);
  });
});
