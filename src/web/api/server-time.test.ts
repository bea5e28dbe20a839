import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { noteServerTime, serverNow } from "./server-time.ts";

const TOLD = Date.parse("2026-11-07T11:00:00.000Z");

describe("the game's time between two responses", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    noteServerTime(new Headers({ date: new Date(TOLD).toUTCString() }));
  });

  afterEach(() => vi.useRealTimers());

  test("advances, whatever the device's clock says", () => {
    vi.advanceTimersByTime(5_000);
    expect(serverNow()).toBe(TOLD + 5_000);
  });

  test("advanced while the device slept", () => {
    // Only the clock that the device shows advances in its sleep.
    vi.setSystemTime(Date.now() + 7_200_000);
    expect(serverNow()).toBe(TOLD + 7_200_000);
  });

  test("doesn't go back when the device's clock is set back", () => {
    vi.advanceTimersByTime(60_000);
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(serverNow()).toBe(TOLD + 60_000);
  });
});
