import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { changeSquads, followInWeek, type SquadPlayer } from "./changed-squads.ts";
import { makeLoadedApp, type RemoteApp } from "./remote-app.ts";
import { departed, playersOfTwoClubs, premierLeaguePlayers } from "./stored-players.ts";

let app: RemoteApp;

beforeEach(async () => {
  app = await makeLoadedApp("api-football");
});

afterEach(() => app.close());

describe("a player whom API-Football's squads no longer name", () => {
  test("but another club's does has changed clubs and hasn't left", async () => {
    const { one, other } = await playersOfTwoClubs(app);
    let moved: SquadPlayer | undefined;
    changeSquads(app, (club, squad) => {
      moved ??= squad.find(({ id }) => String(id) === one.key);
      const others = squad.filter(({ id }) => String(id) !== one.key);
      return club === other.club && moved !== undefined ? [...others, moved] : others;
    });
    await followInWeek(app, 1);
    await followInWeek(app, 2);
    expect(await departed(app)).toEqual([]);
    expect((await premierLeaguePlayers(app)).find(({ id }) => id === one.id)).toMatchObject({
      club: other.club,
    });
  });

  test.each([
    ["is short", (squad: SquadPlayer[]) => squad.slice(0, 3)],
    ["is in part unreadable", (squad: SquadPlayer[]) => squad.map((player, at) => (at < 2 ? {} : player))],
    ["is empty", () => []],
  ])("because the answer %s hasn't left", async (_, shorten) => {
    const { one } = await playersOfTwoClubs(app);
    changeSquads(app, (club, squad) => (club === one.club ? shorten(squad) : squad));
    await followInWeek(app, 1);
    expect(await departed(app)).toEqual([]);
  });
});
