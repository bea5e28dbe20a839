import { beforeAll, describe, expect, test } from "vitest";
import { makeImportApp, runJobsAt } from "#tests/support/import-app.ts";
import { aFixture, aLeague, aPerformance, importRecords } from "#tests/support/neutral-file.ts";
import type { TestApp } from "#tests/support/test-app.ts";
import { addsUp, enterWith, entryOf, START } from "./entry-of-five.ts";

let app: TestApp;

describe("a tournament on an imported file", () => {
  beforeAll(async () => {
    app = await makeImportApp(START);
    return () => app.close();
  });

  test("gives an entry the points of its fixtures in the month as each of them ends", async () => {
    await importRecords(app, [
      ...aLeague(),
      aFixture(),
      aPerformance(),
      aPerformance({ player: "c2-goalkeeper", minutes: 90, goals: 0, conceded: 2, saves: 6 }),
      aFixture({ key: "before", round: 2, kickOff: "2025-08-31T14:00:00Z" }),
      aPerformance({ fixture: "before" }),
      aFixture({ key: "late", round: 6, kickOff: "2025-09-30T22:30:00Z" }),
      aPerformance({ fixture: "late", goals: 0, assists: 1 }),
      aFixture({ key: "october", round: 7, kickOff: "2025-10-01T00:00:00Z" }),
      aPerformance({ fixture: "october" }),
    ]);
    const keys = ["c2-goalkeeper", "c1-defender", "c1-midfielder", "c2-midfielder", "c1-forward"];
    const { user, tournamentId } = await enterWith(app, keys);
    const points: Record<string, number> = {};
    for (const at of [
      "2025-09-13T15:54:59Z",
      "2025-09-13T15:55:00Z",
      "2025-10-01T00:25:00Z",
      "2025-10-02T00:00:00Z",
    ]) {
      await runJobsAt(app, at);
      const entry = await entryOf(user, tournamentId);
      expect(addsUp(entry)).toBe(true);
      points[at] = entry.totalPoints;
    }
    expect(points).toEqual({
      "2025-09-13T15:54:59Z": 0,
      // The forward's 2 + 8, and the goalkeeper's 2 − 1 + 2.
      "2025-09-13T15:55:00Z": 13,
      // The fixture that kicked off in September ended in October and adds 2 + 3.
      "2025-10-01T00:25:00Z": 18,
      "2025-10-02T00:00:00Z": 18,
    });
  });
});
