import { readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { scorePerformance } from "#game/football/points.ts";
import { loadStoredPerformances } from "#server/football/corrections/stored-performances.ts";
import { makeImportApp, runJobsAt } from "#tests/support/import-app.ts";
import { importInto } from "#tests/support/neutral-file.ts";
import { csvOf, folderOf, type Line, matchLines as lines, recordsIn, run, runProcess } from "./public-csv.ts";

const players = csvOf([
  { id: 11, code: 1011, first_name: "Kim", second_name: "Keeper", web_name: "Keeper", element_type: 1 },
  { id: 12, code: 1012, first_name: "Robin", second_name: "Forward", web_name: "Forward", element_type: 4 },
  { id: 21, code: 1021, first_name: "Pat", second_name: "Back", web_name: "Back", element_type: 2 },
]);

describe("the convert command", () => {
  test("turns several seasons in one run into files that are imported, each scored by its own rules", async () => {
    const next = lines.map((line) => ({ ...line, kickoff_time: "2024-08-17T14:00:00Z" }));
    const folder = folderOf({
      "2023-24/gws/merged_gw.csv": csvOf(lines),
      "2023-24/players_raw.csv": players,
      // The forward is now a midfielder, with another number.
      "2024-25/gws/merged_gw.csv": csvOf(
        next.map((line) => (line.element === 12 ? { ...line, element: 99, position: "MID" } : line)),
      ),
      "2024-25/players_raw.csv": players.replace("12,1012", "99,1012").replace("Forward,4", "Forward,3"),
    });
    const out = join(folder, "converted");
    const said = runProcess("--out", out, join(folder, "2023-24"), join(folder, "2024-25"));
    expect(said).toMatchObject({ code: 0, stderr: "" });
    expect(said.stdout).toContain("2 clubs, 3 players, 1 fixture, 3 performances");
    expect(readdirSync(out)).toEqual(["premier-league-2023-24.ndjson", "premier-league-2024-25.ndjson"]);

    const app = await makeImportApp("2025-07-01T00:00:00Z");
    for (const name of readdirSync(out).toReversed()) {
      expect(await importInto(app, join(out, name))).toMatchObject({ ok: true });
    }
    await runJobsAt(app, app.clock.now());
    const { rows } = await app.db.execute<{ id: number }>(sql`select id from fixture`);
    const stored = await loadStoredPerformances(
      app.db,
      rows.map(({ id }) => id),
    );
    const points = stored.map(({ season, position, figures: done }) => [
      season,
      position,
      scorePerformance(done, position, season).points,
    ]);
    expect(points.toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
      [2023, "defender", 1],
      [2023, "forward", 6],
      [2023, "goalkeeper", 8],
      [2024, "defender", 1],
      [2024, "goalkeeper", 12],
      [2024, "midfielder", 7],
    ]);
    const { rows: known } = await app.db.execute(sql`select key, name, position from player order by key`);
    expect(known).toEqual([
      { key: "1011", name: "Kim Keeper", position: "goalkeeper" },
      { key: "1012", name: "Robin Forward", position: "midfielder" },
      { key: "1021", name: "Pat Back", position: "defender" },
    ]);
    await app.close();
  });

  test("leaves out missing figures, and writes zeros for zeros", () => {
    const [keeper, ...others] = lines;
    const folder = folderOf({
      "2023-24/merged_gw.csv": csvOf([{ ...keeper, assists: "", yellow_cards: 0, saves: "None" }, ...others]),
    });
    expect(run("--out", folder, join(folder, "2023-24"))).toMatchObject({ code: 0 });
    const records = recordsIn(join(folder, "premier-league-2023-24.ndjson"));
    const performance = records.find(
      ({ kind, player }) => kind === "performance" && player === "name kim keeper",
    );
    expect(performance).toMatchObject({ minutes: 90, goals: 1, assists: null, saves: null, yellowCards: 0 });
    expect(performance).toMatchObject({ redCards: null, defensiveContributions: null, bps: null });
    // 90 minutes show no form, and an overall of 70 would replace a known one.
    expect(records.find(({ kind }) => kind === "player")).toMatchObject({
      season: 2023,
      shortName: null,
      overall: null,
    });
  });

  test("reads old seasons: no position, club or code in the lines, names with numbers, not in UTF-8", () => {
    const old = lines.map(({ position: _, team: __, ...line }) => ({
      ...line,
      kickoff_time: "2018-08-12T14:00:00Z",
    }));
    const text = csvOf(old).replace("Robin Forward", "Róbin_Forward_12");
    const folder = folderOf({
      "2018-19/gws/gw1.csv": Buffer.from(text, "latin1"),
      "2018-19/players_raw.csv.gz": gzipSync(players.replaceAll(/,code|,10\d\d/g, "")),
      "master_team_list.csv": csvOf([
        { season: "2017-18", team: 1, team_name: "Bournemouth" },
        { season: "2018-19", team: 1, team_name: "Arsenal" },
        { season: "2018-19", team: 2, team_name: "Leeds" },
      ]),
    });
    expect(run("--out", folder, join(folder, "2018-19"))).toMatchObject({ code: 0, stderr: "" });
    const records = recordsIn(join(folder, "premier-league-2018-19.ndjson"));
    expect(records.filter(({ kind }) => kind === "club").map(({ name }) => name)).toEqual([
      "Arsenal",
      "Leeds United",
    ]);
    expect(records.find(({ kind, position }) => kind === "player" && position === "forward")).toMatchObject({
      key: "name robin forward",
      code: null,
      club: "arsenal",
    });
  });

  test("takes the club from the match, not from the column that names the club of later", () => {
    const moved = { ...lines[1], team: "Leeds" };
    const mate = { ...lines[1], name: "Sam Mate", element: 13 };
    const folder = folderOf({ "2023-24/merged_gw.csv": csvOf([lines[0], moved, mate, lines[2]]) });
    expect(run("--out", folder, join(folder, "2023-24"))).toMatchObject({ code: 0, stderr: "" });
    const records = recordsIn(join(folder, "premier-league-2023-24.ndjson"));
    expect(records.find(({ key }) => key === "name robin forward")).toMatchObject({ club: "arsenal" });
  });

  test("reads what spreadsheets and data frames make of the words and instants, and a line that's there twice", () => {
    const rewritten = lines.map((line) => ({
      ...line,
      was_home: line.was_home.toUpperCase(),
      kickoff_time: "2023-08-12 15:00:00+01:00",
    }));
    const folder = folderOf({ "2023-24/merged_gw.csv": csvOf([...rewritten, ...rewritten.slice(0, 1)]) });
    expect(run("--out", folder, join(folder, "2023-24"))).toMatchObject({ code: 0, stderr: "" });
    const records = recordsIn(join(folder, "premier-league-2023-24.ndjson"));
    expect(records.filter(({ kind }) => kind === "fixture")).toMatchObject([
      { home: "arsenal", kickOff: "2023-08-12T14:00:00.000Z" },
    ]);
    expect(records.filter(({ kind }) => kind === "performance")).toHaveLength(3);
  });

  test("leaves managers out, since they aren't players", () => {
    const manager = { ...lines[2], name: "Max Manager", position: "AM", element: 31 };
    const season = [...lines, manager].map((line) => ({ ...line, kickoff_time: "2024-08-17T14:00:00Z" }));
    const folder = folderOf({ "2024-25/merged_gw.csv": csvOf(season) });
    const { code, stdout } = run("--out", folder, join(folder, "2024-25"));
    expect([code, stdout]).toEqual([
      0,
      expect.stringContaining("3 players, 1 fixture, 3 performances, 1 line of managers left out"),
    ]);
  });

  test("tells seasons of one file apart by their column", () => {
    const both = [2022, 2023].flatMap((year) =>
      lines.map((line) => ({
        season_x: `${year}-${(year + 1) % 100}`,
        ...line,
        kickoff_time: `${year}-08-13T14:00:00Z`,
      })),
    );
    const folder = folderOf({ "cleaned_merged_seasons.csv": csvOf(both) });
    expect(run("--out", folder, join(folder, "cleaned_merged_seasons.csv"))).toMatchObject({ code: 0 });
    expect(readdirSync(folder).filter((name) => name.endsWith(".ndjson"))).toEqual([
      "premier-league-2022-23.ndjson",
      "premier-league-2023-24.ndjson",
    ]);
  });

  test.each<readonly [what: string, lines: readonly Line[], told: string]>([
    [
      "a figure that is no number",
      [{ ...lines[0], minutes: "many" }],
      'line 2: minutes: expected a whole number, received "many"',
    ],
    [
      "home that is neither",
      [{ ...lines[0], was_home: 2 }],
      'line 2: was_home: expected True or False, received "2"',
    ],
    [
      "no kick-off",
      [{ ...lines[0], kickoff_time: "" }],
      "line 2: kickoff_time: expected an instant with its zone such as 2023-08-11T19:00:00Z, received nothing",
    ],
    [
      "a kick-off without its zone",
      [{ ...lines[0], kickoff_time: "2023-08-12 14:00:00" }],
      'line 2: kickoff_time: expected an instant with its zone such as 2023-08-11T19:00:00Z, received "2023-08-12 14:00:00"',
    ],
    [
      "a kick-off of another season",
      lines.map((line) => ({ ...line, kickoff_time: "2025-08-12T14:00:00Z" })),
      'line 2: kickoff_time: "2025-08-12T14:00:00.000Z" is not in the season 2023/24',
    ],
    [
      "a negative figure",
      [{ ...lines[0], saves: -1 }, ...lines.slice(1)],
      "line 2: saves: Too small: expected number to be >=0, not -1",
    ],
    [
      "a player who is in a fixture twice, differently",
      [...lines, { ...lines[1], minutes: 45 }],
      "line 5: element: 12 has other figures in fixture 7 in",
    ],
    [
      "two players with one code",
      lines.map((line) => ({ ...line, code: line.element === 21 ? 1021 : 1011 })),
      "line 3: element: 12 has the code 1011, as 11 has",
    ],
    [
      "another score",
      [...lines, { ...lines[2], element: 22, name: "Other", team_a_score: 3 }],
      "line 5: fixture 7: kick-off, gameweek or goals are not those of",
    ],
    [
      "two positions",
      [...lines, { ...lines[1], fixture: 8, position: "MID" }, { ...lines[2], fixture: 8 }],
      "line 5: position: expected forward as in",
    ],
    [
      "no position at all",
      lines.map((line) => ({ ...line, position: "" })),
      "line 2: position: not known of element 11; put players_raw.csv beside the file",
    ],
    [
      "no club's name",
      lines.map((line) => ({ ...line, team: "" })),
      "opponent_team: no name is known of club 2; put teams.csv beside the file",
    ],
    ["a column less", lines.map(({ element: _, ...line }) => line), "line 1: the header lacks element"],
  ])("refuses %s, and says where", (_, given, told) => {
    const folder = folderOf({ "2023-24/merged_gw.csv": csvOf(given) });
    const { code, stdout, stderr } = run("--out", folder, join(folder, "2023-24"));
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toContain("merged_gw.csv, ");
    expect(stderr).toContain(told);
    expect(readdirSync(folder).filter((name) => name.endsWith(".ndjson"))).toEqual([]);
  });

  test("without a season, or with an invalid one, explains itself", () => {
    expect(runProcess()).toMatchObject({ code: 2, stderr: expect.stringMatching(/^Usage: npm run convert/) });
    expect(run("--season", "2024-26", ".")).toMatchObject({ code: 2 });
    const folder = folderOf({ "merged_gw.csv": csvOf(lines) });
    expect(run("--out", folder, folder)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("say --season"),
    });
    expect(run("--out", folder, join(folder, "nothing"))).toMatchObject({ code: 1 });
  });
});
