import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { NeutralOf } from "#server/football/import/neutral-form.ts";
import { makeImportApp } from "#tests/support/import-app.ts";
import {
  aFile,
  aFixture,
  aLeague,
  aPerformance,
  importInto,
  importRecords,
} from "#tests/support/neutral-file.ts";
import type { TestApp } from "#tests/support/test-app.ts";
import { csvOf, type Line } from "./public-csv.ts";

let app: TestApp;

beforeEach(async () => {
  app = await makeImportApp("2026-06-15T12:00:00Z");
});

afterEach(() => app.close());

/** Each player's club and overall, now and in the season. */
async function stored(): Promise<Record<string, unknown>> {
  const { rows } = await app.db.execute<Record<string, string | number>>(sql`
    select player.name, club.name as club, player.overall, season_club.name as "seasonClub",
           of.overall as "seasonOverall"
      from player
      join club on club.id = player.club_id
      left join player_season of on of.player_id = player.id
      left join club season_club on season_club.id = of.club_id`);
  return Object.fromEntries(
    rows.map(({ name, ...is }) => [name, [is["club"], is["overall"], is["seasonClub"], is["seasonOverall"]]]),
  );
}

/** Reds against Blues in each of six gameweeks: 540 minutes for those who play in all. Mo joins the Blues for the last. */
function aSeason(): Line[] {
  return [1, 2, 3, 4, 5, 6].flatMap((gw) => {
    const match = { season: "2025-26", gw, fixture: gw, kickoff_time: `2025-09-0${gw}T14:00:00Z` };
    const figures = Object.fromEntries(
      (
        "assists goals_conceded own_goals penalties_saved penalties_missed yellow_cards red_cards saves " +
        "bonus bps"
      )
        .split(" ")
        .map((column) => [column, 0]),
    );
    const home = {
      ...match,
      ...figures,
      team: "Reds",
      opponent: "Blues",
      was_home: 1,
      team_goals: 1,
      opp_goals: 0,
    };
    const away = { ...home, team: "Blues", opponent: "Reds", was_home: 0, team_goals: 0, opp_goals: 1 };
    const played = { position: "FWD", minutes: 90, goals_scored: 0, value: 50, total_points: 2 };
    return [
      { ...home, ...played, player_code: 1, name: "Sam Scorer", goals_scored: 1, value: 90, total_points: 6 },
      { ...away, ...played, player_code: 2, name: "Al Other" },
      { ...(gw < 6 ? home : away), ...played, player_code: 3, name: "Mo Mover", total_points: 3 },
    ];
  });
}

const importSeason = (lines: readonly Line[]) => importInto(app, aFile(csvOf(lines), "season.csv"));

describe("a match of a recorded season that is imported again", () => {
  test("changes no overall, and sends nobody back to an earlier club", async () => {
    await importSeason(aSeason());
    const before = await stored();
    expect(before).toMatchObject({
      "Sam Scorer": ["Reds", 94, "Reds", 94],
      "Mo Mover": ["Blues", expect.any(Number), "Blues", expect.any(Number)],
    });
    const again = await importSeason(aSeason().filter(({ gw }) => gw === 1));
    expect(again).toMatchObject({
      ok: true,
      value: { changes: { clubs: 0, players: 0, fixtures: 0 } },
    });
    expect(await stored()).toEqual(before);
  });

  test("still brings the last match's club, and 70 for players of whom no form is known", async () => {
    await importSeason(aSeason().filter(({ gw }) => gw === 1));
    expect(await stored()).toMatchObject({ "Mo Mover": ["Reds", 70, "Reds", 70] });
    await importSeason(aSeason().filter(({ gw }) => gw === 6));
    expect(await stored()).toMatchObject({ "Mo Mover": ["Blues", 70, "Blues", 70] });
  });
});

describe("a player's line", () => {
  const robin: NeutralOf<"player"> = {
    kind: "player",
    key: "robin",
    club: "c1",
    name: "Robin Example",
    position: "forward",
  };
  const whole = { ...robin, overall: 93, shortName: "Robin", photoUrl: "https://example.org/robin.jpg" };

  async function robinNow(): Promise<unknown> {
    const { rows } = await app.db.execute(sql`
      select name, short_name as "shortName", overall, photo_url as "photoUrl", birth_date as "birthDate"
        from player where key = 'robin'`);
    return rows[0];
  }

  test("leaves what it doesn't name as it is", async () => {
    await importRecords(app, [...aLeague(), whole]);
    await importRecords(app, [{ ...robin, birthDate: "2001-09-05" }]);
    const { name, overall, shortName, photoUrl } = whole;
    expect(await robinNow()).toEqual({ name, overall, shortName, photoUrl, birthDate: "2001-09-05" });
  });

  test("without a short name gives the full one, also once that changes", async () => {
    await importRecords(app, [...aLeague(), robin]);
    await importRecords(app, [{ ...robin, name: "Robin Sample" }]);
    expect(await robinNow()).toMatchObject({ name: "Robin Sample", shortName: "Robin Sample", overall: 70 });
  });

  test("in a season without form gives 70, whichever season comes first", async () => {
    const seasons = [
      [...aLeague(), { ...whole, season: 2024 }],
      [...aLeague(), { ...robin, season: 2025 }],
    ];
    for (const order of [seasons, seasons.toReversed()]) {
      const other = await makeImportApp("2026-06-15T12:00:00Z");
      for (const records of order) await importRecords(other, records);
      const { rows } = await other.db.execute(sql`select overall from player where key = 'robin'`);
      expect(rows).toEqual([{ overall: 70 }]);
      await other.close();
    }
  });

  test("that names another club than the match's says where he is now", async () => {
    const later = aFixture({ key: "f2", round: 5, kickOff: "2025-10-04T14:00:00Z" });
    const plays = { player: "robin", side: "home" } as const;
    await importRecords(app, [
      ...aLeague(3),
      robin,
      aFixture(),
      aPerformance(plays),
      later,
      aPerformance({ ...plays, fixture: "f2" }),
    ]);
    await importRecords(app, [{ ...robin, club: "c3" }, aFixture(), aPerformance(plays)]);
    expect(await stored()).toMatchObject({ "Robin Example": ["Club c3", 70, "Club c3", 70] });
  });
});
