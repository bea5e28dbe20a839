import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { spendRequest } from "#server/football/remote/spend-request.ts";
import { makeTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";

const MIDNIGHT = Date.parse("2026-08-22T00:00:00Z");
const HOUR_MS = 3_600_000;

describe("the budget of requests", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await makeTestDatabase();
  });
  afterAll(() => database.drop());

  function spend(provider: string, wallTime: number, given: object = {}): Promise<boolean> {
    const limits = { perDay: 20, perMinute: 5 };
    return spendRequest(database.db, { provider, purpose: "result", limits, wallTime, ...given }).then(
      () => true,
      () => false,
    );
  }

  test("of a minute holds for fifty requests at once, on any number of instances", async () => {
    const tries = await Promise.all(Array.from({ length: 50 }, () => spend("one", MIDNIGHT + HOUR_MS)));
    expect(tries.filter(Boolean)).toHaveLength(5);
  });

  test("of a minute is that of any sixty seconds, not of the clock's minutes", async () => {
    const start = MIDNIGHT + HOUR_MS + 30_000;
    for (let at = 0; at < 5; at += 1) expect(await spend("two", start)).toBe(true);
    expect(await spend("two", start + 59_999)).toBe(false);
    expect(await spend("two", start + 60_001)).toBe(true);
  });

  test("of a day resets at midnight UTC", async () => {
    const spentUntil = async (hours: number) => {
      let count = 0;
      for (let at = 0; at < 30; at += 1) {
        if (await spend("three", MIDNIGHT + hours * HOUR_MS + at * 61_000)) count += 1;
      }
      return count;
    };
    expect(await spentUntil(20)).toBe(20);
    expect(await spentUntil(23)).toBe(0);
    expect(await spentUntil(24)).toBe(20);
  });

  test("leaves a part of the day for final results when live scores have used theirs", async () => {
    const at = (minute: number) => MIDNIGHT + minute * 61_000;
    let scores = 0;
    while (await spend("four", at(scores), { purpose: "score" })) scores += 1;
    expect(scores).toBe(17);
    expect(await spend("four", at(60))).toBe(true);
  });
});
