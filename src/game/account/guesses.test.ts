import { describe, expect, test } from "vitest";
import { GUESSES_REMEMBERED_MS, pausesAfterGuesses } from "./guesses.ts";

// docs/decisions/0039-an-account-is-paused-not-locked.md
describe("wrong passwords for one account", () => {
  test("are answered at once up to the tenth", () => {
    const untilTheTenth = pausesAfterGuesses.slice(0, 9);
    expect(untilTheTenth).toHaveLength(9);
    expect(untilTheTenth.every((seconds) => seconds === 0)).toBe(true);
  });

  test("then bring pauses from 30 seconds to 15 minutes, each longer than the one before", () => {
    const pauses = pausesAfterGuesses.slice(9);
    expect(pauses[0]).toBe(30);
    expect(pauses.at(-1)).toBe(15 * 60);
    expect(pauses).toEqual([...new Set(pauses)].sort((a, b) => a - b));
  });

  test("are forgotten a day after the last one", () => {
    const last = Date.parse("2025-09-01T12:00:00Z");
    expect(last + GUESSES_REMEMBERED_MS).toBe(Date.parse("2025-09-02T12:00:00Z"));
  });
});
