import { describe, expect, test, vi } from "vitest";
import { keptOpen } from "./kept-open.ts";

function aResource() {
  const counts = { opened: 0, closed: 0 };
  const resource = keptOpen({
    idleMs: 1000,
    open: async () => {
      counts.opened += 1;
      return {
        async close() {
          counts.closed += 1;
        },
      };
    },
  });
  return { counts, resource };
}

describe("something that is kept open", () => {
  test("is opened once for all who use it, and closed on demand", async () => {
    const { counts, resource } = aResource();
    await Promise.all([resource.use(async () => 1), resource.use(async () => 2)]);
    expect(counts).toEqual({ opened: 1, closed: 0 });
    await resource.close();
    expect(counts).toEqual({ opened: 1, closed: 1 });
  });

  test("is closed when nobody has used it for a while, and opened anew", async () => {
    vi.useFakeTimers();
    try {
      const { counts, resource } = aResource();
      await resource.use(async () => 1);
      await vi.advanceTimersByTimeAsync(999);
      expect(counts.closed).toBe(0);
      await vi.advanceTimersByTimeAsync(1);
      expect(counts.closed).toBe(1);
      expect(await resource.use(async () => "again")).toBe("again");
      expect(counts.opened).toBe(2);
      await resource.close();
    } finally {
      vi.useRealTimers();
    }
  });

  test("is opened anew after something failed in it", async () => {
    const { counts, resource } = aResource();
    await expect(resource.use(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(counts).toEqual({ opened: 1, closed: 1 });
    await resource.use(async () => 1);
    expect(counts.opened).toBe(2);
    await resource.close();
  });
});
