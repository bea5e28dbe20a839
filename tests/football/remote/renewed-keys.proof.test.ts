import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#game/milliseconds.ts";
import { changeNextWeek } from "./changed-squads.ts";
import { countRows } from "./count-rows.ts";
import { FIRST_SATURDAY } from "./fake-world.ts";
import { makeLoadedApp, type RemoteApp } from "./remote-app.ts";
import { type FixtureRecord, ofLeague, renumber, withNewId } from "./renumbered-fixtures.ts";
import { storedPlayers } from "./stored-players.ts";

let app: RemoteApp;

beforeEach(async () => {
  app = await makeLoadedApp("api-football");
});

afterEach(() => app.close());

describe("a player with a new key at the provider", () => {
  test("is someone new if the one of that name is still there", async () => {
    const [one] = await storedPlayers(app);
    await changeNextWeek(app, one?.club ?? "", (squad) => {
      const same = squad.find(({ id }) => String(id) === one?.key);
      return same === undefined ? squad : [...squad, { ...same, id: 999_004 }];
    });
    const after = await storedPlayers(app);
    expect(after.find(({ id }) => id === one?.id)?.key).toBe(one?.key);
    expect(after.filter(({ key }) => key === "999004")).toHaveLength(1);
  });
});

describe("a fixture that the provider names under a new key", () => {
  test("is another one where the abandoned match is still named", async () => {
    const { rows } = await app.pool.query<{ key: string }>(`select key from ${ofLeague} order by id limit 1`);
    renumber(app, (record) => {
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
    renumber(app, (record) => (isFormer(record) ? [record, withNewId(record)] : [record]));
    await app.followAt(FIRST_SATURDAY + 7 * HOUR_MS);
    renumber(app, (record) => (isFormer(record) ? [withNewId(record)] : [record]), "/fixtures");
    for (let hours = 13; hours < 130; hours += 12) await app.followAt(FIRST_SATURDAY + hours * HOUR_MS);
    expect(await countRows(app, `${ofLeague} and key = '${former}' and status = 'PST'`)).toBe(1);
    expect(await countRows(app, "football_feed where trouble is null")).toBe(1);
  });
});
