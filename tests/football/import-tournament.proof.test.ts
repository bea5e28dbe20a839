import { beforeAll, describe, expect, test } from "vitest";
import { getMonthlyLeaderboard } from "#contract/leaderboard.ts";
import { makeImportApp, runJobsAt } from "#tests/support/import-app.ts";
import { importInto } from "#tests/support/neutral-file.ts";
import {
  isRecordedSeasonMissing,
  readRecordedSeason,
  recordedSeasonFile,
  SKIPPED_WITHOUT_FILE,
} from "#tests/support/recorded-season.ts";
import type { TestApp } from "#tests/support/test-app.ts";
import { addsUp, enterWith, entryOf, START, sum } from "./entry-of-five.ts";

const LAST_INSTANT = Date.parse("2025-09-30T23:59:59Z");
const DAY_MS = 86_400_000;
const OVER_AFTER_MS = 115 * 60_000;

let app: TestApp;

describe.skipIf(isRecordedSeasonMissing)(`September 2025 as recorded (${SKIPPED_WITHOUT_FILE})`, () => {
  /** Raya, Gabriel, Semenyo, Caicedo and Haaland, as the game spells them. */
  const five = ["Raya", "Gabriel", "Semenyo", "Caicedo", "Haaland"];
  const season = isRecordedSeasonMissing ? [] : readRecordedSeason();
  const rows = season.filter((row) => five.includes(row["web_name"] ?? ""));

  beforeAll(async () => {
    app = await makeImportApp(START);
    await importInto(app, recordedSeasonFile);
    await runJobsAt(app, START);
    return () => app.close();
  });

  /** The five's points straight from the file: fixtures that kicked off in September and are over at the instant. */
  function pointsBy(instant: number): number {
    const counting = rows.filter((row) => {
      const kickOff = Date.parse(row["kickoff_time"] ?? "");
      return kickOff >= Date.parse(START) && kickOff <= LAST_INSTANT && kickOff + OVER_AFTER_MS <= instant;
    });
    return sum(counting.map((row) => Number(row["total_points"])));
  }

  test("a tournament entered on 1 September 2025 00:00 UTC with five named players ends September with exactly the sum of their recorded points", async () => {
    const codes = five.map((name) => rows.find((row) => row["web_name"] === name)?.["player_code"] ?? "");
    const { user, tournamentId } = await enterWith(app, codes);
    // Mid-afternoon, when some fixtures are over and others are in play.
    for (let at = Date.parse("2025-09-01T15:30:00Z"); at < LAST_INSTANT; at += DAY_MS) {
      await runJobsAt(app, at);
      const entry = await entryOf(user, tournamentId);
      expect({ at, points: entry.totalPoints }).toEqual({ at, points: pointsBy(at) });
      expect(addsUp(entry)).toBe(true);
    }
    await runJobsAt(app, LAST_INSTANT);
    const expected = pointsBy(LAST_INSTANT);
    const { body: table } = await user.call(getMonthlyLeaderboard);
    const entry = await entryOf(user, tournamentId);
    console.log(`${five.join(", ")} in September 2025: ${expected} points`);
    expect(expected).toBeGreaterThan(0);
    expect(entry).toMatchObject({ totalPoints: expected, position: 1 });
    expect(table).toMatchObject([
      {
        id: user.id,
        position: 1,
        username: "mona",
        totalMonthlyPoints: expected,
        totalSeasonPoints: expected,
      },
    ]);
  });
});
