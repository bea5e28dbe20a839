import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aSettlementToKill } from "./settlement-to-kill.ts";

let settlement: Awaited<ReturnType<typeof aSettlementToKill>>;

beforeAll(async () => {
  settlement = await aSettlementToKill();
}, 120_000);

afterAll(() => settlement.close());

describe("a settlement that is killed", { timeout: 180_000 }, () => {
  test("settles to the same table when it is run again, and readers never see a part", async () => {
    let cutShort = 0;
    for (const stage of ["select", "copy standing"]) {
      cutShort += (await settlement.killAt(stage)) ? 1 : 0;
    }
    expect(cutShort).toBeGreaterThan(0);
  });

  test("releases the lock at once, and no one waits for a dead process", async () => {
    expect(["settled", "unchanged"]).toContain(await settlement.killAtOnce());
  });
});
