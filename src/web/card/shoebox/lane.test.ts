import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { makeLane } from "./lane.ts";
import type { WaitReason } from "./send-outcome.ts";

/** A lane over jobs that end when told. */
function laneOf(ids: readonly string[]) {
  const due = new Set(ids);
  const started: string[] = [];
  const endings = new Map<string, (reason: WaitReason | null) => void>();
  const lane = makeLane({
    most: 2,
    next: (running) => [...due].map((id) => ({ id })).find(({ id }) => !running.has(id)),
    run: ({ id }) => {
      started.push(id);
      return new Promise<WaitReason | null>((settle) => endings.set(id, settle));
    },
    onChange: () => undefined,
  });
  const end = async (id: string, reason: WaitReason | null) => {
    if (reason === null) due.delete(id);
    endings.get(id)?.(reason);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { lane, started, end };
}

describe("a lane of uploads", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("runs two jobs at a time", async () => {
    const { lane, started, end } = laneOf(["a", "b", "c", "d"]);
    lane.go();
    lane.go();
    expect(started).toEqual(["a", "b"]);
    await end("b", null);
    expect(started).toEqual(["a", "b", "c"]);
  });

  test("waits with all jobs after one that must, longer each time", async () => {
    const { lane, started, end } = laneOf(["a"]);
    lane.go();
    await end("a", "busy");
    expect(lane.waitsFor()).toBe("busy");
    lane.go();
    expect(started).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(started).toHaveLength(2);
    await end("a", "busy");
    await vi.advanceTimersByTimeAsync(4999);
    expect(started).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(started).toHaveLength(3);
  });

  test("resumes at once when the reason has ended, and not when another has", async () => {
    const { lane, started, end } = laneOf(["a"]);
    lane.go();
    await end("a", "pending");
    lane.resume("connection");
    expect(lane.waitsFor()).toBe("pending");
    lane.resume();
    expect(lane.waitsFor()).toBeNull();
    expect(started).toHaveLength(2);
  });
});
