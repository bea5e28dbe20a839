import { afterEach, describe, expect, test } from "vitest";
import { changeSquads, followInWeek } from "./changed-squads.ts";
import { makeLoadedApp, type RemoteApp } from "./remote-app.ts";
import { departed, playersOfTwoClubs, premierLeaguePlayers, type StoredPlayer } from "./stored-players.ts";

let app: RemoteApp;

afterEach(() => app.close());

describe("a player whom API-Football's squads no longer name", () => {
  test("has left the league once all its squads are read, and is back with the next squad", async () => {
    app = await makeLoadedApp("api-football");
    const { one } = await playersOfTwoClubs(app);
    changeSquads(app, (_, squad) => squad.filter(({ id }) => String(id) !== one.key));
    await followInWeek(app, 1);
    expect(await departed(app)).toEqual([one.id]);
    expect((await premierLeaguePlayers(app)).find(({ id }) => id === one.id)).toMatchObject({
      club: one.club,
    });
    app.fake.answerWith(null);
    await followInWeek(app, 2);
    expect(await departed(app)).toEqual([]);
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
      (one: StoredPlayer) => (element: Element) =>
        String(element.code) === one.key ? [{ ...element, status: "u" }] : [element],
    ],
    [
      "who is no longer named",
      (one: StoredPlayer) => (element: Element) => (String(element.code) === one.key ? [] : [element]),
    ],
  ])("%s has left the league, and is back when he's available", async (_, changeOf) => {
    app = await makeLoadedApp("fpl");
    const [one] = await premierLeaguePlayers(app);
    if (one === undefined) throw new Error("there are no players");
    change((elements) => elements.flatMap(changeOf(one)));
    await followInWeek(app, 1);
    expect(await departed(app)).toEqual([one.id]);
    app.fake.answerWith(null);
    await followInWeek(app, 2);
    expect(await departed(app)).toEqual([]);
  });
});
