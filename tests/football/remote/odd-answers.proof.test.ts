import { afterEach, describe, expect, test } from "vitest";
import { countRows } from "./count-rows.ts";
import { FIRST_SATURDAY } from "./fake-world.ts";
import { makeLoadedApp, makeRemoteApp, type RemoteApp } from "./remote-app.ts";
import { rewriteRecords } from "./rewrite-records.ts";
import { MINUTE_MS, HOUR_MS, NIGHT, type FixtureRecord } from "./odd-records.ts";

interface Named {
  name: string;
}

interface Record {
  team: { id: number; name: string };
  players?: { id: number; name: string; position: string }[];
}

let app: RemoteApp;

async function start(name: "api-football" | "fpl" = "api-football"): Promise<void> {
  app = await makeRemoteApp(name, FIRST_SATURDAY);
}

/** The same with clubs, squads and fixtures. */
async function startLoaded(name: "api-football" | "fpl" = "api-football"): Promise<void> {
  app = await makeLoadedApp(name);
}

afterEach(() => app.close());

/** Follows until clubs, squads and fixtures are there, as at startup. */
async function load(): Promise<void> {
  for (let minute = 0; minute < 6; minute += 1) await app.followAt(FIRST_SATURDAY + minute * MINUTE_MS);
}

describe("a catalogue of API-Football", () => {
  test("with a player in every squad and clubs that are named twice is stored, each once", async () => {
    await startLoaded();
    const [clubs, players] = [await countRows(app, "club"), await countRows(app, "player")];
    await app.close();
    await start();
    rewriteRecords<Record>(app, "/players/squads", ([squad]) => [
      {
        ...squad,
        players: [...(squad?.players ?? []), { id: 7, name: "Two Clubs", position: "Defender" }],
      } as Record,
    ]);
    await load();
    rewriteRecords<Record>(app, "/teams", (teams) => [...teams, ...teams]);
    await app.followAt(FIRST_SATURDAY + 8 * 24 * HOUR_MS);
    expect([await countRows(app, "club"), await countRows(app, "player")]).toEqual([clubs, players + 1]);
  });

  test("with names that a database cannot hold is stored without those characters", async () => {
    await start();
    const spoil = (one: Named) => ({ ...one, name: `${one.name}\0\ud800` });
    rewriteRecords<Record>(app, "/players/squads", (squads) =>
      squads.map((squad) => ({ ...squad, players: squad.players?.map(spoil) }) as Record),
    );
    await load();
    expect(await countRows(app, "player")).toBeGreaterThan(1000);
  });
});

describe("details of API-Football", () => {
  test("that do not come are not asked for each time that football is followed", async () => {
    await startLoaded();
    await app.followAt(NIGHT);
    rewriteRecords<FixtureRecord>(app, "/fixtures?ids=", (records) =>
      records.map((one) => ({ ...one, events: [], players: [] })),
    );
    await app.pool.query("update fixture set details_hash = null where status = 'FT'");
    await app.followAt(NIGHT + HOUR_MS);
    const before = app.fake.requests.length;
    for (let second = 20; second <= 600; second += 20) await app.followAt(NIGHT + HOUR_MS + second * 1000);
    expect(app.fake.requests.slice(before).map(({ path }) => path)).toEqual([]);
  });

  test("of a club of which the provider names no players are those of its opponents", async () => {
    await start();
    rewriteRecords<Record>(app, "/players/squads?team=40", () => []);
    await load();
    await app.followAt(NIGHT + 7 * 24 * HOUR_MS);
    const ofClub = `fixture f join club c on c.id in (f.home_club_id, f.away_club_id) and c.key = '40'
                     where status = 'FT'`;
    expect(await countRows(app, ofClub)).toBeGreaterThan(0);
    expect(await countRows(app, `${ofClub} and details_hash is null`)).toBe(0);
  });

  test("with strangers from an unreadable squad do not ask for it again and again", async () => {
    await startLoaded();
    await app.followAt(NIGHT);
    await app.pool.query("update fixture set details_hash = null where status = 'FT'");
    app.fake.answerWith((path, answer) => {
      const { response } = answer as { response: FixtureRecord[] };
      if (path === "/players/squads?team=40")
        return { ...(answer as object), response: [{ team: { id: 40 }, players: [{}] }] };
      if (!path.startsWith("/fixtures?ids=")) return answer;
      for (const { players } of response) for (const side of players) side.players.push(aStranger());
      return answer;
    });
    const before = app.fake.requests.length;
    for (let minute = 0; minute < 60; minute += 2)
      await app.followAt(NIGHT + 30 * HOUR_MS + minute * MINUTE_MS);
    const asked = app.fake.requests.slice(before).filter(({ path }) => path.endsWith("team=40"));
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.length).toBeLessThanOrEqual(60 / 5);
  });

  test("with a player twice take the entry with the minutes", async () => {
    await startLoaded();
    await app.followAt(NIGHT);
    const minutes = "(select * from performance where minutes > 0) as played";
    const played = await countRows(app, minutes);
    rewriteRecords<FixtureRecord>(app, "/fixtures?ids=", (records) =>
      records.map((record) => ({
        ...record,
        players: record.players.map((side) => ({
          ...side,
          players: [...side.players, ...side.players.map(emptied)],
        })),
      })),
    );
    await app.pool.query("update fixture set details_hash = null where status = 'FT'");
    await app.followAt(NIGHT + 7 * HOUR_MS);
    expect(await countRows(app, "fixture where status = 'FT' and details_hash is null")).toBe(0);
    expect(await countRows(app, minutes)).toBe(played);
  });
});

describe("fixtures", () => {
  test("with swapped sides are played at the other ground", async () => {
    await startLoaded();
    const sides = "select home_club_id as home, away_club_id as away from fixture order by id";
    const before = (await app.pool.query<{ home: number; away: number }>(sides)).rows;
    rewriteRecords<{ teams: { home: unknown; away: unknown } }>(app, "/fixtures", (records) =>
      records.map((record) => ({ ...record, teams: { home: record.teams.away, away: record.teams.home } })),
    );
    await app.followAt(FIRST_SATURDAY + 7 * HOUR_MS);
    const after = (await app.pool.query<{ home: number; away: number }>(sides)).rows;
    expect(after).toEqual(before.map(({ home, away }) => ({ home: away, away: home })));
  });

  test("are corrected until two days after their end", async () => {
    await startLoaded("fpl");
    await app.followAt(NIGHT);
    const { rows } = await app.pool.query<{ id: number; kickOff: Date }>(
      `select id, kick_off as "kickOff" from fixture where status = 'FT' order by kick_off desc limit 1`,
    );
    const [{ id, kickOff } = { id: 0, kickOff: new Date(0) }] = rows;
    await app.followAt(kickOff.getTime() + 49 * HOUR_MS);
    app.fake.answerWith((path, answer) => {
      if (!path.endsWith("/live/")) return answer;
      const { elements } = answer as { elements: { stats: object }[] };
      return { elements: elements.map((one) => ({ ...one, stats: { ...one.stats, assists: 7 } })) };
    });
    await app.followAt(kickOff.getTime() + 50 * HOUR_MS + MINUTE_MS);
    expect(await countRows(app, `performance where fixture_id = ${id} and assists = 7`)).toBeGreaterThan(21);
  });
});

function aStranger(): unknown {
  const none = { total: null, conceded: null, assists: null, saves: null };
  const games = { minutes: 20, rating: "6.5", substitute: true };
  return { player: { id: 77, name: "New Here" }, statistics: [{ games, goals: none, cards: null }] };
}

function emptied(player: unknown): unknown {
  const { statistics, ...rest } = player as { statistics: object[] };
  const games = { minutes: null, rating: null, substitute: true };
  return { ...rest, statistics: statistics.map((entry) => ({ ...entry, games })) };
}
