import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  TOAST_DURATION_MILLISECONDS,
  TOAST_REMOVE_DELAY_MILLISECONDS,
  currentToasts,
  dismissToast,
  subscribeToToasts,
  toast,
} from "./toast-store.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  vi.runAllTimers();
  vi.useRealTimers();
});

describe("the toasts", () => {
  // shows: 9.47
  test("are one at a time: a newer one takes the place of the older", () => {
    toast({ title: "Error", description: "Failed to delete card" });
    toast({ title: "Success!" });
    expect(currentToasts().map(({ title, isOpen }) => ({ title, isOpen }))).toEqual([
      { title: "Success!", isOpen: true },
    ]);
  });

  // shows: 9.49
  test("are kept after a dismissal, closed, and removed after 1,000,000 ms", () => {
    const id = toast({ title: "Team Locked In" });
    dismissToast(id);
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MILLISECONDS - 1);
    expect(currentToasts()).toMatchObject([{ id, isOpen: false }]);
    vi.advanceTimersByTime(1);
    expect(currentToasts()).toEqual([]);
  });

  // shows: 9.48
  test("stay for 5000 ms where nothing else is asked, and are removed after 1,000,000 ms, as specified", () => {
    expect(TOAST_DURATION_MILLISECONDS).toBe(5000);
    expect(TOAST_REMOVE_DELAY_MILLISECONDS).toBe(1_000_000);
  });

  test("leave a newer one alone when the removal of an older one falls due", () => {
    dismissToast(toast({ title: "First" }));
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MILLISECONDS - 1);
    toast({ title: "Second" });
    vi.advanceTimersByTime(1);
    expect(currentToasts()).toMatchObject([{ title: "Second", isOpen: true }]);
  });

  test("tell their listeners of each change, until these stop listening", () => {
    const seen: number[] = [];
    const stop = subscribeToToasts(() => seen.push(currentToasts().length));
    const id = toast({ title: "Error" });
    dismissToast(id);
    dismissToast(id);
    stop();
    toast({ title: "Unheard" });
    expect(seen).toEqual([1, 1]);
  });
});
