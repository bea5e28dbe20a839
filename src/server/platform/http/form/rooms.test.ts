import { expect, test, vi } from "vitest";
import { giveBackRoom, takeRoom } from "./rooms.ts";

test("a room that was given back is used again, and never by two at once", () => {
  const first = takeRoom();
  const second = takeRoom();
  expect(second === first).toBe(false);
  giveBackRoom(first);
  expect(takeRoom() === first).toBe(true);
});

test("rooms that nobody uses for a while are given up", () => {
  vi.useFakeTimers();
  try {
    const room = takeRoom();
    giveBackRoom(room);
    vi.advanceTimersByTime(60_000);
    expect(takeRoom() === room).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});
