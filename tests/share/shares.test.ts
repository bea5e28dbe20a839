import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deleteCard } from "#contract/card/card.ts";
import { playMatch } from "#contract/match/match.ts";
import { getShared, listShares, makeShare, type ShareView, withdrawShare } from "#contract/share.ts";
import { createTeam, deleteTeam } from "#contract/team.ts";
import { enterTournament } from "#contract/tournament.ts";
import { SHARES_MAX } from "#game/share/decide-share.ts";
import { card } from "#server/card/table.ts";
import { share } from "#server/share/table.ts";
import { settleTournaments } from "#server/tournament/settlement/settle-tournaments.ts";
import { eq } from "drizzle-orm";
import { statementsWait } from "#tests/account/statements-wait.ts";
import { aCard, someCards } from "#tests/support/makers.ts";
import { aFixture, aPerformance } from "#tests/support/football-makers.ts";
import { aManager, type Manager, theTournament } from "#tests/support/managers.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

let app: TestApp;
let owner: Manager;
let other: Manager;

beforeAll(async () => {
  app = await makeTestApp({ now: Date.parse("2025-09-01T00:00:00Z") });
  owner = await aManager(app, { username: "robin_fan", email: "robin@example.com" });
  other = await aManager(app, { username: "manager_2" });
});

afterAll(() => app.close());

async function shared(user: TestUser, kind: ShareView["kind"], id: number): Promise<ShareView> {
  const { status, body } = await user.call(makeShare, { body: { kind, id } });
  expect(status).toBe(200);
  return body;
}

const newTeam = { name: "Gone by now", formation: "2-2" };

describe("a link", () => {
  test("to a card has a token that names nothing, and shows the front of the card alone", async () => {
    const made = await aCard(app, owner.user, {
      playerName: "Bukayo Saka",
      overall: 88,
      verificationCode: "CODE1234",
      origin: "photo",
    });
    const { token, kind, subjectId, shared: shown } = await shared(owner.user, "card", made.id);
    expect(token).toMatch(/^[\w-]{22}$/u);
    expect([kind, subjectId]).toEqual(["card", made.id]);
    expect(shown).toEqual({
      sharer: "robin_fan",
      card: {
        playerName: "Bukayo Saka",
        position: "midfielder",
        club: "Example Town",
        overall: 88,
        rarity: made.rarity,
        clubCode: null,
        clubColours: null,
      },
      team: null,
      match: null,
      month: null,
    });
    const { body } = await other.user.call(getShared, { params: { token } });
    expect(body).toEqual(shown);
  });

  test("is one for each thing, however often it is asked for at once", async () => {
    const made = await aCard(app, owner.user);
    const all = await Promise.all(Array.from({ length: 50 }, () => shared(owner.user, "card", made.id)));
    expect(new Set(all.map(({ token }) => token)).size).toBe(1);
  });

  test.each([
    ["card", async () => (await aCard(app, owner.user)).id],
    ["team", async () => (await owner.user.call(createTeam, { body: newTeam })).body.id],
  ] as const)("to a %s that is deleted at the same moment is refused", async (kind, make) => {
    const id = await make();
    const deleting = await app.pool.connect();
    await deleting.query("begin");
    await deleting.query(`delete from ${kind} where id = $1`, [id]);
    const sharing = owner.user.call(makeShare, { body: { kind, id } });
    await statementsWait(app, 1);
    await deleting.query("commit");
    deleting.release();
    expect(await sharing).toMatchObject({ status: 404, body: { code: "not_found" } });
  });

  test("to a team shows its five with their places", async () => {
    const { shared: shown } = await shared(owner.user, "team", owner.teamId);
    expect(shown?.team).toMatchObject({ formation: "1-2-1", rating: 70 });
    expect(shown?.team?.players.map(({ positionIndex }) => positionIndex).toSorted((a, b) => a - b)).toEqual([
      0, 1, 2, 3, 4,
    ]);
  });

  test("to a match shows the score and the teams, and is made by a side of it alone", async () => {
    const played = { matchType: "quick" as const, opponentId: other.user.id };
    const { body: match } = await owner.user.call(playMatch, { body: played });
    const { shared: shown } = await shared(owner.user, "match", match.id);
    const { homeScore, awayScore } = match;
    expect(shown?.match).toMatchObject({ homeScore, awayScore, matchType: "quick" });
    expect((await shared(other.user, "match", match.id)).shared?.sharer).toBe("manager_2");
    const third = await aUser(app);
    const refused = await third.call(makeShare, { body: { kind: "match", id: match.id } });
    expect([refused.status, refused.body]).toMatchObject([404, { code: "not_found" }]);
  });

  test("to a month is made once its table is final, and shows the position and the points", async () => {
    const id = await theTournament(app);
    await owner.user.call(enterTournament, { params: { id }, body: { teamId: owner.teamId } });
    const { id: fixtureId } = await aFixture(app, "2025-09-15T15:00:00Z");
    await aPerformance(app, { fixtureId, playerId: owner.cards[4]?.playerId ?? 0 }, { goals: 2 });
    await settleTournaments(app.deps);
    const early = await owner.user.call(makeShare, { body: { kind: "month", id } });
    expect([early.status, early.body]).toMatchObject([409, { code: "month_not_finished" }]);
    app.clock.set(Date.parse("2025-10-20T00:00:00Z"));
    await settleTournaments(app.deps);
    const { shared: shown } = await shared(owner.user, "month", id);
    expect(shown?.month).toEqual({
      month: "2025-09",
      teamName: expect.any(String),
      position: 1,
      entries: 1,
      points: 10,
    });
    const absent = await other.user.call(makeShare, { body: { kind: "month", id } });
    expect(absent.status).toBe(404);
  });

  test("of a user without a username names nobody", async () => {
    const nameless = await aUser(app, { username: null, firstName: "Nora", email: "nora@example.com" });
    const made = await aCard(app, nameless);
    const { shared: shown } = await shared(nameless, "card", made.id);
    expect(shown?.sharer).toBeNull();
    expect(JSON.stringify(shown)).not.toMatch(/nora/iu);
  });
});

describe("sharing is refused", () => {
  test.each(["card", "team", "match", "month"] as const)(
    "for another user's %s as if it were not there",
    async (kind) => {
      const ids = { card: owner.cards[0]?.id ?? 0, team: owner.teamId, match: 999_999, month: 999_999 };
      const { status, body } = await other.user.call(makeShare, { body: { kind, id: ids[kind] } });
      expect([status, body.code]).toEqual([404, "not_found"]);
    },
  );

  test("for a card that no admin has approved", async () => {
    const made = await aCard(app, owner.user, { status: "pending", playerName: "Pending Pat" });
    const { status, body } = await owner.user.call(makeShare, { body: { kind: "card", id: made.id } });
    expect([status, body]).toMatchObject([
      409,
      { code: "card_not_approved", params: { playerName: "Pending Pat" } },
    ]);
  });

  test("beyond a hundred links, also of calls at once", async () => {
    const collector = await aUser(app, { username: "collector" });
    const cards = await someCards(
      app,
      collector,
      Array.from({ length: SHARES_MAX + 5 }, () => ({})),
    );
    const before = cards.slice(0, SHARES_MAX - 5);
    await app.db.insert(share).values(
      before.map(({ id }) => ({
        token: `token-of-twenty-${String(id).padStart(6, "0")}`,
        userId: collector.id,
        cardId: id,
        createdAt: new Date(app.clock.now()),
      })),
    );
    const rest = cards.slice(SHARES_MAX - 5);
    const answers = await Promise.all(
      rest.map(({ id }) => collector.call(makeShare, { body: { kind: "card", id } })),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 409, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: "too_many_shares" });
  });
});

describe("a link that was withdrawn", () => {
  test("shows nothing, and the next one has another token", async () => {
    const made = await aCard(app, owner.user);
    const { token } = await shared(owner.user, "card", made.id);
    expect((await owner.user.call(withdrawShare, { params: { token } })).status).toBe(200);
    const gone = await other.user.call(getShared, { params: { token } });
    const unknown = await other.user.call(getShared, { params: { token: "A".repeat(22) } });
    const malformed = await other.user.call(getShared, { params: { token: "no token" } });
    expect([gone.status, unknown.status, malformed.status]).toEqual([404, 404, 404]);
    expect(gone.body).toEqual(unknown.body);
    expect(malformed.body).toEqual(unknown.body);
    expect((await shared(owner.user, "card", made.id)).token).not.toBe(token);
  });

  test("can be withdrawn by its owner alone", async () => {
    const made = await aCard(app, owner.user);
    const { token } = await shared(owner.user, "card", made.id);
    expect((await other.user.call(withdrawShare, { params: { token } })).status).toBe(404);
    expect((await other.user.call(getShared, { params: { token } })).status).toBe(200);
  });

  test("goes with the card or team that it showed", async () => {
    const manager = await aManager(app);
    const made = await aCard(app, manager.user);
    const ofCard = await shared(manager.user, "card", made.id);
    const ofTeam = await shared(manager.user, "team", manager.teamId);
    await manager.user.call(deleteCard, { params: { id: made.id } });
    await manager.user.call(deleteTeam, { params: { id: manager.teamId } });
    for (const { token } of [ofCard, ofTeam]) {
      expect((await other.user.call(getShared, { params: { token } })).status).toBe(404);
    }
    expect((await manager.user.call(listShares)).body).toEqual([]);
  });

  test("is hidden, not withdrawn, while a card's approval is undone", async () => {
    const manager = await aManager(app);
    const made = await aCard(app, manager.user);
    const { token } = await shared(manager.user, "card", made.id);
    await app.db.update(card).set({ status: "pending" }).where(eq(card.id, made.id));
    expect((await other.user.call(getShared, { params: { token } })).status).toBe(404);
    expect((await manager.user.call(listShares)).body).toMatchObject([{ token, shared: null }]);
  });
});

test("the list of what a user shares has the newest first, and nothing of others", async () => {
  const manager = await aManager(app);
  const [one, two] = [await aCard(app, manager.user), await aCard(app, manager.user)];
  await shared(manager.user, "card", one.id);
  app.clock.set(app.clock.now() + 1000);
  await shared(manager.user, "card", two.id);
  const { body } = await manager.user.call(listShares);
  expect(body.map(({ subjectId }) => subjectId)).toEqual([two.id, one.id]);
});
