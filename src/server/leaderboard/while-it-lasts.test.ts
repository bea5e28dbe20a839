import { describe, expect, test } from "vitest";
import { whileItLasts } from "./while-it-lasts.ts";

describe("what lasts for a span", () => {
  test("is made once for each, forwards and back", () => {
    let now = 100;
    const made: number[] = [];
    const decade = whileItLasts({ now: () => now }, (at) => {
      made.push(at);
      const startsAt = Math.floor(at / 10) * 10;
      return { startsAt, endsAt: startsAt + 10 };
    });
    const asked = [100, 109, 110, 99, 99].map((at) => {
      now = at;
      return decade().startsAt;
    });
    expect(asked).toEqual([100, 100, 110, 90, 90]);
    expect(made).toEqual([100, 110, 99]);
  });
});
