import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  getMonthlyLeaderboard,
  getNeighbours,
  getOwnLine,
  getSeasonLeaderboard,
  getTable,
  searchTable,
} from "#contract/leaderboard.ts";
import { getLadder, getRankings } from "#contract/match/ladder.ts";
import { listMatches, playMatch } from "#contract/match/match.ts";
import { createMiniLeague, getMiniLeague, joinMiniLeague } from "#contract/mini-league/mini-league.ts";
import { listNotifications } from "#contract/notification/notification.ts";
import { getProfile, getProfileBadges, getProfileMatches, getProfileTeam } from "#contract/profile.ts";
import { enterTournament } from "#contract/tournament.ts";
import { settleSeasons } from "#server/leaderboard/settle-season.ts";
import { settleTournaments } from "#server/tournament/settlement/settle-tournaments.ts";
import { aManager, type Manager, theTournament } from "#tests/support/managers.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";

let app: TestApp;
let named: Manager;
let unnamed: Manager;

/** Anything strangers could recognize the person by. */
const SECRET = /Quentin|Quill|quill/u;

beforeAll(async () => {
  app = await makeTestApp();
  named = await aManager(app, { username: "with_a_name" });
  const nobody = { username: null, firstName: "Quentin", lastName: "Quill", email: "quill@example.com" };
  unnamed = await aManager(app, nobody);
  const id = await theTournament(app);
  for (const { user, teamId } of [unnamed, named]) {
    await user.call(enterTournament, { params: { id }, body: { teamId } });
  }
  await unnamed.user.call(playMatch, { body: { matchType: "ranked" } });
  await settleTournaments(app.deps);
  await settleSeasons(app.deps);
});

afterAll(() => app.close());

describe("a user without a username", () => {
  test.each([
    ["the month's leaders", getMonthlyLeaderboard, {}],
    ["the season's leaders", getSeasonLeaderboard, {}],
    ["the home preview", getRankings, {}],
    ["the month's table", getTable, { query: { period: "month", from: 1 } }],
    ["the season's table", getTable, { query: { period: "season", from: 1 } }],
    ["a search", searchTable, { query: { period: "month", q: "quentin" } }],
    ["a search by address", searchTable, { query: { period: "season", q: "quill" } }],
    ["the lines around the viewer's own", getNeighbours, { query: { period: "month" } }],
    ["the ladder", getLadder, { query: {} }],
    ["the matches", listMatches, { query: {} }],
  ] as const)("is not in %s that others see, by name or by id", async (_, endpoint, request) => {
    const { status, body } = await named.user.call(endpoint as typeof getTable, request as never);
    expect(status).toBe(200);
    const text = JSON.stringify(body).replaceAll(`"awayUserId":"${unnamed.user.id}"`, "");
    expect(text).not.toMatch(SECRET);
    expect(text).not.toContain(unnamed.user.id);
  });

  test("has no profile for others, and sees their own", async () => {
    const of = { params: { userId: unnamed.user.id } };
    for (const endpoint of [getProfile, getProfileBadges, getProfileTeam, getProfileMatches]) {
      expect((await named.user.call(endpoint as typeof getProfile, of)).status).toBe(404);
      expect((await unnamed.user.call(endpoint as typeof getProfile, of)).status).toBe(200);
    }
  });

  test("has a line in the table, also among those around it", async () => {
    const { body } = await unnamed.user.call(getOwnLine, { query: { period: "month" } });
    expect(body.viewer).toMatchObject({ id: unnamed.user.id, position: 1 });
    const round = await unnamed.user.call(getNeighbours, { query: { period: "month" } });
    expect(round.body.rows.map(({ id }) => id).toSorted()).toEqual(
      [unnamed.user.id, named.user.id].toSorted(),
    );
  });

  test("is no opponent for others, neither drawn nor challenged", async () => {
    const challenge = { matchType: "quick", opponentId: unnamed.user.id } as const;
    expect((await named.user.call(playMatch, { body: challenge })).status).toBe(404);
    const ranked = await named.user.call(playMatch, { body: { matchType: "ranked" } });
    expect(ranked).toMatchObject({ status: 409, body: { code: "no_opponent" } });
    const quick = await named.user.call(playMatch, { body: { matchType: "quick" } });
    expect(quick.status).toBe(200);
    expect(JSON.stringify(quick.body)).not.toContain(unnamed.user.id);
  });

  test("has no name in a private league and in its owner's news", async () => {
    const made = await named.user.call(createMiniLeague, { body: { name: "Lunch Club" } });
    const params = { id: made.body.id };
    const { inviteCode: code } = (await named.user.call(getMiniLeague, { params, query: {} })).body;
    expect((await unnamed.user.call(joinMiniLeague, { body: { code } })).status).toBe(200);
    const { body } = await named.user.call(getMiniLeague, { params, query: {} });
    const names = body.rows.map(({ username }) => username);
    expect(names.toSorted()).toEqual(["Anonymous", "with_a_name"]);
    const told = await named.user.call(listNotifications, { query: {} });
    expect(JSON.stringify(told.body)).toContain("Anonymous");
    expect(JSON.stringify([body, told.body])).not.toMatch(SECRET);
  });

  test("is in all of them with the name, once it is chosen", async () => {
    await app.pool.query(`update "user" set username = 'quill_now' where id = $1`, [unnamed.user.id]);
    const { body } = await named.user.call(getProfile, { params: { userId: unnamed.user.id } });
    expect(body.username).toBe("quill_now");
    const ladder = await named.user.call(getLadder, { query: {} });
    expect(ladder.body.rows.map(({ username }) => username)).toContain("quill_now");
  });
});
