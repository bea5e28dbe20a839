import { gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { describeFaults } from "#server/football/import/faults.ts";
import { importFile } from "#server/football/import/import-file.ts";
import { makeImportApp } from "#tests/support/import-app.ts";
import {
  aFile,
  aFixture,
  aLeague,
  aPerformance,
  importInto,
  importRecords,
  linesOf,
} from "#tests/support/neutral-file.ts";
import type { TestApp } from "#tests/support/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await makeImportApp("2025-09-13T14:00:00Z");
});

afterAll(() => app.close());

async function countStored(): Promise<number> {
  const { rows } = await app.db.execute<{ count: string }>(sql`
    select (select count(*) from league) + (select count(*) from club) + (select count(*) from player) +
           (select count(*) from recorded_fixture) as count`);
  return Number(rows[0]?.count);
}

/** A file's faults, one text each; expects that nothing from it was stored. */
async function faultsOf(content: string | Uint8Array): Promise<string[]> {
  const before = await countStored();
  const outcome = await importInto(app, aFile(content));
  expect(await countStored()).toBe(before);
  if (outcome.ok) return [];
  const { refusal } = outcome;
  return refusal.code === "unreadable" ? [refusal.message] : describeFaults(refusal.faults);
}

/** A valid file plus one line. */
function withLine(line: unknown): string {
  return `${linesOf([...aLeague(), aFixture(), aPerformance()])}${typeof line === "string" ? line : JSON.stringify(line)}\n`;
}

const LAST_LINE = 14;

describe("a file with faults", () => {
  test("with three bad lines names their numbers and stores nothing", async () => {
    const lines = linesOf([...aLeague(), aFixture(), aPerformance()]).split("\n");
    lines[1] = '{"kind":"club","key":"c1","league":"premier-league","name":""}';
    lines[4] = "not JSON";
    lines[12] = '{"kind":"performance","fixture":"f1","player":"c1-forward","minutes":"90"}';
    expect(await faultsOf(lines.join("\n"))).toEqual([
      '  line 2: name: Too small: expected string to have >=1 characters, not ""',
      '  line 5: is not JSON: "not JSON"',
      '  line 13: minutes: Invalid input: expected number, received string, not "90"',
    ]);
  });

  test("is cut after twenty faults, with the number of the rest", async () => {
    const told = await faultsOf('{"kind":"nonsense"}\n'.repeat(23));
    expect(told).toHaveLength(21);
    expect(told.at(19)).toMatch(/^ {2}line 20: /);
    expect(told.at(20)).toBe("  and 3 more");
  });

  test.each([
    [{ kind: "player", key: "x", club: "c9", name: "X", position: "forward" }, 'club: there is no club "c9"'],
    [
      aFixture({ key: "f2", home: "c8", away: "c9" }),
      'home: there is no club "c8"; away: there is no club "c9"',
    ],
    [aPerformance({ player: "nobody" }), 'player: there is no player "nobody"'],
    [aPerformance({ fixture: "elsewhere" }), 'fixture: there is no fixture "elsewhere"'],
    [
      {
        kind: "event",
        fixture: "f1",
        minute: 1,
        what: "goal",
        side: "home",
        player: "c1-forward",
        other: "who",
      },
      'other: there is no player "who"',
    ],
    [{ kind: "club", key: "x", league: "la-liga", name: "X" }, 'league: there is no league "la-liga"'],
    [aPerformance(), 'performance of player "c1-forward" in fixture "f1" is already on line 13'],
    [aFixture({ round: 5 }), 'fixture "f1" is already on line 12'],
    [aFixture({ key: "f2", away: "c1" }), 'home and away: both are the club "c1"'],
    [
      aFixture({ key: "f2", awayGoals: null }),
      "homeGoals and awayGoals: give both or neither, not 2 and null",
    ],
    [
      aFixture({ key: "f2", season: 2026 }),
      'kickOff: "2025-09-13T14:00:00Z" is not in the season 2026/27; season is the year in which it starts, not 2026',
    ],
    [
      aPerformance({ player: "c2-forward", minutes: 1.5 }),
      "minutes: Invalid input: expected int, received number, not 1.5",
    ],
    [{ ...aPerformance({ player: "c2-forward" }), minuts: 9 }, 'minuts: Unrecognized key: "minuts", with 9'],
    [
      { kind: "player", key: "x", club: "c1", name: "Nul\u0000l", position: "forward" },
      'name: Expected text without control characters, not "Nul\\u0000l"',
    ],
    [
      { kind: "club", key: "x", league: "premier-league", name: "X", code: "xyz" },
      'code: Expected three capital letters or digits, not "xyz"',
    ],
  ])("names what is wrong with %j", async (line, message) => {
    expect(await faultsOf(withLine(line))).toEqual([`  line ${LAST_LINE}: ${message}`]);
  });

  test("cut off in the middle of its gzip data is refused", async () => {
    const packed = gzipSync(withLine(""));
    expect(await faultsOf(packed.subarray(0, packed.length - 20))).toEqual([
      "is cut off: its gzip data ends too early",
    ]);
  });

  test("with damaged gzip data is refused", async () => {
    const packed = gzipSync(withLine(""));
    packed.fill(0xff, 20, 60);
    expect(await faultsOf(packed)).toEqual(["is damaged: its gzip data cannot be unpacked"]);
  });

  test("that has no line ends is refused before it is read to its end", async () => {
    const endless = gzipSync(Buffer.alloc(50_000_000, "x"));
    expect(await faultsOf(endless)).toEqual(["has a line of more than 1000000 characters"]);
  });

  test("that is no text is refused", async () => {
    expect(await faultsOf(new Uint8Array([0x7b, 0xff, 0xfe, 0x00]))).toEqual(["is not text in UTF-8"]);
  });

  test("that is empty is refused", async () => {
    expect(await faultsOf("\n\n")).toEqual(["  line 1: the file is empty"]);
  });

  test("that is not there is refused", async () => {
    expect(await importInto(app, "/nowhere/football.ndjson")).toEqual({
      ok: false,
      refusal: { code: "unreadable", message: "is not there" },
    });
  });
});

const columns =
  "season,gw,fixture,kickoff_time,player_code,name,web_name,position,team,opponent,was_home,team_goals,opp_goals,minutes,goals_scored,assists,goals_conceded,own_goals,penalties_saved,penalties_missed,yellow_cards,red_cards,saves,bonus,bps,defensive_contribution,tackles,value,total_points";
const home =
  '2025-26,1,1,2025-08-15T19:00:00Z,7,"Ann ""Ace"", Example",Ace,FWD,Spurs,Wolves,1,2,1,90,2,0,1,0,0,0,0,0,0,3,60,1,0,75,13';
const away =
  "2025-26,1,1,2025-08-15T19:00:00Z,8,Bo Example,Bo,GK,Wolves,Spurs,0,1,2,90,0,0,2,0,0,0,0,0,3,0,11,0,0,45,2";

describe("a recorded season as CSV", () => {
  test("with another header names the columns that are missing", async () => {
    const [told] = await faultsOf(`${columns.replace("bps,", "").replace("season", "saison")}\n${home}\n`);
    expect(told).toMatch(/^ {2}line 1: .*it lacks season, bps$/);
  });

  test("with a column named twice is refused", async () => {
    const [told] = await faultsOf(`${columns},minutes\n${home},90\n`);
    expect(told).toBe("  line 1: minutes: the header names this column twice");
  });

  test.each([
    [home.replace(",90,", ",ninety,"), 'minutes: expected a whole number, received "ninety"'],
    [home.replace(",FWD,", ",ST,"), 'position: expected GK, DEF, MID or FWD, received "ST"'],
    [home.replace("2025-26", "2025"), 'season: expected two years in a row such as 2025-26, received "2025"'],
    [
      home.replace("2025-26", "2024-26"),
      'season: expected two years in a row such as 2025-26, received "2024-26"',
    ],
    [home.replace(",Wolves,1,", ",Wolves,2,"), 'was_home: expected 1 or 0, received "2"'],
    [
      home.replace(",FWD,", ",MID,"),
      "position: expected forward as on line 2, received midfielder (player 7)",
    ],
    [home.replace(",13", ""), "has 28 cells; the header has 29"],
    [
      away.replace(",1,2,90", ",1,3,90"),
      "team_goals or opp_goals: expected 2 as on line 2, received 3 (fixture 1)",
    ],
    [
      home.replace("2025-08-15T19:00:00Z", "2025-08-15 19:00").replace(",1,1,2025", ",1,2,2025"),
      'kickoff_time: Invalid ISO datetime, not "2025-08-15 19:00"',
    ],
    [home.replace(",90,2,", ",90,222,"), "goals_scored: Too big: expected number to be <=200, not 222"],
    [home, 'performance of player "7" in fixture "fpl-2025-26-1" is already on line 2'],
  ])("with a bad line names it and what is wrong: %s", async (line, message) => {
    expect(await faultsOf(`${columns}\n${home}\n${away}\n${line}\n`)).toEqual([`  line 4: ${message}`]);
  });

  test("may hold several seasons, in each of which a player has a position of his own", async () => {
    const earlier = [home, away].map((line) =>
      line.replaceAll("2025-", "2024-").replace("2024-26", "2024-25"),
    );
    const lines = [columns, home, away, ...earlier.map((line) => line.replace(",FWD,", ",MID,"))];
    expect(await importInto(app, aFile(`${lines.join("\n")}\n`))).toMatchObject({ ok: true });
    const { rows } = await app.db.execute(sql`
      select season, player_season.position, player.position as now
        from player_season join player on player.id = player_id where key = '7' order by season`);
    expect(rows).toEqual([
      { season: 2024, position: "midfielder", now: "forward" },
      { season: 2025, position: "forward", now: "forward" },
    ]);
  });

  test("may lack the columns of figures that are not counted, which then are unknown, not zero", async () => {
    const lacking = (text: string) => {
      const names = columns.split(",");
      const left = names.flatMap((name, at) =>
        ["web_name", "defensive_contribution", "tackles"].includes(name) ? [] : [at],
      );
      return left.map((at) => text.replace('Ann ""Ace"", Example', "Ann").split(",")[at]).join(",");
    };
    const lines = [columns, home, away].map(lacking);
    const file = aFile(
      `${lines.join("\n").replaceAll("2025-26", "2023-24").replaceAll("2025-08", "2023-08")}\n`,
    );
    expect(await importInto(app, file)).toMatchObject({ ok: true, value: { held: { fixtures: 1 } } });
    const { rows } = await app.db.execute<{ record: string }>(
      sql`select record::text from recorded_fixture where key = 'fpl-2023-24-1'`,
    );
    expect(rows[0]?.record).toContain('"saves": 3');
    expect(rows[0]?.record).not.toMatch(/"(defensiveContributions|tackles)": \d/);
  });

  test.each([
    ["CRLF", "\r\n"],
    ["LF", "\n"],
  ])("is imported with lines that end in %s", async (_, end) => {
    const outcome = await importInto(app, aFile(`\uFEFF${[columns, home, away, ""].join(end)}`));
    expect(outcome).toMatchObject({ ok: true, value: { held: { clubs: 2, players: 2, fixtures: 1 } } });
    const { rows } = await app.db.execute(sql`
      select player.key, player.name, player.short_name, position, overall, club.key as club, club.name as club_name,
             club.code
        from player join club on club.id = player.club_id order by player.key`);
    expect(rows).toEqual([
      {
        key: "7",
        name: 'Ann "Ace", Example',
        short_name: "Ace",
        position: "forward",
        overall: 70,
        club: "tottenham",
        club_name: "Tottenham Hotspur",
        code: "TOT",
      },
      {
        key: "8",
        name: "Bo Example",
        short_name: "Bo",
        position: "goalkeeper",
        overall: 70,
        club: "wolves",
        club_name: "Wolves",
        code: "WOL",
      },
    ]);
  });
});

describe("an import that is stopped", () => {
  test.each(["reading", "storing"] as const)("while %s stores nothing", async (when) => {
    const stop = new AbortController();
    // Enough fixtures for several batches.
    const fixtures = Array.from({ length: 90 }, (_, at) => aFixture({ key: `stopped ${at}` }));
    const file = aFile(linesOf([...aLeague(), ...fixtures]));
    const before = await countStored();
    const importing = importFile(app.db, file, {
      signal: stop.signal,
      now: app.clock.now(),
      onProgress: (step) => void (step === when && stop.abort()),
    });
    await expect(importing).rejects.toThrow(/abort/i);
    expect(await countStored()).toBe(before);
  });
});

describe("a file that refers to earlier files", () => {
  test("is imported, for clubs and players that are there already are known", async () => {
    await importRecords(app, aLeague());
    const outcome = await importRecords(app, [aFixture(), aPerformance()]);
    expect(outcome.changes).toEqual({ leagues: 0, clubs: 0, players: 0, fixtures: 1 });
  });
});
