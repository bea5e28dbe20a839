import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { NeutralOf } from "#server/football/import/neutral-form.ts";
import { performance, player } from "#server/football/table.ts";
import { makeImportApp, runJobsAt } from "#tests/support/import-app.ts";
import { aFixture, aLeague, aPerformance, importRecords } from "#tests/support/neutral-file.ts";
import type { TestApp } from "#tests/support/test-app.ts";

const NOW = "2025-10-15T12:00:00Z";

let app: TestApp;

beforeEach(async () => {
  app = await makeImportApp(NOW);
});

afterEach(() => app.close());

describe("the bonus of an imported match", () => {
  async function bonusOf(...given: Partial<NeutralOf<"performance">>[]): Promise<(number | null)[]> {
    const players = ["c1-forward", "c1-defender", "c2-forward"];
    const performances = given.map((one, at) =>
      aPerformance({ player: players[at] ?? "", goals: 0, ...one }),
    );
    await importRecords(app, [...aLeague(), aFixture(), ...performances]);
    await runJobsAt(app, NOW);
    const rows = await app.db
      .select({ bonus: performance.bonus })
      .from(performance)
      .innerJoin(player, eq(player.id, performance.playerId))
      .orderBy(sql`array_position(${sql.param(players)}::text[], ${player.key})`);
    return rows.map(({ bonus }) => bonus);
  }

  test("goes to the best by match rating", async () => {
    expect(await bonusOf({ rating: 8.1 }, { rating: 6.4 }, { rating: 9 })).toEqual([2, 1, 3]);
  });

  test("goes to the best by BPS, ratings or not", async () => {
    expect(await bonusOf({ bps: 30, rating: 6 }, { bps: 12, rating: 9 }, { bps: 30, rating: 7 })).toEqual([
      3, 1, 3,
    ]);
  });

  test("is the file's where it has one", async () => {
    expect(await bonusOf({ bps: 30, bonus: 0 }, { bps: 12, bonus: 3 }, { bps: 20 })).toEqual([0, 3, null]);
  });

  test("is unknown if there is nothing to go by", async () => {
    expect(await bonusOf({}, {}, {})).toEqual([null, null, null]);
  });
});
