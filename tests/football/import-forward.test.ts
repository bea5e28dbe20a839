import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { claimBaseSet } from "#contract/card/card.ts";
import { sql } from "drizzle-orm";
import { importProvider } from "#server/football/import/import-provider.ts";
import { loadPerformances } from "#server/football/performances.ts";
import { makeImportApp, runJobsAt } from "#tests/support/import-app.ts";
import { aFixture, aLeague, aPerformance, importRecords } from "#tests/support/neutral-file.ts";
import { aUser } from "#tests/support/sessions.ts";
import type { TestApp } from "#tests/support/test-app.ts";

const SATURDAY = "2025-09-13";

interface Stored extends Record<string, unknown> {
  key: string;
  status: string;
  elapsed: number | null;
  score: string | null;
  events: { minute: number; playerName: string }[];
}

describe("imported football", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await makeImportApp(`${SATURDAY}T09:00:00Z`);
    await importRecords(app, [
      ...aLeague(11),
      aFixture({ key: "noon", kickOff: `${SATURDAY}T11:30:00Z` }),
      aPerformance({ fixture: "noon" }),
      aFixture({ key: "afternoon", home: "c3", away: "c4" }),
      aPerformance({ fixture: "afternoon", player: "c3-forward" }),
      { kind: "event", fixture: "afternoon", minute: 70, what: "goal", side: "away", player: "c4-forward" },
      { kind: "event", fixture: "afternoon", minute: 12, what: "goal", side: "home", player: "c3-forward" },
      {
        kind: "event",
        fixture: "afternoon",
        minute: 46,
        what: "own goal",
        side: "home",
        player: "c4-defender",
      },
      {
        kind: "event",
        fixture: "afternoon",
        minute: 30,
        what: "yellow",
        side: "home",
        player: "c3-defender",
      },
      aFixture({ key: "evening", home: "c5", away: "c6", kickOff: `${SATURDAY}T18:30:00Z` }),
      aPerformance({ fixture: "evening", player: "c5-forward" }),
      aFixture({ key: "unknown", home: "c7", away: "c8", homeGoals: null, awayGoals: null }),
      aFixture({ key: "next season", season: 2026, round: 1, kickOff: "2026-08-15T14:00:00Z" }),
      aPerformance({ fixture: "next season" }),
    ]);
  });

  afterAll(() => app.close());

  async function storedAt(instant: string): Promise<Record<string, Stored>> {
    await runJobsAt(app, instant);
    const { rows } = await app.db.execute<Stored>(sql`
      select key, status, elapsed, home_goals || '–' || away_goals as score, events from fixture order by key`);
    return Object.fromEntries(rows.map((row) => [row.key, row]));
  }

  async function playedFixtures(): Promise<string[]> {
    const { rows } = await app.db.execute<{ id: number; key: string }>(sql`select id, key from fixture`);
    const keyOf = new Map(rows.map(({ id, key }) => [id, key]));
    const played = await loadPerformances(app.db, { from: 0, to: Date.parse("2030-01-01T00:00:00Z") });
    return played.map(({ fixtureId }) => keyOf.get(fixtureId) ?? "").sort();
  }

  test("shows a season's fixtures before they are played, without their results", async () => {
    const stored = await storedAt(`${SATURDAY}T11:29:59Z`);
    const nothing = { status: "NS", elapsed: null, score: null, events: [] };
    expect(stored).toMatchObject({ noon: nothing, afternoon: nothing, evening: nothing, unknown: nothing });
    expect(Object.keys(stored)).toHaveLength(4);
    expect(await playedFixtures()).toEqual([]);
  });

  test("counts only finished fixtures in the middle of a round", async () => {
    const stored = await storedAt(`${SATURDAY}T14:20:00Z`);
    expect(stored).toMatchObject({
      noon: { status: "FT", elapsed: 90, score: "2–1" },
      afternoon: {
        status: "1H",
        elapsed: 21,
        score: "1–0",
        events: [{ minute: 12, playerName: "c3 forward" }],
      },
      evening: { status: "NS", score: null },
    });
    expect(await playedFixtures()).toEqual(["noon"]);
  });

  test.each([
    ["11:30:00", { status: "1H", elapsed: 1, score: null }],
    ["12:16:59", { status: "1H", elapsed: 45, score: null }],
    ["12:17:00", { status: "HT", elapsed: 45, score: null }],
    ["12:31:59", { status: "HT", elapsed: 45, score: null }],
    ["12:32:00", { status: "2H", elapsed: 46, score: null }],
    ["13:24:59", { status: "2H", elapsed: 90, score: null }],
    ["13:25:00", { status: "FT", elapsed: 90, score: "2–1" }],
  ])("without events shows the minute and no goals until the end: %s", async (time, expected) => {
    expect(await storedAt(`${SATURDAY}T${time}Z`)).toMatchObject({ noon: expected });
  });

  test.each([
    ["14:46:59", { status: "1H", score: "1–0" }],
    ["15:01:59", { status: "HT", score: "1–0" }],
    ["15:02:00", { status: "2H", score: "2–0" }],
    ["15:26:00", { status: "2H", score: "2–1" }],
    ["15:55:00", { status: "FT", score: "2–1" }],
  ])("with events shows the goals so far: %s", async (time, expected) => {
    expect(await storedAt(`${SATURDAY}T${time}Z`)).toMatchObject({ afternoon: expected });
  });

  test("finishes a fixture that ended while Panna was down", async () => {
    await storedAt(`${SATURDAY}T14:20:00Z`);
    const stored = await storedAt("2025-12-01T00:00:00Z");
    expect(stored["afternoon"]).toMatchObject({ status: "FT", score: "2–1" });
    expect(stored["afternoon"]?.events).toHaveLength(4);
    expect(await playedFixtures()).toEqual(["afternoon", "evening", "noon"]);
  });

  test("takes everything back when the clock is set back", async () => {
    await storedAt("2027-09-01T00:00:00Z");
    expect(await playedFixtures()).toEqual(["afternoon", "evening", "next season", "noon"]);
    const stored = await storedAt(`${SATURDAY}T14:20:00Z`);
    expect(stored).toMatchObject({
      noon: { status: "FT", score: "2–1" },
      afternoon: { status: "1H", score: "1–0", events: [{ minute: 12 }] },
      evening: { status: "NS", score: null, events: [] },
      "next season": { status: "NS", score: null, events: [] },
    });
    expect(await playedFixtures()).toEqual(["noon"]);
  });

  test("leaves a fixture without a result as not started, however late it is", async () => {
    const stored = await storedAt("2025-12-01T00:00:00Z");
    expect(stored["unknown"]).toMatchObject({ status: "NS", elapsed: null, score: null });
  });

  test("gives no details of a fixture that has not begun", async () => {
    const now = Date.parse(`${SATURDAY}T14:20:00Z`);
    const details = await importProvider(app.db).details(["noon", "evening", "unknown", "nowhere"], now);
    expect(details.map(({ fixtureKey }) => fixtureKey)).toEqual(["noon"]);
  });

  test("gives eleven clubs enough for a base set", async () => {
    const { status, body } = await (await aUser(app)).call(claimBaseSet);
    expect(status).toBe(200);
    expect(new Set(body.map(({ club }) => club)).size).toBe(11);
  });
});
