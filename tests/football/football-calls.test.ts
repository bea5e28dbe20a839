import { getFixture } from "#contract/football/fixture.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  getMatchesByDate,
  initializeFootball,
  listGameweekFixtures,
  testFootballConnection,
} from "#contract/football/football.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

/** A Saturday afternoon, with matches yesterday, now and tonight. */
const NOW = Date.parse("2026-11-21T15:30:00Z");
const DAY_MS = 24 * 60 * 60 * 1000;

let app: TestApp;
let admin: TestUser;

beforeAll(async () => {
  app = await makeTestApp({ now: NOW });
  admin = await aUser(app, { isAdmin: true });
});

afterAll(() => app.close());

async function count(sql: string): Promise<number> {
  const { rows } = await app.pool.query<{ n: number }>(`select count(*)::int as n ${sql}`);
  return rows[0]?.n ?? -1;
}

describe("the football test", () => {
  test("finds nothing before the first initialization", async () => {
    const { status, body } = await admin.call(testFootballConnection);
    expect(status).toBe(200);
    expect(body).toEqual({ status: "No football data yet", data: { league: null, seasons: [] } });
    expect((await admin.call(listGameweekFixtures)).body).toEqual([]);
  });

  // shows: 7.55, 9.38
  test("initialized without a payload, has the 20 teams of the Premier League with their squads", async () => {
    expect(await admin.call(initializeFootball)).toMatchObject({ status: 200, body: { ok: true } });
    expect(await count("from club where league_id = 'premier-league'")).toBe(20);
    const squads = `from club where league_id = 'premier-league'
      and (select count(*) from player where player.club_id = club.id) >= 11`;
    expect(await count(squads)).toBe(20);
  });

  // shows: 3.27, 7.51
  test("then names status, league, country and season", async () => {
    const { body } = await admin.call(testFootballConnection);
    expect(body).toEqual({
      status: "API connection successful",
      data: { league: { name: "Premier League", country: "England" }, seasons: [{ year: 2026 }] },
    });
  });

  // shows: 3.19, 7.53
  test("lists the fixtures of the current gameweek", async () => {
    const { body } = await admin.call(listGameweekFixtures);
    expect(body).toHaveLength(10);
    for (const fixture of body) {
      const isPlayed = fixture.status === "live" || fixture.status === "finished";
      expect(fixture).toEqual({
        id: expect.any(Number),
        homeTeamName: expect.any(String),
        awayTeamName: expect.any(String),
        status: expect.stringMatching(/^(scheduled|live|finished)$/),
        homeScore: isPlayed ? expect.any(Number) : null,
        awayScore: isPlayed ? expect.any(Number) : null,
        kickoffTime: expect.stringMatching(/^2026-11-\d\dT/),
      });
    }
    expect(new Set(body.map(({ status }) => status))).toContain("live");
  });
});

describe("a fixture of September that was moved to tonight", () => {
  const gameweek = async () => (await admin.call(listGameweekFixtures)).body.map(({ id }) => id);

  test("doesn't bring September's gameweek back", async () => {
    const before = await gameweek();
    const { rows } = await app.pool.query<{ id: number; kick_off: Date }>(
      "select id, kick_off from fixture where league_id = 'premier-league' and round = 5 order by id limit 1",
    );
    const [moved] = rows;
    const move = "update fixture set kick_off = $2 where id = $1";
    await app.pool.query(move, [moved?.id, new Date(NOW + 4 * 60 * 60 * 1000)]);
    expect(await gameweek()).toEqual(before);
    await app.pool.query(move, [moved?.id, moved?.kick_off]);
  });
});

describe("a gameweek on two weekends", () => {
  test("stays the current one until the second is over", async () => {
    const { rows } = await app.pool.query<{ id: number; round: number }>(
      `select id, round from fixture where league_id = 'premier-league'
         and round = (select round from fixture where league_id = 'premier-league' and kick_off < $1
                       order by kick_off desc limit 1) order by kick_off, id`,
      [new Date(NOW)],
    );
    const earlier = rows.slice(0, 5).map(({ id }) => id);
    const move = "update fixture set kick_off = kick_off + $2::interval where id = any($1)";
    await app.pool.query(move, [earlier, "-7 days"]);
    const { body } = await admin.call(listGameweekFixtures);
    expect(body.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      rows.map(({ id }) => id).toSorted((a, b) => a - b),
    );
    await app.pool.query(move, [earlier, "7 days"]);
  });
});

describe("the matches by date", () => {
  // shows: 1.6, 2.101, 7.37
  test("are those of the last seven days in three leagues, keyed by date", async () => {
    const { matchesByDate } = (await admin.call(getMatchesByDate)).body;
    const matches = Object.values(matchesByDate).flat();
    expect(new Set(matches.map(({ leagueName }) => leagueName))).toEqual(
      new Set(["Premier League", "La Liga", "Serie A"]),
    );
    for (const [date, ofDate] of Object.entries(matchesByDate)) {
      const order = ofDate.toSorted(
        ({ fixture: a }, { fixture: b }) => Date.parse(a.date) - Date.parse(b.date) || a.id - b.id,
      );
      expect(ofDate).toEqual(order);
      for (const { fixture } of ofDate) {
        expect(fixture.date.slice(0, 10)).toBe(date);
        expect(Date.parse(fixture.date)).toBeGreaterThanOrEqual(NOW - 7 * DAY_MS);
        expect(Date.parse(fixture.date)).toBeLessThan(Date.parse("2026-11-22T00:00:00Z"));
      }
    }
  });

  test("lead to a fixture in whose events the players are known", async () => {
    const { matchesByDate } = (await admin.call(getMatchesByDate)).body;
    const played = Object.values(matchesByDate)
      .flat()
      .find(({ fixture }) => fixture.status.short === "FT");
    const { body } = await admin.call(getFixture, { params: { id: played?.fixture.id ?? 0 } });
    const names = new Map(body.players.map(({ id, name }) => [id, name]));
    expect(body.events.length).toBeGreaterThan(0);
    for (const { playerId, playerName, otherId, otherName } of body.events) {
      expect(names.get(playerId ?? 0)).toBe(playerName);
      expect(names.get(otherId ?? 0) ?? null).toBe(otherName);
    }
  });

  // shows: 3.18
  test("have the specification's fields, and one scorer for each goal", async () => {
    const { matchesByDate } = (await admin.call(getMatchesByDate)).body;
    const matches = Object.values(matchesByDate).flat();
    const statuses = new Set(matches.map(({ fixture }) => fixture.status.short));
    for (const status of ["FT", "NS"]) expect(statuses).toContain(status);
    expect(["1H", "HT", "2H"].some((status) => statuses.has(status))).toBe(true);
    for (const { fixture, teams, goals, goalScorers } of matches) {
      expect(fixture).toMatchObject({ id: expect.any(Number), date: expect.any(String) });
      expect(fixture.status).toHaveProperty("elapsed");
      for (const side of [teams.home, teams.away]) {
        expect(side).toMatchObject({ name: expect.any(String), logo: null });
        const scored = goalScorers.filter(({ team }) => team === side.name).length;
        expect(scored).toBe((side === teams.home ? goals.home : goals.away) ?? 0);
      }
      for (const scorer of goalScorers) {
        expect(scorer).toMatchObject({ minute: expect.any(Number), player: expect.any(String) });
        expect(scorer.playerId).toEqual(expect.any(Number));
      }
    }
  });
});
