import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getMatch, PROFILE_MATCHES, playMatch } from "#contract/match/match.ts";
import { getProfile, getProfileMatches, getProfileTeam } from "#contract/profile.ts";
import { deleteTeam } from "#contract/team.ts";
import { card } from "#server/card/table.ts";
import { aManager, type Manager } from "#tests/support/managers.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { visitor } from "#tests/support/test-user.ts";

let app: TestApp;
let seen: Manager;
let viewer: Manager;

beforeAll(async () => {
  app = await makeTestApp();
  seen = await aManager(app, {
    username: "seen_one",
    email: "private.address@example.org",
    firstName: "Given",
  });
  viewer = await aManager(app);
});

afterAll(() => app.close());

const of = (userId: string) => ({ params: { userId } });

describe("a profile", () => {
  // shows: 1.7, 2.96, 2.97, 6.3, 7.41
  test("shows a user's record under the name that others see", async () => {
    await seen.user.call(playMatch, { body: { matchType: "ranked" } });
    const { status, body } = await viewer.user.call(getProfile, of(seen.user.id));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: seen.user.id,
      username: "seen_one",
      totalMatches: 1,
      rankedMatches: 1,
      cardsOwned: 5,
    });
    expect([1, 2]).toContain(body.currentRank);
  });

  // shows: 2.96, 2.97, 7.42
  test("shows the active team, and the codes that prove possession to the owner alone", async () => {
    await app.db.update(card).set({ verificationCode: "SECRET23" });
    const theirs = await viewer.user.call(getProfileTeam, of(seen.user.id));
    expect(theirs.body?.positions.map(({ cardId }) => cardId)).toEqual(seen.cards.map(({ id }) => id));
    expect(theirs.body?.positions.every(({ card: shown }) => shown.verificationCode === null)).toBe(true);
    const own = await seen.user.call(getProfileTeam, of(seen.user.id));
    expect(own.body?.positions.every(({ card: shown }) => shown.verificationCode === "SECRET23")).toBe(true);
  });

  test("has no team if none is active", async () => {
    const teamless = await aManager(app);
    await teamless.user.call(deleteTeam, { params: { id: teamless.teamId } });
    expect((await viewer.user.call(getProfileTeam, of(teamless.user.id))).body).toBeNull();
  });

  // shows: 2.98, 7.43, 9.22
  test("shows the latest ten matches from that user's side", async () => {
    for (let index = 0; index < PROFILE_MATCHES + 2; index += 1) {
      await viewer.user.call(playMatch, { body: { matchType: "quick", opponentId: seen.user.id } });
    }
    const { body } = await viewer.user.call(getProfileMatches, of(seen.user.id));
    expect(body).toHaveLength(PROFILE_MATCHES);
    for (const match of body) {
      const margin = match.awayScore - match.homeScore;
      expect(match).toMatchObject({
        isHome: false,
        awayUserId: seen.user.id,
        opponent: { id: viewer.user.id },
      });
      expect(match.result).toBe(margin > 0 ? "win" : margin < 0 ? "loss" : "draw");
    }
  });

  // shows: 2.60
  test("tells nothing of the e-mail address or of the names behind a username", async () => {
    const { body: played } = await viewer.user.call(playMatch, {
      body: { matchType: "quick", opponentId: seen.user.id },
    });
    const answers = [];
    for (const endpoint of [getProfile, getProfileTeam, getProfileMatches]) {
      answers.push((await viewer.user.call(endpoint, of(seen.user.id))).body);
    }
    const stranger = await aUser(app);
    answers.push((await stranger.call(getMatch, { params: { id: played.id } })).body);
    expect(JSON.stringify(answers)).not.toMatch(/private|example\.org|Given/);
  });

  test("of an unknown user is not found, and a visitor sees none", async () => {
    for (const endpoint of [getProfile, getProfileTeam, getProfileMatches]) {
      const unknown = await viewer.user.call(endpoint, of("nobody"));
      expect([unknown.status, unknown.body && "code" in unknown.body && unknown.body.code]).toEqual([
        404,
        "not_found",
      ]);
      expect((await visitor(app).call(endpoint, of(seen.user.id))).status).toBe(401);
    }
  });
});
