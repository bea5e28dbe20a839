import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { getFixture } from "#contract/football/fixture.ts";
import type { FootballProvider } from "#server/football/provider.ts";
import { followFootball } from "#server/football/follow-football.ts";
import { ingestCatalogue } from "#server/football/ingest-catalogue.ts";
import type { NeutralOf, NeutralRecord } from "#server/football/import/neutral-form.ts";
import { makeImportApp, runJobsAt } from "#tests/support/import-app.ts";
import {
  aFixture,
  aFile,
  aLeague,
  aPerformance,
  importInto,
  importRecords,
  linesOf,
} from "#tests/support/neutral-file.ts";
import { aUser } from "#tests/support/sessions.ts";
import type { TestApp } from "#tests/support/test-app.ts";
import { aToldPlayer } from "./told-app.ts";

/** After the last season below. */
const NOW = "2026-06-15T12:00:00Z";

let app: TestApp;

beforeEach(async () => {
  app = await makeImportApp(NOW);
});

afterEach(() => app.close());

/** Robin: a midfielder of club 1 in 2023, a forward of club 2 in 2025. */
function robin(given: Partial<NeutralOf<"player">> = {}): NeutralOf<"player"> {
  return {
    kind: "player",
    key: "robin",
    club: "c2",
    name: "Robin Now",
    position: "forward",
    overall: 84,
    ...given,
  };
}

const before = { club: "c1", name: "Robin Then", position: "midfielder", overall: 66 } as const;

/** A season with a match in which Robin scored once. */
function aSeason(season: number, robins: readonly NeutralRecord[]): NeutralRecord[] {
  const key = `match ${season}`;
  const kickOff = `${season}-09-13T14:00:00Z`;
  return [
    ...aLeague(),
    ...robins,
    aFixture({ key, season, kickOff, homeGoals: 1, awayGoals: 1 }),
    aPerformance({ fixture: key, player: "robin", minutes: 90, goals: 1 }),
  ];
}

/** What the fixture's page shows for Robin: side, position and points. */
async function shownIn(season: number): Promise<unknown> {
  const { rows } = await app.db.execute<{ id: number }>(
    sql`select id from fixture where key = ${`match ${season}`}`,
  );
  const user = await aUser(app);
  const { body } = await user.call(getFixture, { params: { id: rows[0]?.id ?? 0 } });
  const [{ side, position, points } = { side: null, position: null, points: null }] = body.players;
  return [side, position, points];
}

async function present(): Promise<unknown> {
  const { rows } = await app.db.execute(sql`
    select player.name, club.key as club, player.position, player.overall
      from player join club on club.id = player.club_id where player.key = 'robin'`);
  return rows[0];
}

const now = { name: "Robin Now", club: "c2", position: "forward", overall: 84 };
const inSeason = [
  [2023, ["home", "midfielder", 2 + 5]],
  [2025, ["away", "forward", 2 + 4]],
] as const;

describe("a player's position, club and overall", () => {
  test.each([
    ["the older season comes first", [2023, 2025]],
    ["the older season comes later", [2025, 2023]],
  ])(
    "are those of the season that a match belongs to, and of the latest one now, where %s",
    async (_, order) => {
      for (const season of order) {
        await importRecords(app, aSeason(season, [robin(season === 2023 ? before : {})]));
      }
      await runJobsAt(app, NOW);
      for (const [season, shown] of inSeason) expect(await shownIn(season)).toEqual(shown);
      expect(await present()).toEqual(now);
    },
  );

  test("may be in one file per season, and twice in one season is a fault", async () => {
    const records = [
      ...aSeason(2023, [robin({ ...before, season: 2023 })]),
      ...aSeason(2025, [robin()]).filter(({ kind }) => kind === "fixture" || kind === "performance"),
      robin(),
    ];
    await importRecords(app, records);
    await runJobsAt(app, NOW);
    for (const [season, shown] of inSeason) expect(await shownIn(season)).toEqual(shown);
    expect(await present()).toEqual(now);
    const twice = await importInto(app, aFile(linesOf([...records, robin({ ...before, season: 2025 })])));
    expect(twice).toMatchObject({
      ok: false,
      refusal: { faults: [{ message: expect.stringMatching(/^player "robin" is already on line \d+$/) }] },
    });
  });

  test("follow a correction of their season, and an older file that comes again changes nothing", async () => {
    await importRecords(app, aSeason(2025, [robin()]));
    await importRecords(app, aSeason(2023, [robin({ ...before, position: "defender" })]));
    const corrected = await importRecords(app, aSeason(2023, [robin(before)]));
    expect(corrected.changes).toMatchObject({ players: 1, fixtures: 0 });
    const again = await importRecords(app, aSeason(2023, [robin(before)]));
    expect(again.changes).toEqual({ leagues: 0, clubs: 0, players: 0, fixtures: 0 });
    await runJobsAt(app, NOW);
    expect(await shownIn(2023)).toEqual(inSeason[0][1]);
    expect(await present()).toEqual(now);
  });

  test("are changed for the present by a file that has no season", async () => {
    await importRecords(app, aSeason(2025, [robin()]));
    await importRecords(app, [robin({ overall: 90 })]);
    expect(await present()).toEqual({ ...now, overall: 90 });
  });
});

test("each season is scored by its own rules, which the page of a match names", async () => {
  const goal = { player: "c1-goalkeeper", minutes: 90, goals: 1, conceded: 1 };
  const rulesAndPoints = [];
  for (const season of [2023, 2024, 2025]) {
    await importRecords(app, [
      ...aSeason(season, [robin()]),
      aPerformance({ fixture: `match ${season}`, ...goal }),
    ]);
  }
  await runJobsAt(app, NOW);
  const user = await aUser(app);
  const { rows } = await app.db.execute<{ id: number }>(sql`select id from fixture order by season`);
  for (const { id } of rows) {
    const { body } = await user.call(getFixture, { params: { id } });
    const keeper = body.players.find(({ position }) => position === "goalkeeper");
    rulesAndPoints.push([body.rules, keeper?.points]);
  }
  expect(rulesAndPoints).toEqual([
    ["2016/17", 2 + 6],
    ["2024/25", 2 + 10],
    ["2025/26", 2 + 10],
  ]);
});

test("a club keeps the name of the latest season, whenever an older one is imported", async () => {
  const club = { kind: "club", key: "c1", league: "premier-league" } as const;
  const renamed = (season: number, name: string) =>
    aSeason(season, [robin()]).map((record) =>
      record.kind === "club" && record.key === "c1" ? { ...club, name } : record,
    );
  await importRecords(app, renamed(2025, "New Name"));
  await importRecords(app, renamed(2023, "Old Name"));
  const { rows } = await app.db.execute(sql`select name from club where key = 'c1'`);
  expect(rows).toEqual([{ name: "New Name" }]);
});

test.each(["fpl", "api-football"] as const)(
  "an overall that %s can't tell yet in a new season is the last known one",
  async (provider) => {
    // given
    const told = (season: number, overall: number | null) => ({
      leagues: [],
      clubs: [],
      players: [{ ...aToldPlayer("kim", "Kim Sample"), overall, season }],
    });
    await ingestCatalogue(app.db, provider, told(2026, 88), Date.parse("2027-05-01T12:00:00Z"));
    // when
    await ingestCatalogue(app.db, provider, told(2027, null), Date.parse("2027-08-01T12:00:00Z"));
    // then
    const { rows } = await app.db.execute(sql`select overall from player where key = 'kim'`);
    expect(rows).toEqual([{ overall: 88 }]);
  },
);

test("a provider that changes positions between two seasons leaves those of the season that is over", async () => {
  const player = (position: "midfielder" | "forward") => ({
    key: "kim",
    clubKey: "reds",
    name: "Kim Sample",
    shortName: "Kim",
    position,
    overall: 70,
    photoUrl: null,
  });
  const look = {
    shortName: "X",
    code: "XXX",
    primaryColour: "#000000",
    secondaryColour: "#ffffff",
    logoUrl: null,
  };
  const clubs = ["reds", "blues"].map((key) => ({
    key,
    leagueId: "premier-league" as const,
    name: key,
    ...look,
  }));
  const leagues = [{ id: "premier-league" as const, name: "Premier League", country: "England" }];
  const match = (season: number, kickOff: string) => ({
    key: `match ${season}`,
    leagueId: "premier-league" as const,
    season,
    round: 38,
    homeClubKey: "reds",
    awayClubKey: "blues",
    kickOff: Date.parse(kickOff),
    status: "NS",
    elapsed: null,
    homeGoals: null,
    awayGoals: null,
  });
  const provider = (
    position: "midfielder" | "forward",
    matches: ReturnType<typeof match>[],
  ): FootballProvider => ({
    name: "fpl",
    catalogue: async () => ({ leagues, clubs, players: [player(position)] }),
    fixtures: async () => matches,
    details: async () => [],
  });
  const last = match(2025, "2026-05-24T15:00:00Z");
  const next = match(2026, "2026-08-15T14:00:00Z");
  const seasons = async () => {
    const { rows } = await app.db.execute(sql`select season, position from player_season order by season`);
    return rows;
  };
  app.clock.set(Date.parse("2026-05-20T12:00:00Z"));
  await followFootball(app.deps, provider("midfielder", [last]));
  app.clock.set(Date.parse("2026-07-20T12:00:00Z"));
  await followFootball(app.deps, provider("forward", [last]));
  expect(await seasons()).toEqual([{ season: 2025, position: "midfielder" }]);
  await followFootball(app.deps, provider("forward", [last, next]));
  await followFootball(app.deps, provider("forward", [last, next]));
  expect(await seasons()).toEqual([
    { season: 2025, position: "midfielder" },
    { season: 2026, position: "forward" },
  ]);
  // A catalogue without a season, as tests have them, covers only the present.
  await ingestCatalogue(app.db, "fpl", { leagues, clubs, players: [player("midfielder")] }, app.clock.now());
  expect(await seasons()).toHaveLength(2);
});
