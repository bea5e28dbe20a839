import { describe, expect, test } from "vitest";
import { isPosition, positions } from "./position.ts";

describe("position", () => {
  test("there are four, from the goal forward", () => {
    expect(positions).toEqual(["goalkeeper", "defender", "midfielder", "forward"]);
  });

  test.each(positions)("%s is a position", (position) => {
    expect(isPosition(position)).toBe(true);
  });

  test.each(["Goalkeeper", "GK", "all", "", 1, null, undefined])("%s is not a position", (value) => {
    expect(isPosition(value)).toBe(false);
  });
});
