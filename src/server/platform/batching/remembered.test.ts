import { describe, expect, test } from "vitest";
import { remembered } from "./remembered.ts";

function counting() {
  const time = { now: 0 };
  const asked: string[] = [];
  const ask = remembered({ wallTime: () => time.now }, 1000, async (key: string) => {
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
