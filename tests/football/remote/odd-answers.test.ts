import { afterEach, describe, expect, test } from "vitest";
import { FIRST_SATURDAY } from "./fake-world.ts";
import { makeLoadedApp, makeRemoteApp, type RemoteApp } from "./remote-app.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const AFTERNOON = FIRST_SATURDAY + 5 * HOUR_MS;
const NIGHT = FIRST_SATURDAY + 13 * HOUR_MS;

interface Named {
  name: string;
}

interface Record {
  team: { id: number; name: string };
  players?: { id: number; name: string; position: string }[];
}

interface FixtureRecord {
  fixture: { id: number };
  events: unknown[];
  players: { players: unknown[] }[];
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

/** Rewrites the records of answers to paths with this prefix. */
function rewrite<One>(beginning: string, change: (records: One[]) => One[]): void {
  app.fake.answerWith((path, answer) => {
    if (!path.startsWith(beginning)) return answer;
    const { response } = answer as { response: One[] };
    const records = change(response);
    return { ...(answer as object), results: records.length, response: records };
  });
}

/** Follows until clubs, squads and fixtures are there, as at startup. */
async function load(): Promise<void> {
  for (let minute = 0; minute < 6; minute += 1) await app.followAt(FIRST_SATURDAY + minute * MINUTE_MS);
}

async function count(from: string): Promise<number> {
  const { rows } = await app.pool.query<{ count: number }>(`select count(*)::integer as count from ${from}`);
  return rows[0]?.count ?? 0;
}

describe("a catalogue of API-Football", () => {
  test("with a player in every squad and clubs that are named twice is stored, each once", async () => {
    await startLoaded();
    const [clubs, players] = [await count("club"), await count("player")];
    await app.close();
    await start();
    rewrite<Record>("/players/squads", ([squad]) => [
      {
        ...squad,
        players: [...(squad?.players ?? []), { id: 7, name: "Two Clubs", position: "Defender" }],
      } as Record,
    ]);
    await load();
    rewrite<Record>("/teams", (teams) => [...teams, ...teams]);
    await app.followAt(FIRST_SATURDAY + 8 * 24 * HOUR_MS);
    expect([await count("club"), await count("player")]).toEqual([clubs, players + 1]);
  });

  test("with names that a database cannot hold is stored without those characters", async () => {
    await start();
    const spoil = (one: Named) => ({ ...one, name: `${one.name}\0\ud800` });
    rewrite<Record>("/players/squads", (squads) =>
      squads.map((squad) => ({ ...squad, players: squad.players?.map(spoil) }) as Record),
    );
    await load();
    expect(await count("player")).toBeGreaterThan(1000);
  });

  test("that was read, but not stored before the process ended, is read again after five minutes", async () => {
    await start();
    await app.provider.catalogue(FIRST_SATURDAY);
    await app.followAt(FIRST_SATURDAY + MINUTE_MS);
    expect(await count("club")).toBe(0);
    await app.followAt(FIRST_SATURDAY + 5 * MINUTE_MS);
    expect(await count("club")).toBe(60);
  });
});

describe("details of API-Football", () => {
  test("that cannot be read leave the other fixtures theirs, and come when they can be read", async () => {
    await startLoaded();
    let spoilt: number | undefined;
    rewrite<FixtureRecord>("/fixtures?ids=", (records) => {
      spoilt ??= records.find(({ players }) => players.length > 0)?.fixture.id;
      return records.map((record) =>
        record.fixture.id === spoilt
          ? { ...record, events: [{ time: { elapsed: null }, team: { id: null }, type: "Var" }] }
          : record,
      );
    });
    await app.followAt(AFTERNOON);
    await app.followAt(NIGHT);
    const without = "fixture where status = 'FT' and details_hash is null";
    expect(await count(without)).toBe(1);
    app.fake.answerWith(null);
    await app.followAt(NIGHT + HOUR_MS);
    expect(await count(without)).toBe(0);
  });

  test("of fixtures that an answer repeats are stored once", async () => {
    await startLoaded();
    rewrite<FixtureRecord>("/fixtures", (records) => [...records, ...records]);
    await app.followAt(NIGHT);
    expect(await count("fixture where status = 'FT' and details_hash is null")).toBe(0);
  });

  test("that do not come are not asked for each time that football is followed", async () => {
    await startLoaded();
    await app.followAt(NIGHT);
    rewrite<FixtureRecord>("/fixtures?ids=", (records) =>
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
    rewrite<Record>("/players/squads?team=40", () => []);
    await load();
    await app.followAt(NIGHT + 7 * 24 * HOUR_MS);
    const ofClub = `fixture f join club c on c.id in (f.home_club_id, f.away_club_id) and c.key = '40'
                     where status = 'FT'`;
    expect(await count(ofClub)).toBeGreaterThan(0);
    expect(await count(`${ofClub} and details_hash is null`)).toBe(0);
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
    const played = await count(minutes);
    rewrite<FixtureRecord>("/fixtures?ids=", (records) =>
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
    expect(await count("fixture where status = 'FT' and details_hash is null")).toBe(0);
    expect(await count(minutes)).toBe(played);
  });
});

describe("fixtures", () => {
  test("with swapped sides are played at the other ground", async () => {
    await startLoaded();
    const sides = "select home_club_id as home, away_club_id as away from fixture order by id";
    const before = (await app.pool.query<{ home: number; away: number }>(sides)).rows;
    rewrite<{ teams: { home: unknown; away: unknown } }>("/fixtures", (records) =>
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
    expect(await count(`performance where fixture_id = ${id} and assists = 7`)).toBeGreaterThan(21);
  });

  test("of which an answer tells every player twice have each once", async () => {
    await startLoaded("fpl");
    app.fake.answerWith((path, answer) => {
      if (!path.endsWith("/live/")) return answer;
      const { elements } = answer as { elements: unknown[] };
      return { elements: [...elements, ...elements] };
    });
    await app.followAt(NIGHT);
    expect(await count("fixture where status = 'FT' and details_hash is null")).toBe(0);
  });

  test("of a new season are those of its clubs, which are numbered again", async () => {
    await startLoaded("fpl");
    // Gives every club the number of the next one.
    const next = (number: number) => (number % 20) + 1;
    app.fake.answerWith((path, answer) => {
      if (path === "/bootstrap-static/") {
        const { teams, elements, ...rest } = answer as {
          teams: { id: number }[];
          elements: { team: number }[];
        };
        return {
          ...rest,
          teams: teams.map((one) => ({ ...one, id: next(one.id) })),
          elements: elements.map((one) => ({ ...one, team: next(one.team) })),
        };
      }
      if (!path.startsWith("/fixtures/")) return answer;
      const records = answer as { code: number; team_h: number; team_a: number }[];
      return records.map((one) => ({
        ...one,
        code: one.code + 1_000_000,
        team_h: next(one.team_h),
        team_a: next(one.team_a),
      }));
    });
    await app.followAt(FIRST_SATURDAY + 7 * HOUR_MS);
    const same = `fixture old join fixture new on new.key::integer = old.key::integer + 1000000
                    and (new.home_club_id, new.away_club_id) = (old.home_club_id, old.away_club_id)`;
    expect(await count(same)).toBe(380);
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
