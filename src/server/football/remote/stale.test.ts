import { describe, expect, test } from "vitest";
import { isStale } from "./stale.ts";

const state = (status: string, elapsed: number | null = null, kickOff = 0) => ({ status, elapsed, kickOff });

describe("a state that is given", () => {
  test.each([
    ["an earlier half", state("1H", 40), state("2H", 50)],
    ["an earlier minute of the same half", state("2H", 50), state("2H", 60)],
    ["a match in play that is over", state("2H", 80), state("FT", 90)],
    ["a match not begun that is in play", state("NS"), state("1H", 5)],
    ["a match not begun, on another day, that is over", state("NS", null, 9), state("FT", 90, 1)],
    ["a match in play at an unknown minute that is over", state("LIVE"), state("FT", 90)],
    ["a match not begun that is in play at an unknown minute", state("NS"), state("LIVE")],
  ])("is stale: %s", (_, given, stored) => {
    expect(isStale(given, stored)).toBe(true);
  });

  test.each([
    ["a later minute", state("2H", 61), state("2H", 60)],
    ["a clock put back a little", state("2H", 59), state("2H", 60)],
    ["the same half without its minute", state("2H"), state("2H", 60)],
    ["a match of which the provider has lost half and minute", state("LIVE"), state("2H", 60)],
    ["a match whose half and minute are known again", state("1H", 30), state("LIVE")],
    ["the end", state("FT", 90), state("2H", 88)],
    ["a corrected end", state("FT", 90), state("FT", 90)],
    ["a match put off", state("PST"), state("NS")],
    ["a match abandoned", state("ABD"), state("2H", 70)],
    ["a match that begins afresh on another day", state("NS", null, 9), state("1H", 20, 1)],
  ])("is not stale: %s", (_, given, stored) => {
    expect(isStale(given, stored)).toBe(false);
  });
});
