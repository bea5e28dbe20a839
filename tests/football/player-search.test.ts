import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PLAYER_SEARCH_ROWS, searchPlayers } from "#contract/football/player.ts";
import { player } from "#server/football/table.ts";
import { ingestCatalogue } from "#server/football/ingest-catalogue.ts";
import { simulatedProvider } from "#server/football/simulated-provider.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { type TestUser, visitor } from "#tests/support/test-user.ts";

let app: TestApp;
let alice: TestUser;

beforeAll(async () => {
  app = await makeTestApp();
  alice = await aUser(app);
  const provider = simulatedProvider();
  await ingestCatalogue(app.db, provider.name, await provider.catalogue(app.clock.now()), app.clock.now());
});

afterAll(() => app.close());

async function found(q: string) {
  const { status, body } = await alice.call(searchPlayers, { query: { q } });
  expect(status).toBe(200);
  return body;
}

async function names(q: string): Promise<string[]> {
  return (await found(q)).map(({ name }) => name);
}

describe("the player search", () => {
  // shows: 3.20, 7.27
  test("gives the fields of the specification", async () => {
    const [first] = await found("saka");
    expect(first).toEqual({
      id: expect.any(Number),
      name: "Bukayo Saka",
      club: "Arsenal",
      clubCode: "ARS",
      clubColours: { primary: "#e2001a", secondary: "#ffffff" },
      photo: null,
      leagueName: "Premier League",
      position: expect.stringMatching(/midfielder|forward/),
    });
  });

  test.each([
    ["odegaard", "Martin Ødegaard"],
    ["ØDEGAARD", "Martin Ødegaard"],
    ["gabriel mar", "Gabriel Martinelli"],
    ["mar gab", "Gabriel Martinelli"],
    ["bukayo sakka", "Bukayo Saka"],
    ["oedegard", "Martin Ødegaard"],
    ["salliba", "William Saliba"],
    ["wiliam sailba", "William Saliba"],
    ["saliba will", "William Saliba"],
    ["sa", "William Saliba"],
  ])("finds by %s among others %s", async (typed, name) => {
    expect(await names(typed)).toContain(name);
  });

  test("puts names that begin with the text before names that only resemble it", async () => {
    expect((await names("saka"))[0]).toBe("Bukayo Saka");
  });

  test("finds at most twenty, and nobody for a text that isn't a name", async () => {
    expect(await names("ma")).toHaveLength(PLAYER_SEARCH_ROWS);
    expect(await names("zzzzqqqq")).toEqual([]);
    expect(await names("%%")).toEqual([]);
    expect(await names("a_ka")).not.toContain("Bukayo Saka");
  });

  // shows: 5.17
  test("needs two characters and a session", async () => {
    for (const q of ["", "a", " a "]) {
      expect((await alice.call(searchPlayers, { query: { q } })).status).toBe(400);
    }
    expect((await visitor(app).call(searchPlayers, { query: { q: "saka" } })).status).toBe(401);
  });

  test("knows only the players of the provider that is followed", async () => {
    await app.db.insert(player).values({
      provider: "import",
      key: "saka",
      name: "Bukayo Saka of another feed",
      shortName: "Saka",
      position: "forward",
      overall: 80,
    });
    expect(await names("bukayo saka")).toEqual(["Bukayo Saka"]);
  });

  test("knows a player by the new name once it has changed", async () => {
    const [added] = await app.db
      .insert(player)
      .values({
        provider: "simulated",
        key: "renamed",
        name: "Zbigniew Unheard-Of",
        shortName: "Unheard-Of",
        position: "defender",
        overall: 60,
      })
      .returning({ id: player.id });
    const isAdded = eq(player.id, added?.id ?? 0);
    expect(await names("heard zbig")).toEqual([]);
    expect(await names("of unheard")).toEqual(["Zbigniew Unheard-Of"]);
    await app.db.update(player).set({ name: "Zbigniew Knownname", shortName: "Zbig" }).where(isAdded);
    expect(await names("unheard")).toEqual([]);
    expect(await names("knwonname")).toEqual(["Zbigniew Knownname"]);
    await app.db.delete(player).where(isAdded);
    expect(await names("knownname")).toEqual([]);
  });

  test.each([
    ["Prosper Ødegård-Æther", "odegard aether"],
    ["N'Zolo Zanté", "zolo zante"],
    ["N’Zolo Zanté", "n zolo"],
    ["Jean-Zhilippe Zateta", "zhilippe jean"],
    ["Zerdi Kadıoğlu", "zerdi kadioglu"],
    ["Zeus G. Łast", "zeus g last"],
    ["Thomas Zmüller", "zmueller"],
    ["Erling Zaaland", "zalaand"],
    ["Ilkay Zündoğan", "zundo\u011Fan"],
    ["Ilkay Zündoğan", "zundog\u0306an"],
  ])("finds %s by %s", async (name, typed) => {
    const added = await app.db
      .insert(player)
      .values({
        provider: "simulated",
        key: "added",
        name,
        shortName: name,
        position: "forward",
        overall: 1,
      })
      .returning({ id: player.id });
    try {
      expect((await found(typed)).map(({ id }) => id)).toContain(added[0]?.id);
    } finally {
      await app.db.delete(player).where(eq(player.id, added[0]?.id ?? 0));
    }
  });
});
