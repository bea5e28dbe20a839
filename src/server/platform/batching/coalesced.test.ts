import { describe, expect, test } from "vitest";
import { coalesced } from "./coalesced.ts";

describe("a question that many ask", () => {
  test("is asked once for callers at the same time", async () => {
    let put = 0;
    const ask = coalesced(async () => (put += 1));
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
    expect(await ask()).toBe(2);
  });

  test("is asked again for a caller who comes while it is being answered", async () => {
    let put = 0;
    const open: (() => void)[] = [];
    const ask = coalesced(async () => {
      put += 1;
      const mine = put;
      await new Promise<void>((settle) => open.push(settle));
      return mine;
    });
    const first = ask();
    await expect.poll(() => open.length).toBe(1);
    const later = [ask(), ask()];
    open[0]?.();
    await expect.poll(() => open.length).toBe(2);
    open[1]?.();
    expect([await first, ...(await Promise.all(later))]).toEqual([1, 2, 2]);
  });

  test("that failed is asked again by the next caller", async () => {
    let put = 0;
    const ask = coalesced(async () => {
      put += 1;
      if (put === 1) throw new Error("away");
      return put;
    });
    await expect(ask()).rejects.toThrow("away");
    expect(await ask()).toBe(2);
  });
});
