import { describe, expect, test } from "vitest";
import { tieBreakText } from "./tie-break-text.ts";

describe("the reason for a tie-break", () => {
  test.each([
    ["best card", "Tied: lower best card"],
    ["goals and assists", "Tied: fewer goals and assists"],
    ["fewer cards", "Tied: more yellow and red cards"],
    ["earlier entry", "Tied: entered later"],
  ] as const)("%s", (decidedBy, text) => {
    expect(tieBreakText(decidedBy, 12)).toBe(text);
  });

  test("is left out if points decided, and for the first row", () => {
    expect(tieBreakText("points", 12)).toBeNull();
    expect(tieBreakText(null, 12)).toBeNull();
  });

  test.each([0, -2])("is left out at %i points", (points) => {
    expect(tieBreakText("earlier entry", points)).toBeNull();
  });
});
