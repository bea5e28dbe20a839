import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { footballFingerprint, makeImportApp, runJobsAt } from "#tests/support/import-app.ts";
import { importInto } from "#tests/support/neutral-file.ts";
import {
  isRecordedSeasonMissing,
  recordedSeasonFile,
  SKIPPED_WITHOUT_FILE,
} from "#tests/support/recorded-season.ts";
import type { TestApp } from "#tests/support/test-app.ts";

const AFTER_THE_SEASON = "2026-07-01T00:00:00Z";

describe.skipIf(isRecordedSeasonMissing)(`the recorded season (${SKIPPED_WITHOUT_FILE})`, () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await makeImportApp(AFTER_THE_SEASON);
    await importInto(app, recordedSeasonFile);
    await runJobsAt(app, AFTER_THE_SEASON);
  });

  afterAll(() => app.close());

  test("imported and followed a second time writes nothing at all", async () => {
    const before = await footballFingerprint(app);
    const again = await importInto(app, recordedSeasonFile);
    await runJobsAt(app, AFTER_THE_SEASON);
    expect(again).toMatchObject({
      ok: true,
      value: { changes: { leagues: 0, clubs: 0, players: 0, fixtures: 0 } },
    });
    expect(await footballFingerprint(app)).toEqual(before);
  });

  test("is shown as finished when it is first followed in a later season", async () => {
    const late = await makeImportApp("2027-09-12T14:00:00Z");
    await importInto(late, recordedSeasonFile);
    await runJobsAt(late, late.clock.now());
    const { rows } = await late.db.execute(
      sql`select from fixture where status = 'FT' and home_goals is not null`,
    );
    expect(rows).toHaveLength(380);
    await late.close();
  });
});
