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
  test("are shown one at a time: a newer one replaces the older", () => {
    toast({ title: "Error", description: "Failed to delete card" });
    toast({ title: "Success!" });
    expect(currentToasts().map(({ title, isOpen }) => ({ title, isOpen }))).toEqual([
      { title: "Success!", isOpen: true },
    ]);
  });

  // shows: 9.49
  test("are closed by a dismissal, and removed after 1,000,000 ms", () => {
    const id = toast({ title: "Team Locked In" });
    dismissToast(id);
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MILLISECONDS - 1);
    expect(currentToasts()).toMatchObject([{ id, isOpen: false }]);
    vi.advanceTimersByTime(1);
    expect(currentToasts()).toEqual([]);
  });

  // shows: 9.48
  test("stay for 5000 ms by default, and are removed after 1,000,000 ms, as specified", () => {
    expect(TOAST_DURATION_MILLISECONDS).toBe(5000);
    expect(TOAST_REMOVE_DELAY_MILLISECONDS).toBe(1_000_000);
  });

  test("aren't removed by the timer of an older one", () => {
    dismissToast(toast({ title: "First" }));
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MILLISECONDS - 1);
    toast({ title: "Second" });
    vi.advanceTimersByTime(1);
    expect(currentToasts()).toMatchObject([{ title: "Second", isOpen: true }]);
  });

  test("notify listeners of each change until they unsubscribe", () => {
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
