import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aSettlementToKill } from "./settlement-to-kill.ts";

let settlement: Awaited<ReturnType<typeof aSettlementToKill>>;

beforeAll(async () => {
  settlement = await aSettlementToKill();
}, 120_000);

afterAll(() => settlement.close());

describe("a settlement that is killed", { timeout: 180_000 }, () => {
  test("settles to the same table when it is run again, wherever it was killed, and readers never see a part", async () => {
    let cutShort = 0;
    for (const stage of [
      "select",
      "insert",
      "create table",
      "copy standing",
      "create unique index",
      "alter table standing attach",
      "update",
    ]) {
      cutShort += (await settlement.killAt(stage)) ? 1 : 0;
    }
    expect(cutShort).toBeGreaterThan(0);
  });
});
