import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { HOUR_MS } from "#game/milliseconds.ts";
import { changeNextWeek } from "./changed-squads.ts";
import { countRows } from "./count-rows.ts";
import { FIRST_SATURDAY } from "./fake-world.ts";
import { makeLoadedApp, type RemoteApp } from "./remote-app.ts";
import { FIRST_NEW_ID, ofLeague, renumber, withNewId } from "./renumbered-fixtures.ts";
import { storedPlayers } from "./stored-players.ts";

let app: RemoteApp;

beforeEach(async () => {
  app = await makeLoadedApp("api-football");
});

afterEach(() => app.close());

describe("a player with a new key at the provider", () => {
  test("stays the same, so cards continue to score", async () => {
    const before = await storedPlayers(app);
    const [one] = before;
    await changeNextWeek(app, one?.club ?? "", (squad) =>
      squad.map((player) => (String(player.id) === one?.key ? { ...player, id: 999_001 } : player)),
    );
    const after = await storedPlayers(app);
    expect(after).toHaveLength(before.length);
    expect(after.find(({ id }) => id === one?.id)?.key).toBe("999001");
  });

  test("is someone else if the club has had two of the name", async () => {
    const [one] = await storedPlayers(app);
    const namesake = { id: 999_002, name: one?.name ?? "", position: "" };
    await changeNextWeek(app, one?.club ?? "", (squad) => {
      const { position } = squad.find(({ id }) => String(id) === one?.key) ?? namesake;
      const others = squad.filter(({ id }) => String(id) !== one?.key);
      return [...others, { ...namesake, position }, { ...namesake, id: 999_003, position }];
    });
    const after = await storedPlayers(app);
    expect(after.find(({ id }) => id === one?.id)?.key).toBe(one?.key);
    expect(after.filter(({ key }) => key === "999002" || key === "999003")).toHaveLength(2);
  });
});

describe("a fixture that the provider names under a new key", () => {
  const NIGHT = FIRST_SATURDAY + 13 * HOUR_MS;

  test("stays the same with what was played, when a whole season is numbered again", async () => {
    await app.followAt(NIGHT);
    const [fixtures, played] = [await countRows(app, ofLeague), await countRows(app, "performance")];
    renumber(app, (record) => [withNewId(record)]);
    await app.followAt(NIGHT + 7 * HOUR_MS);
    expect(await countRows(app, ofLeague)).toBe(fixtures);
    expect(await countRows(app, `${ofLeague} and key::integer < ${FIRST_NEW_ID}`)).toBe(0);
    expect(await countRows(app, "performance")).toBeGreaterThanOrEqual(played);
  });
});
