import { afterEach, describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#game/milliseconds.ts";
import { FIRST_SATURDAY } from "./fake-world.ts";
import { makeLoadedApp, type RemoteApp } from "./remote-app.ts";

let app: RemoteApp;

afterEach(() => app.close());

interface Stored {
  id: number;
  key: string;
  club: string;
  hasLeft: boolean;
}

/** The Premier League's players. */
async function players(): Promise<Stored[]> {
  const { rows } = await app.pool.query<Stored>(
    `select player.id, player.key, club.key as club, has_left as "hasLeft" from player
       join club on club.id = club_id where league_id = 'premier-league' order by 1`,
  );
  return rows;
}

const departed = async () => (await players()).filter(({ hasLeft }) => hasLeft).map(({ id }) => id);

async function followInWeek(week: number): Promise<void> {
  for (let minute = 0; minute < 6; minute += 1)
    await app.followAt(FIRST_SATURDAY + week * (7 * DAY_MS + HOUR_MS) + minute * MINUTE_MS);
}

describe("a player whom API-Football's squads no longer name", () => {
  interface SquadPlayer {
    id: number;
  }

  /** Changes the squads from now on. */
  function change(squadOf: (club: string, squad: SquadPlayer[]) => unknown[]): void {
    app.fake.answerWith((path, answer) => {
      const club = /^\/players\/squads\?team=(\d+)$/u.exec(path)?.[1];
      if (club === undefined) return answer;
      const { response } = answer as { response: { players: SquadPlayer[] }[] };
      const changed = response.map((one) => ({ ...one, players: squadOf(club, one.players) }));
      return { ...(answer as object), response: changed };
    });
  }

  async function start(): Promise<{ one: Stored; other: Stored }> {
    app = await makeLoadedApp("api-football");
    const all = await players();
    const [one] = all;
    const other = all.find(({ club }) => club !== one?.club);
    if (one === undefined || other === undefined) throw new Error("there are no players of two clubs");
    return { one, other };
  }

  test("but another club's does has changed clubs and hasn't left", async () => {
    const { one, other } = await start();
    let moved: SquadPlayer | undefined;
    change((club, squad) => {
      moved ??= squad.find(({ id }) => String(id) === one.key);
      const others = squad.filter(({ id }) => String(id) !== one.key);
      return club === other.club && moved !== undefined ? [...others, moved] : others;
    });
    await followInWeek(1);
    await followInWeek(2);
    expect(await departed()).toEqual([]);
    expect((await players()).find(({ id }) => id === one.id)).toMatchObject({ club: other.club });
  });

  test.each([
    ["is short", (squad: SquadPlayer[]) => squad.slice(0, 3)],
    ["is in part unreadable", (squad: SquadPlayer[]) => squad.map((player, at) => (at < 2 ? {} : player))],
    ["is empty", () => []],
  ])("because the answer %s hasn't left", async (_, shorten) => {
    const { one } = await start();
    change((club, squad) => (club === one.club ? shorten(squad) : squad));
    await followInWeek(1);
    expect(await departed()).toEqual([]);
  });
});
