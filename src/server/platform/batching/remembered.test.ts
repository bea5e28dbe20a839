import { afterEach, describe, expect, test, vi } from "vitest";
import { systemClock } from "#server/platform/clock.ts";
import { HOUR_MS } from "#game/milliseconds.ts";
import { remembered } from "./remembered.ts";

afterEach(() => vi.useRealTimers());

function counting() {
  const time = { now: 0 };
  const asked: string[] = [];
  const ask = remembered({ elapsed: () => time.now }, 1000, async (key: string) => {
    asked.push(key);
    if (key === "broken") throw new Error("the database is gone");
    return `${key} ${asked.length}`;
  });
  return { time, asked, ask };
}

describe("an answer that is remembered", () => {
  test("is shared by key until it is too old", async () => {
    const { time, asked, ask } = counting();
    expect(await Promise.all([ask("a"), ask("a"), ask("b")])).toEqual(["a 1", "a 1", "b 2"]);
    time.now = 999;
    expect(await ask("a")).toBe("a 1");
    time.now = 1000;
    expect(await ask("a")).toBe("a 3");
    expect(asked).toEqual(["a", "b", "a"]);
  });

  test("is kept for its time however the system's clock is set", async () => {
    vi.useFakeTimers({ toFake: ["Date", "performance"] });
    let asked = 0;
    const ask = remembered(systemClock(null, 1), 1000, async (_: string) => (asked += 1));
    await ask("a");
    vi.setSystemTime(Date.now() + HOUR_MS);
    vi.advanceTimersByTime(999);
    expect(await ask("a")).toBe(1);
    vi.setSystemTime(Date.now() - 2 * HOUR_MS);
    vi.advanceTimersByTime(1);
    expect(await ask("a")).toBe(2);
  });

  test("is asked for again after a failure", async () => {
    const { asked, ask } = counting();
    await expect(ask("broken")).rejects.toThrow("the database is gone");
    await expect(ask("broken")).rejects.toThrow("the database is gone");
    expect(asked).toHaveLength(2);
  });

  test("makes room for others", async () => {
    const { asked, ask } = counting();
    for (let key = 0; key <= 5000; key += 1) await ask(String(key));
    await ask("5000");
    expect(asked).toHaveLength(5001);
    await ask("0");
    expect(asked).toHaveLength(5002);
  });
});
