import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#game/milliseconds.ts";
import { countRows } from "./count-rows.ts";
import { FIRST_SATURDAY } from "./fake-world.ts";
import { makeLoadedApp, type RemoteApp } from "./remote-app.ts";

interface SquadPlayer {
  id: number;
  name: string;
  position: string;
}

let app: RemoteApp;

beforeEach(async () => {
  app = await makeLoadedApp("api-football");
});

afterEach(() => app.close());

interface Stored {
  id: number;
  key: string;
  name: string;
  club: string;
}

async function players(): Promise<Stored[]> {
  const { rows } = await app.pool.query<Stored>(
    "select player.id, player.key, player.name, club.key as club from player join club on club.id = club_id order by 1",
  );
  return rows;
}

/** Changes this club's squad from the next week on. */
async function nextWeek(club: string, change: (squad: SquadPlayer[]) => SquadPlayer[]): Promise<void> {
  app.fake.answerWith((path, answer) => {
    if (path !== `/players/squads?team=${club}`) return answer;
    const { response } = answer as { response: { players: SquadPlayer[] }[] };
    return {
      ...(answer as object),
      response: response.map((one) => ({ ...one, players: change(one.players) })),
    };
  });
  for (let minute = 0; minute < 6; minute += 1)
    await app.followAt(FIRST_SATURDAY + 7 * DAY_MS + HOUR_MS + minute * MINUTE_MS);
}

describe("a player with a new key at the provider", () => {
  test("is someone new if the one of that name is still there", async () => {
    const [one] = await players();
    await nextWeek(one?.club ?? "", (squad) => {
      const same = squad.find(({ id }) => String(id) === one?.key);
      return same === undefined ? squad : [...squad, { ...same, id: 999_004 }];
    });
    const after = await players();
    expect(after.find(({ id }) => id === one?.id)?.key).toBe(one?.key);
    expect(after.filter(({ key }) => key === "999004")).toHaveLength(1);
  });
});

describe("a fixture that the provider names under a new key", () => {
  interface FixtureRecord {
    fixture: { id: number; status: { short: string } };
    league: { id: number };
  }

  const NEW = 1_000_000;
  const ofLeague = "fixture where league_id = 'premier-league'";

  /** Changes the records of the league's schedule, or of all answers with this beginning. */
  function renumber(
    change: (record: FixtureRecord) => FixtureRecord[],
    beginning = "/fixtures?league=39",
  ): void {
    app.fake.answerWith((path, answer) => {
      if (!path.startsWith(beginning)) return answer;
      const response = (answer as { response: FixtureRecord[] }).response.flatMap(change);
      return { ...(answer as object), results: response.length, response };
    });
  }

  const withNewId = (record: FixtureRecord): FixtureRecord => ({
    ...record,
    fixture: { ...record.fixture, id: record.fixture.id + NEW },
  });

  test("is another one where the abandoned match is still named", async () => {
    const { rows } = await app.pool.query<{ key: string }>(`select key from ${ofLeague} order by id limit 1`);
    renumber((record) => {
      if (String(record.fixture.id) !== rows[0]?.key) return [record];
      const abandoned = { ...record, fixture: { ...record.fixture, status: { short: "ABD", elapsed: 60 } } };
      return [abandoned, withNewId(record)];
    });
    const before = await countRows(app, ofLeague);
    await app.followAt(FIRST_SATURDAY + 7 * HOUR_MS);
    expect(await countRows(app, ofLeague)).toBe(before + 1);
    expect(await countRows(app, `${ofLeague} and key = '${rows[0]?.key}'`)).toBe(1);
  });

  test("under two keys is given up as the one that is named no more, and nothing seems to lack", async () => {
    const { rows } = await app.pool.query<{ key: string }>(
      `select key from ${ofLeague} and kick_off > $1 order by kick_off, id limit 1`,
      [new Date(FIRST_SATURDAY + DAY_MS)],
    );
    const former = rows[0]?.key;
    const isFormer = (record: FixtureRecord) => String(record.fixture.id) === former;
    renumber((record) => (isFormer(record) ? [record, withNewId(record)] : [record]));
    await app.followAt(FIRST_SATURDAY + 7 * HOUR_MS);
    renumber((record) => (isFormer(record) ? [withNewId(record)] : [record]), "/fixtures");
    for (let hours = 13; hours < 130; hours += 12) await app.followAt(FIRST_SATURDAY + hours * HOUR_MS);
    expect(await countRows(app, `${ofLeague} and key = '${former}' and status = 'PST'`)).toBe(1);
    expect(await countRows(app, "football_feed where trouble is null")).toBe(1);
  });
});
