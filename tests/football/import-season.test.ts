import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { claimBaseSet } from "#contract/card/card.ts";
import type { Position } from "#game/card/position.ts";
import { scorePerformance } from "#game/football/points.ts";
import { expectedPoints } from "#game/football/form/expected-points.ts";
import { loadPlayerForms } from "#server/football/form/load-player-forms.ts";
import { followFootball } from "#server/football/follow-football.ts";
import { importProvider } from "#server/football/import/import-provider.ts";
import { loadPerformances } from "#server/football/performances.ts";
import { makeImportApp, runJobsAt } from "#tests/support/import-app.ts";
import { importInto } from "#tests/support/neutral-file.ts";
import {
  isRecordedSeasonMissing,
  readRecordedSeason,
  recordedSeasonFile,
  SKIPPED_WITHOUT_FILE,
} from "#tests/support/recorded-season.ts";
import { aUser } from "#tests/support/sessions.ts";
import type { TestApp } from "#tests/support/test-app.ts";

/** The limit for importing a season. */
const GOAL_MS = 60_000;
const AFTER_THE_SEASON = "2026-07-01T00:00:00Z";

describe.skipIf(isRecordedSeasonMissing)(`the recorded season (${SKIPPED_WITHOUT_FILE})`, () => {
  const season = isRecordedSeasonMissing ? [] : readRecordedSeason();
  let app: TestApp;
  let imported: Awaited<ReturnType<typeof importInto>>;
  let took: number;

  beforeAll(async () => {
    app = await makeImportApp(AFTER_THE_SEASON);
    const startedAt = performance.now();
    imported = await importInto(app, recordedSeasonFile);
    took = performance.now() - startedAt;
    console.log(`the recorded season was imported in ${Math.round(took)} ms (goal: ${GOAL_MS} ms)`);
    await runJobsAt(app, AFTER_THE_SEASON);
  });

  afterAll(() => app.close());

  test("is imported whole within a minute", () => {
    expect(took).toBeLessThan(GOAL_MS);
    expect(imported).toMatchObject({
      ok: true,
      value: { held: { leagues: 1, clubs: 20, players: 841, fixtures: 380, performances: 29_747 } },
    });
  });

  test("scores exactly its points in all 29,747 rows, read back from the database", async () => {
    const stored = await app.db.execute<{ id: number; key: string; position: Position }>(
      sql`select id, key, position from player`,
    );
    const fixtures = await app.db.execute<{ id: number; key: string }>(sql`select id, key from fixture`);
    const playerOf = new Map(stored.rows.map((row) => [row.id, row]));
    const fixtureKeyOf = new Map(fixtures.rows.map(({ id, key }) => [id, key]));
    const performances = await loadPerformances(app.db, { from: 0, to: Date.parse(AFTER_THE_SEASON) });
    const pointsOf = new Map(
      performances.map(({ fixtureId, playerId, season: of, performance: played }) => {
        const { key, position } = playerOf.get(playerId) ?? { key: "", position: "forward" as const };
        return [`${fixtureKeyOf.get(fixtureId)} ${key}`, scorePerformance(played, position, of).points];
      }),
    );
    const wrong = season.filter(
      (row) =>
        pointsOf.get(`fpl-${row["season"]}-${row["fixture"]} ${row["player_code"]}`) !==
        Number(row["total_points"]),
    );
    expect(performances).toHaveLength(29_747);
    expect(season).toHaveLength(29_747);
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  test("shows everyone on the side that they were on, also those who changed clubs later", async () => {
    const { rows } = await app.db.execute<{ at: string; side: string }>(sql`
      select f.key || ' ' || player.key as at, p.side
        from performance p join fixture f on f.id = p.fixture_id join player on player.id = p.player_id`);
    const sideOf = new Map(rows.map(({ at, side }) => [at, side]));
    const wrong = season.filter((row) => {
      const side = sideOf.get(`fpl-${row["season"]}-${row["fixture"]} ${row["player_code"]}`);
      return side !== (row["was_home"] === "1" ? "home" : "away");
    });
    expect(wrong).toEqual([]);
  });

  test("keeps the form of a player who changes clubs in it", async () => {
    const now = Date.parse("2026-01-10T00:00:00Z");
    const forms = await loadPlayerForms(app.db, { provider: "import", leagueId: "premier-league", now });
    const semenyo = forms.find(({ playerName }) => playerName === "Antoine Semenyo");
    expect(semenyo?.club).toBe("Manchester City");
    expect(semenyo?.games.map(({ points }) => points)).toEqual([0, 1, 4, 3, 6, 10, 9, 5, 1, 6]);
    expect(expectedPoints(forms).get(semenyo?.playerId ?? 0)).toBeGreaterThan(3);
  });

  test("gives every fixture its recorded score", async () => {
    const { rows } = await app.db.execute<{ key: string; score: string; status: string }>(sql`
      select f.key, f.status, home.name || ' ' || f.home_goals || '–' || f.away_goals || ' ' || away.name as score
        from fixture f join club home on home.id = f.home_club_id join club away on away.id = f.away_club_id`);
    expect(rows).toHaveLength(380);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(["FT"]));
    const scoreOf = new Map(rows.map(({ key, score }) => [key, score]));
    expect(scoreOf.get("fpl-2025-26-1")).toBe("Liverpool 4–2 Bournemouth");
  });

  test("stays visible as finished when the clock is in the next season", async () => {
    app.clock.set(Date.parse("2026-09-12T14:00:00Z"));
    expect(await importProvider(app.db).fixtures(app.clock.now())).toEqual([]);
    await followFootball(app.deps, importProvider(app.db));
    const { rows } = await app.db.execute(
      sql`select from fixture where status = 'FT' and home_goals is not null`,
    );
    expect(rows).toHaveLength(380);
  });

  test("gives overalls as the rules describe them: 60 to 94, and the best are the best", async () => {
    const { rows } = await app.db.execute<{ shortName: string; overall: number }>(
      sql`select short_name as "shortName", overall from player order by overall desc, short_name limit 6`,
    );
    expect(rows.map(({ shortName }) => shortName)).toEqual(
      expect.arrayContaining(["Gabriel", "Haaland", "B.Fernandes"]),
    );
    expect(rows[0]?.overall).toBe(94);
  });

  test("has players enough for a base set from eleven clubs", async () => {
    const drawer = await aUser(app);
    const { status, body } = await drawer.call(claimBaseSet);
    expect(status).toBe(200);
    expect(new Set(body.map(({ club }) => club)).size).toBe(11);
    expect(body.every(({ overall }) => overall >= 68 && overall <= 74)).toBe(true);
  });
});
