import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createMiniLeague } from "#contract/mini-league/mini-league.ts";
import { SEARCH_ROWS, searchEverything, type SearchResults } from "#contract/search/search.ts";
import { aPlayer, someClubs, somePlayers } from "#tests/support/football-makers.ts";
import { aUser, manyUsers } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { type TestUser, visitor } from "#tests/support/test-user.ts";

let app: TestApp;
let alice: TestUser;
let bob: TestUser;

beforeAll(async () => {
  app = await makeTestApp();
  alice = await aUser(app, { username: "alice" });
  bob = await aUser(app, { username: "midfield_maestro" });
  await aUser(app, { username: null, firstName: "Midfield", name: "Midfield Nobody" });
  const [club] = await someClubs(app, 1, { name: "Atlético Zamora", shortName: "Zamora", code: "ZAM" });
  await aPlayer(app, { name: "Íñigo Zarrabeitia", shortName: "Zarrabeitia", clubId: club?.id });
  await alice.call(createMiniLeague, { body: { name: "Zanzibar Zealots" } });
});

afterAll(() => app.close());

async function found(q: string, user = alice): Promise<SearchResults> {
  const { status, body } = await user.call(searchEverything, { query: { q } });
  expect(status).toBe(200);
  return body;
}

describe("the search", () => {
  test.each(["zarrabeitia", "inigo zarra", "IÑIGO", "zarabeitia"])("finds a player by %s", async (typed) => {
    const { players } = await found(typed);
    expect(players).toMatchObject([{ name: "Íñigo Zarrabeitia", club: "Atlético Zamora" }]);
  });

  test.each(["atletico", "zamora", "zam", "zamroa"])("finds a club by %s", async (typed) => {
    const { clubs } = await found(typed);
    expect(clubs).toMatchObject([{ name: "Atlético Zamora", leagueName: "premier-league" }]);
  });

  test.each(["mid", "midfield_m", "midfeild_maestro", "maestro"])(
    "finds a manager by %s, and nobody without a username",
    async (typed) => {
      const { managers } = await found(typed);
      expect(managers).toEqual([{ id: bob.id, username: "midfield_maestro", imageUrl: null }]);
    },
  );

  test("finds the viewer's mini-leagues, and no others", async () => {
    expect((await found("zealots")).leagues).toMatchObject([{ name: "Zanzibar Zealots", size: 1 }]);
    expect((await found("zanzibra")).leagues).toHaveLength(1);
    expect((await found("zealots", bob)).leagues).toEqual([]);
  });

  test("finds nothing for a name that nobody has, and takes no character for a pattern", async () => {
    const nothing = { players: [], clubs: [], managers: [], leagues: [] };
    for (const typed of ["qqqqwwww", "%%", "__", String.raw`\\`, "a%", "'; --"]) {
      expect(await found(typed)).toEqual(nothing);
    }
  });

  test("shows at most five of each, first the names that begin with the text", async () => {
    await somePlayers(
      app,
      Array.from({ length: 7 }, (_, at) => ({ name: `Bobadilla ${at}`, shortName: `Bobadilla ${at}` })),
    );
    await manyUsers(
      app,
      Array.from({ length: 7 }, (_, at) => ({ username: `bobadil_${at}` })),
    );
    const { players, managers } = await found("bobadil");
    expect(players).toHaveLength(SEARCH_ROWS);
    expect(managers.map(({ username }) => username)).toEqual([0, 1, 2, 3, 4].map((at) => `bobadil_${at}`));
  });

  test("needs two characters and a session", async () => {
    for (const q of ["", "a", "  a "]) {
      expect((await alice.call(searchEverything, { query: { q } })).status).toBe(400);
    }
    expect((await visitor(app).call(searchEverything, { query: { q: "saka" } })).status).toBe(401);
  });
});
