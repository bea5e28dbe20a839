import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getMatch, listMatches, playMatch } from "#contract/match/match.ts";
import { listNotifications } from "#contract/notification/notification.ts";
import { getShared, makeShare } from "#contract/share.ts";
import { aManager, type Manager } from "#tests/support/managers.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";

/** What PostgreSQL's integer can't count: a million managers play as many matches within a year. */
const PLAYED = 2_147_483_647;

let app: TestApp;
let alice: Manager;
let bob: Manager;
let first: number;

beforeAll(async () => {
  app = await makeTestApp();
  alice = await aManager(app);
  bob = await aManager(app);
  await app.pool.query(`alter table match alter column id restart with ${PLAYED}`);
  const body = { matchType: "ranked" as const };
  first = (await alice.user.call(playMatch, { body })).body.id;
});
afterAll(() => app.close());

describe("the match after two thousand million others", () => {
  test("is played, listed, watched, shared, and told to the opponent", async () => {
    const quick = { matchType: "quick" as const, opponentId: bob.user.id };
    const { status, body: played } = await alice.user.call(playMatch, { body: quick });
    expect([status, first, played.id]).toEqual([200, PLAYED, PLAYED + 1]);

    const { body: newest } = await alice.user.call(listMatches);
    expect(newest.map(({ id }) => id)).toEqual([PLAYED + 1, PLAYED]);
    const { body: earlier } = await alice.user.call(listMatches, { query: { before: PLAYED + 1 } });
    expect(earlier.map(({ id }) => id)).toEqual([PLAYED]);
    const { body: replay } = await bob.user.call(getMatch, { params: { id: PLAYED + 1 } });
    expect(replay).toEqual(played);

    const { body: link } = await alice.user.call(makeShare, { body: { kind: "match", id: PLAYED + 1 } });
    expect(link.subjectId).toBe(PLAYED + 1);
    const { body: seen } = await bob.user.call(getShared, { params: { token: link.token } });
    expect(seen.match).not.toBeNull();

    const { body: news } = await bob.user.call(listNotifications);
    expect(news.notifications.map((one) => one.news.data)).toContainEqual(
      expect.objectContaining({ matchId: PLAYED + 1 }),
    );
  });

  test("has an id that no card, team or month can have", async () => {
    const { status, body } = await alice.user.call(makeShare, { body: { kind: "card", id: PLAYED + 1 } });
    expect([status, body.code]).toEqual([400, "invalid_input"]);
  });
});
