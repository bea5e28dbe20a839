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

  test("has left the league once all its squads are read, and is back with the next squad", async () => {
    const { one } = await start();
    change((_, squad) => squad.filter(({ id }) => String(id) !== one.key));
    await followInWeek(1);
    expect(await departed()).toEqual([one.id]);
    expect((await players()).find(({ id }) => id === one.id)).toMatchObject({ club: one.club });
    app.fake.answerWith(null);
    await followInWeek(2);
    expect(await departed()).toEqual([]);
  });
});

describe("a player of the FPL", () => {
  interface Element {
    code: number;
    status: string;
  }

  function change(elementsOf: (elements: Element[]) => Element[]): void {
    app.fake.answerWith((path, answer) => {
      if (path !== "/bootstrap-static/") return answer;
      const body = answer as { elements: Element[] };
      return { ...body, elements: elementsOf(body.elements) };
    });
  }

  test.each([
    [
      "who is unavailable",
      (one: Stored) => (element: Element) =>
        String(element.code) === one.key ? [{ ...element, status: "u" }] : [element],
    ],
    [
      "who is no longer named",
      (one: Stored) => (element: Element) => (String(element.code) === one.key ? [] : [element]),
    ],
  ])("%s has left the league, and is back when he's available", async (_, changeOf) => {
    app = await makeLoadedApp("fpl");
    const [one] = await players();
    if (one === undefined) throw new Error("there are no players");
    change((elements) => elements.flatMap(changeOf(one)));
    await followInWeek(1);
    expect(await departed()).toEqual([one.id]);
    app.fake.answerWith(null);
    await followInWeek(2);
    expect(await departed()).toEqual([]);
  });
});
