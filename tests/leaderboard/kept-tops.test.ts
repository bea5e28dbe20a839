import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keepTops, settlementMark } from "#server/leaderboard/kept-tops.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";

const KEPT_MS = 2000;

let app: TestApp;
let mark: string;

beforeAll(async () => {
  app = await makeTestApp();
  const { rows } = await app.pool.query<{ mark: string }>(`select ${settlementMark} as mark`);
  mark = rows[0]?.mark ?? "";
});

afterAll(() => app.close());

/** Tops on a clock of their own, whose loads end when the test says so. */
function aKeeper() {
  let wallTime = 0;
  const loads: ((top: string) => void)[] = [];
  const tops = keepTops<string>({ pool: app.pool, clock: { ...app.clock, wallTime: () => wallTime } });
  return {
    tops,
    pass: (milliseconds: number) => void (wallTime += milliseconds),
    get: () => tops.get("May", () => new Promise((settle) => loads.push(settle))),
    load: async (top: string) => {
      await expect.poll(() => loads.length, { timeout: 15_000 }).toBe(1);
      loads.pop()?.(top);
    },
    known: () => tops.known("May", mark),
  };
}

describe("a kept top", () => {
  test("is known from its loading on", async () => {
    const { known, get, load, pass } = aKeeper();
    expect(known()).toBeNull();
    const got = get();
    expect(known()).toBeNull();
    await load("first");
    expect([await got, known()]).toEqual(["first", "first"]);
    pass(KEPT_MS - 1);
    expect(known()).toBe("first");
  });

  test("is loaded anew, once, by the first who asks when its time is over, and known meanwhile", async () => {
    const { known, get, load, pass } = aKeeper();
    const first = get();
    await load("first");
    await first;
    pass(KEPT_MS);
    expect([known(), known(), known()]).toEqual(["first", "first", "first"]);
    await load("second");
    await expect.poll(known).toBe("second");
  });

  test("is not known once it should long have been loaded anew", async () => {
    const { known, get, load, pass } = aKeeper();
    const got = get();
    await load("first");
    await got;
    pass(KEPT_MS);
    expect(known()).toBe("first");
    pass(KEPT_MS);
    expect(known()).toBeNull();
  });

  test("is not known when nobody asked for twice its time", async () => {
    const { known, get, load, pass } = aKeeper();
    const got = get();
    await load("first");
    await got;
    pass(2 * KEPT_MS);
    expect(known()).toBeNull();
  });

  test("is not known under another settlement", async () => {
    const { tops, get, load } = aKeeper();
    const got = get();
    await load("first");
    await got;
    expect(tops.known("May", `${mark}, and one more`)).toBeNull();
  });
});
