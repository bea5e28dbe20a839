import { eq } from "drizzle-orm";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getOwnLine, getTable } from "#contract/leaderboard.ts";
import { fixture, performance } from "#server/football/table.ts";
import { settleTournament } from "#server/tournament/settlement/settle-tournament.ts";
import { aFixture, aPerformance, aPlayer } from "#tests/support/football-makers.ts";
import { theTournament } from "#tests/support/managers.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

const NOW = Date.parse("2025-09-10T12:00:00Z");

let app: TestApp;
let tournamentId: number;
let playerId: number;
let fixtureId: number;

beforeAll(async () => {
  app = await makeTestApp({ now: NOW });
  tournamentId = await theTournament(app);
  playerId = (await aPlayer(app)).id;
  fixtureId = (await aFixture(app, "2025-09-13T14:00:00Z")).id;
  await aPerformance(app, { fixtureId, playerId }, { goals: 1 });
});

afterAll(() => app.close());

async function enter(client: Pick<pg.ClientBase, "query">, { id }: TestUser): Promise<void> {
  await client.query(
    `insert into tournament_entry (tournament_id, user_id, team_name, formation, picks, pick_codes, entered_at)
     values ($1, $2, 'Five', '1-2-1', '[]', $3, $4)`,
    [tournamentId, id, [playerId * 4 + 3, -1, -1, -1, -1], new Date(NOW)],
  );
}

/** Starts to enter a user: draws the id and leaves the transaction open. */
async function entering(user: TestUser): Promise<() => Promise<void>> {
  const client = await app.pool.connect();
  await client.query("begin");
  await enter(client, user);
  return async () => {
    await client.query("commit");
    client.release();
  };
}

const settle = () => settleTournament(app.deps, tournamentId);
const lineOf = async (user: TestUser) =>
  (await user.call(getOwnLine, { query: { period: "month" } })).body.viewer;
const tableOf = async (user: TestUser) =>
  (await user.call(getTable, { query: { period: "month", from: 1 } })).body;

/** A provider's late correction: another number of goals. */
async function correct(goals: number): Promise<void> {
  await app.db.update(performance).set({ goals }).where(eq(performance.fixtureId, fixtureId));
  await app.db
    .update(fixture)
    .set({ detailsHash: `${goals} goals` })
    .where(eq(fixture.id, fixtureId));
}

describe("an entry that is committed late", () => {
  test("is in the table after the next settlement, though later ones were settled before it", async () => {
    const [slow, quick, slower, last] = [
      await aUser(app),
      await aUser(app),
      await aUser(app),
      await aUser(app),
    ];
    const commitSlow = await entering(slow);
    await enter(app.pool, quick);
    expect(await settle()).toBe("settled");
    expect(await lineOf(slow)).toBeNull();
    expect(await lineOf(quick)).toMatchObject({ position: 1, points: 6 });
    const commitSlower = await entering(slower);
    await commitSlow();
    expect(await settle()).toBe("settled");
    expect(await lineOf(slow)).toMatchObject({ points: 6 });
    await enter(app.pool, last);
    expect(await settle()).toBe("settled");
    await commitSlower();
    expect(await settle()).toBe("settled");
    const { rows, total } = await tableOf(last);
    expect(total).toBe(4);
    expect(new Set(rows.map(({ id }) => id))).toEqual(
      new Set([slow, quick, slower, last].map(({ id }) => id)),
    );
    expect(await settle()).toBe("unchanged");
  });
});

describe("a settlement that fails at its end", () => {
  test("leaves the table as it was, and the next one has what came in between", async () => {
    const viewer = await aUser(app);
    await enter(app.pool, viewer);
    await settle();
    const before = await tableOf(viewer);
    await app.pool.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
       create trigger refuse before update of settlement_id on tournament execute function refuse()`,
    );
    await correct(2);
    await expect(settle()).rejects.toThrow("tournament");
    expect(await tableOf(viewer)).toEqual(before);
    await app.pool.query("drop function refuse cascade");
    await correct(3);
    expect(await settle()).toBe("settled");
    expect(await lineOf(viewer)).toMatchObject({ points: 14 });
    expect(await settle()).toBe("unchanged");
  });
});
