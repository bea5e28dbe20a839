import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getComingGameweeks } from "#contract/football/coming.ts";
import { fixture } from "#server/football/table.ts";
import {
  aFantasyLeague,
  atTime,
  deadlineOf,
  kickOffOf,
  type MadeLeague,
} from "#tests/support/fantasy-league.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

let app: TestApp;
let league: MadeLeague;
let viewer: TestUser;

beforeAll(async () => {
  app = await makeTestApp();
  league = await aFantasyLeague(app, 3);
  viewer = await aUser(app);
});

afterAll(() => app.close());

async function coming(page?: number) {
  const query = page === undefined ? {} : { page };
  const { status, body } = await viewer.call(getComingGameweeks, { query });
  expect(status).toBe(200);
  return body;
}

const idsOf = (round: number): number[] => (league.fixtures[round - 1] ?? []).map(({ id }) => id);

describe("the coming gameweeks", () => {
  test("are told one by one, with deadline and fixtures", async () => {
    const first = await coming();
    expect(first.hasMore).toBe(true);
    expect(first.gameweeks).toMatchObject([
      { leagueName: "premier-league", round: 1, deadline: new Date(deadlineOf(1)).toISOString() },
    ]);
    expect(first.gameweeks[0]?.matches.map((match) => match.fixture.id)).toEqual(idsOf(1));
    expect(first.gameweeks[0]?.matches[0]?.goals).toEqual({ home: null, away: null });
    const last = await coming(2);
    expect(last).toMatchObject({ hasMore: false, gameweeks: [{ round: 3 }] });
    expect(await coming(3)).toEqual({ gameweeks: [], hasMore: false });
  });

  test("leave out what was called off or has kicked off", async () => {
    const [off, ...rest] = idsOf(1);
    await app.db
      .update(fixture)
      .set({ status: "PST" })
      .where(eq(fixture.id, off ?? 0));
    expect((await coming()).gameweeks[0]?.matches.map((match) => match.fixture.id)).toEqual(rest);
    const [begun, ...later] = rest;
    await app.db
      .update(fixture)
      .set({ kickOff: new Date(kickOffOf(1) + 3_600_000) })
      .where(inArray(fixture.id, later));
    await app.db
      .update(fixture)
      .set({ status: "1H" })
      .where(eq(fixture.id, begun ?? 0));
    await atTime(app, kickOffOf(1) + 60_000);
    const { gameweeks } = await coming();
    expect(gameweeks).toMatchObject([{ round: 1 }]);
    expect(gameweeks[0]?.matches.map((match) => match.fixture.id)).toEqual(later);
  });

  test("begin with the next one when everything of this one has kicked off", async () => {
    await atTime(app, kickOffOf(1) + 2 * 3_600_000);
    expect((await coming()).gameweeks).toMatchObject([{ round: 2 }]);
  });

  test.each([-1, 1.5, 61, "x"])("have no page %s", async (page) => {
    const { status } = await viewer.call(getComingGameweeks, { query: { page } });
    expect(status).toBe(400);
  });
});
