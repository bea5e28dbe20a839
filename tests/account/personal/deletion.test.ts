import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { guessedBefore } from "#tests/account/guessed-before.ts";
import { checkUsername, getCurrentUser } from "#contract/account.ts";
import { getMonthlyLeaderboard } from "#contract/leaderboard.ts";
import { getLadder } from "#contract/match/ladder.ts";
import { listMatches } from "#contract/match/match.ts";
import { getMiniLeague, leaveMiniLeague } from "#contract/mini-league/mini-league.ts";
import { listNotifications } from "#contract/notification/notification.ts";
import { getProfile } from "#contract/profile.ts";
import { FORMER_MANAGER } from "#game/account/display-name.ts";
import { DAY_MS, MINUTE_MS } from "#game/milliseconds.ts";
import { eraseAccounts } from "#server/account/deletion/erase-accounts.ts";
import { personalData } from "#server/personal-data.ts";
import { settleTournaments } from "#server/tournament/settlement/settle-tournaments.ts";
import { anotherInstance } from "#tests/support/another-instance.ts";
import { aFixture, aPerformance } from "#tests/support/football-makers.ts";
import { aCard } from "#tests/support/makers.ts";
import type { Manager } from "#tests/support/managers.ts";
import { aSession, aUser } from "#tests/support/sessions.ts";
import { countStatuses } from "#tests/support/statuses.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { browserOf, PASSWORD, type TestUser } from "#tests/support/test-user.ts";
import { aLeagueOf, aPerson, askDeletion, giveEverything } from "./belongings.ts";
import { deleteAndErase, tablesWith } from "./delete-and-erase.ts";

let app: TestApp;
let admin: TestUser;

beforeAll(async () => {
  app = await makeTestApp({ now: Date.parse("2025-09-10T12:00:00Z") });
  admin = await aUser(app, { isAdmin: true, username: "the_admin" });
});

afterAll(() => app.close());

const password = PASSWORD;
const remove = ({ user }: Manager) => askDeletion(app, user, { password });
const erase = () => eraseAccounts(app.deps, personalData);

/** Erases to the end, as some minutes later. */
async function eraseAll(): Promise<void> {
  app.clock.pass(11 * MINUTE_MS);
  await erase();
}

describe("a deleted account", () => {
  test("leaves nothing of its user", async () => {
    expect(await deleteAndErase(app, async () => undefined)).not.toBeNull();
  }, 60_000);

  test("loses what a call that was under way wrote after the deletion", async () => {
    const alice = await aPerson(app);
    await remove(alice);
    await erase();
    await aCard(app, alice.user);
    await eraseAll();
    expect(await tablesWith(app, alice.user.id)).toEqual(["notification_off"]);
  });

  test("can't be signed in to from that moment on, on any instance", async () => {
    const alice = await aPerson(app);
    const phone = browserOf(app, { ...alice.user, cookie: await aSession(app, alice.user.id) });
    const other = await anotherInstance(app);
    const elsewhere = browserOf(other, phone);
    expect((await elsewhere.call(getCurrentUser)).status).toBe(200);
    await remove(alice);
    expect((await elsewhere.call(getCurrentUser)).status).toBe(401);
    const signIn = { email: alice.user.email, password };
    const answer = await other.server.inject({
      method: "POST",
      url: "/api/auth/sign-in/email",
      payload: signIn,
    });
    expect(answer.statusCode).toBe(401);
    // A session that a sign-in under way writes now is not open either.
    const late = browserOf(other, { ...alice.user, cookie: await aSession(app, alice.user.id) });
    expect((await late.call(getCurrentUser)).status).toBe(401);
    await other.close();
  });

  test("frees its email at once, and its username after ninety days", async () => {
    const [alice, other] = [await aPerson(app), await aUser(app)];
    const username = (await alice.user.call(getCurrentUser)).body.username ?? "";
    await remove(alice);
    const payload = { name: "Quirinia", email: alice.user.email, password };
    const again = await app.server.inject({ method: "POST", url: "/api/auth/sign-up/email", payload });
    expect(again.statusCode).toBe(200);
    const isFree = async () => (await other.call(checkUsername, { body: { username } })).body.available;
    expect(await isFree()).toBe(false);
    await app.pool.query("update former_username set expires_at = expires_at - make_interval(days => 90)");
    expect(await isFree()).toBe(true);
    await app.pool.query("update former_username set expires_at = expires_at + make_interval(days => 90)");
  });
});

describe("for others", () => {
  test("tables, matches and mini-leagues stay right, with a former manager in them", async () => {
    const [alice, bob] = [
      await aPerson(app),
      await aPerson(app, { email: "bob.2@example.com", username: "bob_2" }),
    ];
    const { own, joined } = await giveEverything(app, alice, bob);
    const { id: fixtureId } = await aFixture(app, "2025-09-15T15:00:00Z");
    await aPerformance(app, { fixtureId, playerId: alice.cards[4]?.playerId ?? 0 }, { goals: 3 });
    app.clock.set(Date.parse("2025-09-16T12:00:00Z"));
    await settleTournaments(app.deps);
    const lines = async () => {
      const { body } = await bob.user.call(getMonthlyLeaderboard);
      return body.map(({ id, position, totalMonthlyPoints }) => ({ id, position, totalMonthlyPoints }));
    };
    const ladder = async () =>
      (await bob.user.call(getLadder, { query: { period: "all" } })).body.rows.map(
        ({ id, position, points }) => ({ id, position, points }),
      );
    const before = [await lines(), await ladder()];
    await remove(alice);
    await eraseAll();
    expect([await lines(), await ladder()]).toEqual(before);
    await settleTournaments(app.deps);
    expect(await lines()).toEqual(before[0]);
    const { body: table } = await bob.user.call(getMonthlyLeaderboard);
    expect(table.find(({ id }) => id === alice.user.id)?.username).toBe(FORMER_MANAGER);
    const { body: matches } = await bob.user.call(listMatches, { query: {} });
    const opponents = JSON.stringify(matches);
    expect(opponents).toContain(FORMER_MANAGER);
    expect(opponents).not.toContain(alice.user.id);
    const { body: news } = await bob.user.call(listNotifications, { query: {} });
    expect(JSON.stringify(news)).toContain(FORMER_MANAGER);
    expect((await bob.user.call(getProfile, { params: { userId: alice.user.id } })).status).toBe(404);
    // Bob has been in it longest, and can look after it now.
    const { body: inherited } = await bob.user.call(getMiniLeague, { params: own, query: {} });
    expect(inherited).toMatchObject({ isOwner: true, size: 1 });
    const { body: left } = await bob.user.call(getMiniLeague, { params: joined, query: {} });
    expect(left.rows.map(({ id }) => id)).toEqual([bob.user.id]);
  }, 60_000);

  test("the news of joining a mini-league loses the name, also of one that was left", async () => {
    const [alice, owner] = [await aPerson(app), await aUser(app)];
    const params = await aLeagueOf(owner, "Left Early", [alice.user]);
    await alice.user.call(leaveMiniLeague, { params });
    await remove(alice);
    await eraseAll();
    const { body: news } = await owner.call(listNotifications, { query: {} });
    expect(news.notifications).toMatchObject([{ news: { data: { username: FORMER_MANAGER } } }]);
  });

  test("a mini-league without another member ends with its owner", async () => {
    const alice = await aPerson(app);
    const params = await aLeagueOf(alice.user, "Only Me", []);
    await remove(alice);
    await eraseAll();
    const { rowCount } = await app.pool.query("select from mini_league where id = $1", [params.id]);
    expect(rowCount).toBe(0);
  });
});

describe("the deletion of an account", () => {
  test("asks for the password, and counts wrong ones", async () => {
    const { user } = await aPerson(app);
    await guessedBefore(app, user.email, 6);
    for (const wrong of [{}, { password: "a wrong guess" }]) {
      const refused = await askDeletion(app, user, wrong);
      expect(refused).toMatchObject({ status: 400, body: { code: "current_password_wrong" } });
    }
    for (let guess = 8; guess < 10; guess += 1) await askDeletion(app, user, { password: "wrong again" });
    const paused = await askDeletion(app, user, { password });
    expect(paused).toMatchObject({ status: 429, body: { code: "too_many_guesses" } });
    expect(Number(paused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await user.call(getCurrentUser)).status).toBe(200);
  });

  test("asks for a fresh sign-in where there is no password", async () => {
    const user = await aUser(app);
    await app.pool.query("update session set created_at = created_at - interval '1 day' where user_id = $1", [
      user.id,
    ]);
    expect(await askDeletion(app, user, {})).toMatchObject({ status: 403, body: { code: "sign_in_again" } });
    const fresh = browserOf(app, { ...user, cookie: await aSession(app, user.id) });
    await app.pool.query(
      "update session set created_at = $2 where user_id = $1 and created_at > now() - interval '1 hour'",
      [user.id, new Date(app.clock.wallTime())],
    );
    expect((await askDeletion(app, user, {})).status).toBe(403);
    expect((await askDeletion(app, fresh, {})).status).toBe(200);
  });

  test("is for the user alone", async () => {
    const { user } = await aPerson(app);
    const visitor = { ...user, cookie: "" };
    expect((await askDeletion(app, visitor, { password })).status).toBe(401);
    const foreign = { origin: "https://elsewhere.example" };
    expect((await askDeletion(app, user, { password }, foreign)).status).toBe(403);
    expect((await user.call(getCurrentUser)).status).toBe(200);
  });

  test("is refused to the last admin, also if the last two ask at once", async () => {
    await app.pool.query(`update "user" set is_admin = false where id = $1`, [admin.id]);
    const admins = [await aPerson(app, { isAdmin: true }), await aPerson(app, { isAdmin: true })];
    const answers = await Promise.all(admins.map(remove));
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 1 });
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: "last_admin" });
    expect(refused?.body.message).toContain("only admin");
    await app.pool.query(`update "user" set is_admin = true where id = $1`, [admin.id]);
  });
});

test("a former name stays reserved for nobody, and can't be traced to the account", async () => {
  const alice = await aPerson(app);
  await remove(alice);
  const { rows } = await app.pool.query(
    "select user_id, expires_at from former_username order by expires_at desc limit 1",
  );
  expect(rows[0].user_id).toBeNull();
  expect(rows[0].expires_at.getTime()).toBeGreaterThan(app.clock.wallTime() + 89 * DAY_MS);
});
