import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { mapCard } from "#contract/football/football-admin.ts";
import {
  joinPlayers,
  listDoubtfulPlayers,
  listPlayerMerges,
  undoPlayerMerge,
} from "#contract/football/player-identity.ts";
import { HOUR_MS } from "#game/milliseconds.ts";
import { aFixture, aPerformance } from "#tests/support/football-makers.ts";
import { aCard, cardOf } from "#tests/support/makers.ts";
import { aUser } from "#tests/support/sessions.ts";
import { TEST_START } from "#tests/support/test-app.ts";
import { aToldPlayer, EARLIER, makeToldApp, PRESENT, type ToldApp } from "./told-app.ts";

let app: ToldApp;

beforeEach(async () => {
  app = await makeToldApp();
});

afterEach(() => app.close());

describe("when a second provider is added", () => {
  beforeEach(async () => {
    await app.tell(EARLIER, [
      aToldPlayer("saka", "Bukayo Saka", { position: "forward", shirtNumber: 7 }),
      aToldPlayer("rice", "Declan Rice", { position: "midfielder", shirtNumber: 41 }),
      aToldPlayer("savio", "Sávio Moreira de Oliveira", { code: "11" }),
      aToldPlayer("mamadou", "Mamadou Sarr", { shirtNumber: 5 }),
      aToldPlayer("souza", "Souza"),
    ]);
    app.later(1);
    await app.tell(PRESENT, [
      aToldPlayer("1", "B. Saka", { position: "forward", shirtNumber: 7 }),
      aToldPlayer("2", "D. Rice", { position: "midfielder" }),
      aToldPlayer("3", "Savinho", { code: "11", clubKey: "Blues" }),
      aToldPlayer("4", "Malang Sarr", { shirtNumber: 5 }),
      aToldPlayer("5", "Emerson Aparecido Leite de Souza Junior", { shortName: "Emerson Royal" }),
    ]);
  });

  test("the ledger says which players were joined, when, and by which facts", async () => {
    const { merges } = (await app.admin.call(listPlayerMerges)).body;
    const at = new Date(TEST_START + HOUR_MS).toISOString();
    const said = { at, admin: null, undone: null };
    expect(merges).toHaveLength(2);
    expect(merges).toMatchObject([
      {
        ...said,
        known: { name: "Bukayo Saka", provider: EARLIER, shirtNumber: 7, club: "Reds" },
        given: { name: "B. Saka", provider: PRESENT, shirtNumber: 7, club: "Reds" },
        facts: ["shirt number", "club"],
      },
      {
        ...said,
        known: { name: "Sávio Moreira de Oliveira", provider: EARLIER, club: "Reds" },
        given: { name: "Savinho", provider: PRESENT, club: "Blues" },
        facts: ["code"],
      },
    ]);
  });

  test("doubtful pairs aren't joined, but are candidates", async () => {
    const known = await app.playerOf(EARLIER, "rice");
    await aCard(app, app.admin, cardOf(known));
    const { pairs, total } = (await app.admin.call(listDoubtfulPlayers)).body;
    expect(total).toBe(3);
    expect(pairs.map((pair) => [pair.known.name, pair.given.name, pair.facts, pair.cards])).toEqual([
      ["Declan Rice", "D. Rice", ["club"], 1],
      ["Mamadou Sarr", "Malang Sarr", ["shirt number", "club"], 0],
      ["Souza", "Emerson Aparecido Leite de Souza Junior", ["club"], 0],
    ]);
  });

  test("repeated, nothing is written twice", async () => {
    await app.tell(PRESENT, [aToldPlayer("1", "B. Saka", { position: "forward", shirtNumber: 7 })]);
    expect((await app.admin.call(listPlayerMerges)).body.merges).toHaveLength(2);
  });

  test("undoing gives each player back his name, his figures and his cards", async () => {
    const saka = await app.playerOf(PRESENT, "1");
    const before = await aCard(app, app.admin, {
      ...cardOf(saka),
      createdAt: new Date(TEST_START),
      decidedAt: new Date(TEST_START),
    });
    const early = await aFixture(app, TEST_START, { provider: EARLIER, season: 2024 });
    await aPerformance(app, { fixtureId: early.id, playerId: saka.id });
    app.later(1);
    const since = await aCard(app, app.admin, cardOf(saka));
    const mapped = await aCard(app, app.admin, { createdAt: new Date(TEST_START) });
    const linked = await app.admin.call(mapCard, { params: { id: mapped.id }, body: { playerId: saka.id } });
    expect(linked.status).toBe(200);
    const late = await aFixture(app, app.clock.now(), { provider: PRESENT });
    await aPerformance(app, { fixtureId: late.id, playerId: saka.id });
    const [merge] = (await app.admin.call(listPlayerMerges)).body.merges;
    const params = { id: merge?.id ?? 0 };
    expect((await app.admin.call(undoPlayerMerge, { params })).status).toBe(200);

    const [known, given] = [await app.playerOf(EARLIER, "saka"), await app.playerOf(PRESENT, "1")];
    expect([known.id, known.name]).toEqual([saka.id, "Bukayo Saka"]);
    expect([given.name, given.shirtNumber]).toEqual(["B. Saka", 7]);
    expect([await app.scorersOf(early.id), await app.scorersOf(late.id)]).toEqual([[known.id], [given.id]]);
    expect([await app.linkOf(before), await app.linkOf(since), await app.linkOf(mapped)]).toEqual([
      known.id,
      given.id,
      given.id,
    ]);
    const [undone] = (await app.admin.call(listPlayerMerges)).body.merges;
    expect(undone?.undone).toMatchObject({ admin: { id: app.admin.id } });
    const again = await app.admin.call(undoPlayerMerge, { params });
    expect([again.status, again.body.code]).toEqual([409, "merge_undone"]);
  });

  test("what was undone stays undone when both are imported again, and is no candidate", async () => {
    const [merge] = (await app.admin.call(listPlayerMerges)).body.merges;
    await app.admin.call(undoPlayerMerge, { params: { id: merge?.id ?? 0 } });
    const ids = [(await app.playerOf(EARLIER, "saka")).id, (await app.playerOf(PRESENT, "1")).id];
    for (const provider of [PRESENT, EARLIER, PRESENT]) {
      const key = provider === PRESENT ? "1" : "saka";
      const name = provider === PRESENT ? "B. Saka" : "Bukayo Saka";
      await app.tell(provider, [aToldPlayer(key, name, { position: "forward", shirtNumber: 7 })]);
    }
    expect([(await app.playerOf(EARLIER, "saka")).id, (await app.playerOf(PRESENT, "1")).id]).toEqual(ids);
    const { pairs } = (await app.admin.call(listDoubtfulPlayers)).body;
    expect(pairs.map((pair) => pair.known.name)).not.toContain("Bukayo Saka");
  });
});

test("only admins see and decide which players are the same", async () => {
  const user = await aUser(app);
  const statuses = [
    await user.call(listDoubtfulPlayers),
    await user.call(listPlayerMerges),
    await user.call(joinPlayers, { body: { knownId: 1, givenId: 2 } }),
    await user.call(undoPlayerMerge, { params: { id: 1 } }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([403, 403, 403, 403]);
});
