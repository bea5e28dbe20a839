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
  test("stays the same, so cards continue to score", async () => {
    const before = await players();
    const [one] = before;
    await nextWeek(one?.club ?? "", (squad) =>
      squad.map((player) => (String(player.id) === one?.key ? { ...player, id: 999_001 } : player)),
    );
    const after = await players();
    expect(after).toHaveLength(before.length);
    expect(after.find(({ id }) => id === one?.id)?.key).toBe("999001");
  });

  test("is someone else if the club has had two of the name", async () => {
    const [one] = await players();
    const namesake = { id: 999_002, name: one?.name ?? "", position: "" };
    await nextWeek(one?.club ?? "", (squad) => {
      const { position } = squad.find(({ id }) => String(id) === one?.key) ?? namesake;
      const others = squad.filter(({ id }) => String(id) !== one?.key);
      return [...others, { ...namesake, position }, { ...namesake, id: 999_003, position }];
    });
    const after = await players();
    expect(after.find(({ id }) => id === one?.id)?.key).toBe(one?.key);
    expect(after.filter(({ key }) => key === "999002" || key === "999003")).toHaveLength(2);
  });
});

describe("a fixture that the provider names under a new key", () => {
  interface FixtureRecord {
    fixture: { id: number; status: { short: string } };
    league: { id: number };
  }

  const NEW = 1_000_000;
  const NIGHT = FIRST_SATURDAY + 13 * HOUR_MS;
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

  test("stays the same with what was played, when a whole season is numbered again", async () => {
    await app.followAt(NIGHT);
    const [fixtures, played] = [await countRows(app, ofLeague), await countRows(app, "performance")];
    renumber((record) => [withNewId(record)]);
    await app.followAt(NIGHT + 7 * HOUR_MS);
    expect(await countRows(app, ofLeague)).toBe(fixtures);
    expect(await countRows(app, `${ofLeague} and key::integer < ${NEW}`)).toBe(0);
    expect(await countRows(app, "performance")).toBeGreaterThanOrEqual(played);
  });
});
