import { join } from "node:path";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { scorePerformance } from "#game/football/points.ts";
import { loadStoredPerformances } from "#server/football/corrections/stored-performances.ts";
import { makeImportApp, runJobsAt } from "#tests/support/import-app.ts";
import { importInto } from "#tests/support/neutral-file.ts";
import {
  isRecordedSeasonMissing,
  readRecordedSeason,
  SKIPPED_WITHOUT_FILE,
} from "#tests/support/recorded-season.ts";
import { csvOf, folderOf, run } from "./public-csv.ts";

describe.skipIf(isRecordedSeasonMissing)(
  `the recorded season as merged_gw.csv (${SKIPPED_WITHOUT_FILE})`,
  () => {
    test("scores exactly its points in all rows once it is converted and imported", async () => {
      const season = isRecordedSeasonMissing ? [] : readRecordedSeason();
      const clubs = [...new Set(season.map((row) => row["team"] ?? ""))];
      const merged = season.map(({ gw = "", player_id: element = "", was_home: atHome, ...row }) => ({
        ...Object.fromEntries(
          Object.entries(row).filter(([column]) => !["season", "opponent"].includes(column)),
        ),
        round: gw,
        element,
        was_home: atHome === "1" ? "True" : "False",
        opponent_team: clubs.indexOf(row["opponent"] ?? "") + 1,
        team_h_score: (atHome === "1" ? row["team_goals"] : row["opp_goals"]) ?? "",
        team_a_score: (atHome === "1" ? row["opp_goals"] : row["team_goals"]) ?? "",
      }));
      const folder = folderOf({ "2025-26/gws/merged_gw.csv": csvOf(merged) });
      expect(run("--out", folder, join(folder, "2025-26"))).toMatchObject({ code: 0, stderr: "" });
      const app = await makeImportApp("2026-07-01T00:00:00Z");
      const imported = await importInto(app, join(folder, "premier-league-2025-26.ndjson"));
      expect(imported).toMatchObject({
        ok: true,
        value: { held: { clubs: 20, players: 841, fixtures: 380 } },
      });
      await runJobsAt(app, app.clock.now());
      const { rows } = await app.db.execute<{ id: number; key: string }>(sql`select id, key from fixture`);
      const keyOf = new Map(rows.map(({ id, key }) => [id, key]));
      const known = await app.db.execute<{ id: number; key: string }>(sql`select id, key from player`);
      const codeOf = new Map(known.rows.map(({ id, key }) => [id, key]));
      const stored = await loadStoredPerformances(app.db, [...keyOf.keys()]);
      const pointsOf = new Map(
        stored.map(({ fixtureId, playerId, position, season: of, figures: done }) => [
          `${keyOf.get(fixtureId)} ${codeOf.get(playerId)}`,
          scorePerformance(done, position, of).points,
        ]),
      );
      const wrong = season.filter(
        (row) =>
          pointsOf.get(`fpl-2025-26-${row["fixture"]} ${row["player_code"]}`) !== Number(row["total_points"]),
      );
      expect(stored).toHaveLength(29_747);
      expect(wrong.slice(0, 3)).toEqual([]);
      await app.close();
    }, 120_000);
  },
);
