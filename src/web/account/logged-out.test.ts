import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { currentToasts, tellToastsShown } from "#web/ui/feedback/toast-store.ts";
import { handleLoggedOut } from "./logged-out.ts";

const START = "/collection";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { href: START, pathname: START, search: "?position=forward", hash: "" });
});

afterEach(() => {
  tellToastsShown();
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a session that has ended", () => {
  // shows: 2.37, 8.3, 9.3
  test("shows a toast at once, and goes to sign-in 500 ms after the toast is visible", () => {
    handleLoggedOut();
    expect(currentToasts()).toMatchObject([
      {
        title: "Unauthorized",
        description: "You are logged out. Logging in again...",
        variant: "destructive",
      },
    ]);
    vi.advanceTimersByTime(5000);
    expect(location.href).toBe(START);
    tellToastsShown();
    vi.advanceTimersByTime(499);
    expect(location.href).toBe(START);
    vi.advanceTimersByTime(1);
    expect(location.href).toBe("/api/login?to=%2Fcollection%3Fposition%3Dforward");
  });

  test("shows one toast, however many calls report it", () => {
    handleLoggedOut();
    const told = currentToasts();
    handleLoggedOut();
    expect(currentToasts()).toBe(told);
  });
});
