import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { getCurrentUser } from "#contract/account.ts";
import {
  getMatch,
  getRankedAllowance,
  listMatches,
  playMatch,
  type ReplayView,
} from "#contract/match/match.ts";
import { matchInputOf } from "#contract/match/match-input.ts";
import { activateTeam, deleteTeam } from "#contract/team.ts";
import { HOUSE_TEAM_NAME } from "#game/match/house-team.ts";
import { matchHash } from "#game/match/match-hash.ts";
import { RANKED_PER_DAY, REMATCH_PAUSE_MS } from "#game/match/matchmaking.ts";
import { simulateMatch } from "#game/match/simulate-match.ts";
import { card } from "#server/card/table.ts";
import { aManager, type Manager } from "#tests/support/managers.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, TEST_START, type TestApp } from "#tests/support/test-app.ts";
import { visitor } from "#tests/support/test-user.ts";
import { expectBooksToBalance } from "./match-books.ts";

const ranked = { body: { matchType: "ranked" as const } };
const quick = (opponentId?: string) => ({
  body: { matchType: "quick" as const, opponentId: opponentId ?? null },
});

/** The hash of a match replayed from what its page knows. */
function replayedHash(replay: ReplayView): string | null {
  const input = matchInputOf(replay);
  return input === null ? null : matchHash(simulateMatch(input));
}

describe("a quick match", () => {
  let app: TestApp;
  let alice: Manager;

  beforeAll(async () => {
    app = await makeTestApp();
    alice = await aManager(app);
  });
  afterAll(() => app.close());

  test("is played against the house team while nobody else has a team", async () => {
    const { status, body } = await alice.user.call(playMatch, quick());
    expect(status).toBe(200);
    expect(body).toMatchObject({ matchType: "quick", away: { manager: null, isHouse: true, points: null } });
    expect(body.away.teamName).toBe(HOUSE_TEAM_NAME);
    expect(body.hash).toBe(replayedHash(body));
    const me = await alice.user.call(getCurrentUser);
    expect(me.body).toMatchObject({ totalMatches: 1, points: 1000, currentRank: 0, rankedMatches: 0 });
  });

  test("isn't played by or against a team with a player on two cards", async () => {
    const twice = await aManager(app);
    const [one, other] = twice.cards;
    await app.db
      .update(card)
      .set({ playerId: one?.playerId ?? 0 })
      .where(eq(card.id, other?.id ?? 0));
    const own = await twice.user.call(playMatch, quick());
    expect([own.status, own.body.code]).toEqual([409, "no_active_team"]);
    const challenge = await alice.user.call(playMatch, quick(twice.user.id));
    expect([challenge.status, challenge.body.code]).toEqual([409, "opponent_has_no_team"]);
    const again = await twice.user.call(activateTeam, { params: { id: twice.teamId } });
    expect([again.status, again.body.code]).toEqual([400, "player_twice"]);
    const { body } = await alice.user.call(playMatch, quick());
    expect(body.away.isHouse).toBe(true);
  });

  test("counts for the manager who asked, not for the opponent, and moves no points", async () => {
    const bob = await aManager(app);
    const { body: before } = await alice.user.call(getCurrentUser);
    const { body } = await alice.user.call(playMatch, quick(bob.user.id));
    expect(body).toMatchObject({ home: { points: null }, away: { manager: { id: bob.user.id } } });
    const { body: his } = await bob.user.call(getCurrentUser);
    expect(his).toMatchObject({ totalMatches: 0, points: 1000, currentRank: 0 });
    const { body: hers } = await alice.user.call(getCurrentUser);
    expect(hers.totalMatches).toBe(before.totalMatches + 1);
    await expectBooksToBalance(app);
  });

  test("is refused against yourself, a user without a team, and an unknown user", async () => {
    const teamless = await aUser(app);
    const refusals = [];
    for (const id of [alice.user.id, teamless.id, "nobody"]) {
      const { status, body } = await alice.user.call(playMatch, quick(id));
      refusals.push([status, body.code]);
    }
    expect(refusals).toEqual([
      [400, "opponent_is_yourself"],
      [409, "opponent_has_no_team"],
      [404, "not_found"],
    ]);
  });

  test("needs an active team and a session", async () => {
    const teamless = await aUser(app);
    const { status, body } = await teamless.call(playMatch, quick());
    expect([status, body.code]).toEqual([409, "no_active_team"]);
    expect((await visitor(app).call(playMatch, quick())).status).toBe(401);
  });

  test("that is asked for twice with one key is played once", async () => {
    const before = await alice.user.call(getCurrentUser);
    const first = await alice.user.call(playMatch, quick(), { idempotencyKey: "one" });
    const again = await alice.user.call(playMatch, quick(), { idempotencyKey: "one" });
    const other = await alice.user.call(playMatch, ranked, { idempotencyKey: "one" });
    expect(again.body).toEqual(first.body);
    expect([other.status, other.body.code]).toEqual([422, "idempotency_key_reused"]);
    const after = await alice.user.call(getCurrentUser);
    expect(after.body.totalMatches).toBe(before.body.totalMatches + 1);
  });

  test("keeps the line-ups as they were, whatever becomes of the team", async () => {
    const gone = await aManager(app);
    const { body } = await gone.user.call(playMatch, quick(alice.user.id));
    await gone.user.call(deleteTeam, { params: { id: gone.teamId } });
    const seen = await alice.user.call(getMatch, { params: { id: body.id } });
    expect(seen.body).toEqual(body);
    expect(seen.body.home.players.map(({ cardId }) => cardId)).toEqual(gone.cards.map(({ id }) => id));
  });
});

describe("a ranked match", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await makeTestApp();
  });
  afterAll(() => app.close());

  test("moves both managers' points by the same amount, and ranks them", async () => {
    const home = await aManager(app);
    const away = await aManager(app);
    const { status, body } = await home.user.call(playMatch, ranked);
    expect(status).toBe(200);
    expect(body.away.manager?.id).toBe(away.user.id);
    const won = (body.home.points?.after ?? 0) - 1000;
    expect((body.away.points?.after ?? 0) - 1000).toBe(0 - won);
    expect(Math.abs(won)).toBe(body.homeScore === body.awayScore ? 0 : 12);
    const ranks = [];
    for (const { user } of [home, away]) ranks.push((await user.call(getCurrentUser)).body.currentRank);
    expect(ranks.toSorted((a, b) => a - b)).toEqual(won === 0 ? [1, 1] : [1, 2]);
    const [seen] = (await away.user.call(listMatches)).body;
    expect(seen).toMatchObject({ isHome: false, pointsChange: 0 - won, opponent: { id: home.user.id } });
    await expectBooksToBalance(app);
  });

  test("does not meet the same opponent again within 24 hours, whichever of them asks, and then does", async () => {
    const other = await makeTestApp();
    const one = await aManager(other);
    const two = await aManager(other);
    await one.user.call(playMatch, ranked);
    const soon = await two.user.call(playMatch, ranked);
    expect([soon.status, soon.body.code]).toEqual([409, "no_opponent"]);
    expect(soon.body.details).toEqual({ freeAt: new Date(TEST_START + REMATCH_PAUSE_MS).toISOString() });
    other.clock.set(TEST_START + REMATCH_PAUSE_MS - 1);
    expect((await one.user.call(playMatch, ranked)).status).toBe(409);
    other.clock.set(TEST_START + REMATCH_PAUSE_MS);
    expect((await two.user.call(playMatch, ranked)).status).toBe(200);
    await other.close();
  });

  test("is refused to a manager who names the opponent, has no team, or finds no one", async () => {
    const other = await makeTestApp();
    const alone = await aManager(other);
    const named = { body: { matchType: "ranked" as const, opponentId: "somebody" } };
    const answers = [
      await alone.user.call(playMatch, named),
      await (await aUser(other)).call(playMatch, ranked),
      await alone.user.call(playMatch, ranked),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [400, "ranked_opponent_chosen"],
      [409, "no_active_team"],
      [409, "no_opponent"],
    ]);
    expect(answers[2]?.body.details).toEqual({ freeAt: null });
    await other.close();
  });

  test(`is played at most ${RANKED_PER_DAY} times a day, and again from midnight UTC on`, async () => {
    const other = await makeTestApp({ now: Date.parse("2025-09-10T23:59:00Z") });
    const keen = await aManager(other);
    for (let index = 0; index <= RANKED_PER_DAY; index += 1) await aManager(other);
    for (let index = 0; index < RANKED_PER_DAY; index += 1) {
      expect((await keen.user.call(playMatch, ranked)).status).toBe(200);
    }
    const refused = await keen.user.call(playMatch, ranked);
    expect([refused.status, refused.body.code]).toEqual([409, "ranked_limit_reached"]);
    expect(refused.body.details).toEqual({ limit: RANKED_PER_DAY, freeAt: "2025-09-11T00:00:00.000Z" });
    const allowance = await keen.user.call(getRankedAllowance);
    expect(allowance.body).toEqual({ limit: 20, startedToday: 20, resetsAt: "2025-09-11T00:00:00.000Z" });
    other.clock.set(Date.parse("2025-09-11T00:00:00Z"));
    expect((await keen.user.call(playMatch, ranked)).status).toBe(200);
    await expectBooksToBalance(other);
    await other.close();
  });

  test("is found among the nearest in points", async () => {
    const other = await makeTestApp();
    const seeker = await aManager(other, { points: 1500 });
    const near = new Set<string>();
    for (const points of [1480, 1490, 1495, 1510, 1530]) {
      near.add((await aManager(other, { points })).user.id);
    }
    for (const points of [1000, 1300, 1700, 2000]) await aManager(other, { points });
    // A later opponent depends on the draw: the same one doesn't come twice on a day.
    const { body } = await seeker.user.call(playMatch, ranked);
    expect(near.has(body.away.manager?.id ?? "")).toBe(true);
    await other.close();
  });
});

describe("the list of matches", () => {
  // shows: 3.17, 7.36
  test("continues from the last one, newest first, with the specification's fields", async () => {
    const app = await makeTestApp();
    const alice = await aManager(app);
    for (let index = 0; index < 5; index += 1) await alice.user.call(playMatch, quick());
    const first = await alice.user.call(listMatches, { query: { limit: 3 } });
    const second = await alice.user.call(listMatches, { query: { limit: 3, before: first.body[2]?.id } });
    expect([...first.body, ...second.body].map(({ id }) => id)).toEqual([5, 4, 3, 2, 1]);
    const [latest] = first.body;
    const margin = (latest?.homeScore ?? 0) - (latest?.awayScore ?? 0);
    expect(latest?.result).toBe(margin > 0 ? "win" : margin < 0 ? "loss" : "draw");
    expect(latest).toMatchObject({
      awayUserId: null,
      matchType: "quick",
      completedAt: new Date(TEST_START).toISOString(),
      createdAt: new Date(TEST_START).toISOString(),
      pointsChange: null,
    });
    expect((await visitor(app).call(listMatches)).status).toBe(401);
    expect((await alice.user.call(getMatch, { params: { id: 99 } })).status).toBe(404);
    await app.close();
  });
});
