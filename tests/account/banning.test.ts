import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setAvatar } from "#contract/account/avatar.ts";
import { banUser, endUserSessions, listUsers, unbanUser } from "#contract/account/user-admin.ts";
import { checkUsername, getCurrentUser, setUsername } from "#contract/account.ts";
import { playMatch } from "#contract/match/match.ts";
import { getProfile } from "#contract/profile.ts";
import { getShared, makeShare } from "#contract/share.ts";
import { DAY_MS } from "#game/milliseconds.ts";
import { sessionToken } from "#server/account/session-cookie.ts";
import { findOpenSessions } from "#server/account/session-lookup.ts";
import { anotherInstance } from "#tests/support/another-instance.ts";
import { aManager } from "#tests/support/managers.ts";
import { anyPhoto, upload } from "#tests/support/photos.ts";
import { aSession, aSignedUpUser, aUser } from "#tests/support/sessions.ts";
import { countStatuses } from "#tests/support/statuses.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { browserOf, PASSWORD, type TestUser } from "#tests/support/test-user.ts";

let app: TestApp;
let admin: TestUser;

beforeAll(async () => {
  app = await makeTestApp();
  admin = await aUser(app, { isAdmin: true, username: "the_admin" });
});

afterAll(() => app.close());

const ban = (by: TestUser, { id }: TestUser, days: number | null = null, removesProfile = false) =>
  by.call(banUser, { params: { id }, body: { reason: "Spam in team names", days, removesProfile } });
const lift = ({ id }: TestUser) => admin.call(unbanUser, { params: { id } });

async function signIn({ email }: TestUser) {
  const payload = { email, password: PASSWORD };
  const answer = await app.server.inject({ method: "POST", url: "/api/auth/sign-in/email", payload });
  return { status: answer.statusCode, body: answer.json(), cookies: answer.cookies };
}

/** What the audit log says was done to a user. */
async function linesAbout({ id }: TestUser) {
  const { rows } = await app.pool.query(
    "select action, user_id, details from audit_log where subject = $1 order by id",
    [`user ${id}`],
  );
  return rows;
}

describe("a ban", () => {
  test("ends every session at once, on every instance, and is in the audit log", async () => {
    const user = await aUser(app);
    const other = await anotherInstance(app);
    const elsewhere = browserOf(other, user);
    expect((await elsewhere.call(getCurrentUser)).status).toBe(200);
    expect((await ban(admin, user, 7)).status).toBe(200);
    expect((await elsewhere.call(getCurrentUser)).status).toBe(401);
    // Nor does a session count that a sign-in under way wrote in between.
    const late = browserOf(other, { ...user, cookie: await aSession(app, user.id) });
    expect((await late.call(getCurrentUser)).status).toBe(401);
    await other.close();
    // Live streams ask every few seconds which of their sessions are open.
    const tokens = [sessionToken(late.cookie, app.deps.config) ?? ""];
    const open = () => findOpenSessions(app.pool, tokens, app.clock.wallTime());
    expect([...(await open())]).toEqual([]);
    expect((await lift(user)).status).toBe(200);
    expect([...(await open())]).toEqual(tokens);
    expect(await linesAbout(user)).toMatchObject([
      { action: "user.ban", user_id: admin.id, details: { reason: "Spam in team names" } },
      { action: "user.unban", user_id: admin.id },
    ]);
  });

  test("is told at the sign-in with its end and reason, and is over then", async () => {
    const user = await aSignedUpUser(app, "Bea Banned");
    await ban(admin, user, 7);
    const refused = await signIn(user);
    expect(refused).toMatchObject({ status: 403, body: { code: "account_banned" }, cookies: [] });
    const end = new Date(app.clock.wallTime() + 7 * DAY_MS).toLocaleDateString("en-GB", {
      dateStyle: "long",
      timeZone: "UTC",
    });
    expect(refused.body.message).toBe(`This account is banned until ${end}. Reason: Spam in team names`);
    app.clock.pass(7 * DAY_MS + 1000);
    expect((await signIn(user)).status).toBe(200);
  });

  test("without an end says so, until it's lifted", async () => {
    const user = await aSignedUpUser(app, "Carl Banned");
    await ban(admin, user);
    app.clock.pass(5000 * DAY_MS);
    expect((await signIn(user)).body.message).toBe("This account is banned. Reason: Spam in team names");
    app.clock.pass(-5000 * DAY_MS);
    await lift(user);
    expect((await signIn(user)).status).toBe(200);
  });

  test("tells nobody who doesn't know the password", async () => {
    const user = await aSignedUpUser(app, "Dora Banned");
    await ban(admin, user);
    const payload = { email: user.email, password: "a wrong guess" };
    const answer = await app.server.inject({ method: "POST", url: "/api/auth/sign-in/email", payload });
    expect(answer.json()).toMatchObject({ code: "wrong_credentials" });
  });

  test("keeps the user from being met in a match, drawn or challenged", async () => {
    const [one, banned] = [await aManager(app), await aManager(app)];
    await ban(admin, banned.user, 1);
    const { body: ranked } = await one.user.call(playMatch, { body: { matchType: "ranked" } });
    expect(ranked.code).toBe("no_opponent");
    const { body: quick } = await one.user.call(playMatch, { body: { matchType: "quick" } });
    expect(quick.away.isHouse).toBe(true);
    const challenge = { matchType: "quick", opponentId: banned.user.id } as const;
    const { body: challenged } = await one.user.call(playMatch, { body: challenge });
    expect(challenged.code).toBe("opponent_has_no_team");
    await lift(banned.user);
    expect((await one.user.call(playMatch, { body: challenge })).status).toBe(200);
    const { body: drawn } = await one.user.call(playMatch, { body: { matchType: "ranked" } });
    expect(drawn.away.manager?.id).toBe(banned.user.id);
  });
});

describe("what others see of a banned user", () => {
  test("has none of their shares until the ban ends", async () => {
    const { user, teamId } = await aManager(app);
    const { token } = (await user.call(makeShare, { body: { kind: "team", id: teamId } })).body;
    const page = async () => (await admin.call(getShared, { params: { token } })).status;
    const picture = async () => (await app.server.inject(`/api/shares/${token}/picture.jpg`)).statusCode;
    expect([await page(), await picture()]).toEqual([200, 200]);
    await ban(admin, user, 1);
    expect([await page(), await picture()]).toEqual([404, 404]);
    app.clock.pass(DAY_MS + 1000);
    expect([await page(), await picture()]).toEqual([200, 200]);
  });

  test("has neither username nor picture if the admin removes them, and nobody gets the name", async () => {
    const [user, other] = [await aUser(app, { username: "an_insult" }), await aUser(app)];
    await upload(app, user, { file: await anyPhoto(3), path: setAvatar.path });
    const picture = (await user.call(getCurrentUser)).body.profileImageUrl ?? "";
    expect((await app.server.inject(picture)).statusCode).toBe(200);
    expect((await ban(admin, user, 1, true)).status).toBe(200);
    expect((await app.server.inject(picture)).statusCode).toBe(404);
    expect((await other.call(getProfile, { params: { userId: user.id } })).status).toBe(404);
    await lift(user);
    const back = browserOf(app, { ...user, cookie: await aSession(app, user.id) });
    const { body } = await back.call(getCurrentUser);
    expect([body.username, body.profileImageUrl]).toEqual([null, null]);
    for (const anyone of [back, other]) {
      const answer = await anyone.call(checkUsername, { body: { username: "an_insult" } });
      expect(answer.body.available).toBe(false);
    }
    const taken = await back.call(setUsername, { body: { username: "an_insult" } });
    expect(taken.body.code).toBe("username_taken");
    expect((await back.call(setUsername, { body: { username: "a_better_name" } })).status).toBe(200);
    expect((await linesAbout(user))[0]).toMatchObject({
      action: "user.ban",
      user_id: admin.id,
      details: { removesProfile: true },
    });
  });

  test("keeps the picture where the ban fails at its end", async () => {
    const user = await aUser(app);
    await upload(app, user, { file: await anyPhoto(4), path: setAvatar.path });
    const picture = (await user.call(getCurrentUser)).body.profileImageUrl ?? "";
    await app.pool.query(`
      create function fail() returns trigger language plpgsql as $$ begin raise exception 'the line is lost'; end $$;
      create trigger fail before insert on idempotency_key for each row execute function fail()`);
    const input = { params: { id: user.id }, body: { reason: "an insult", days: 1, removesProfile: true } };
    const { status } = await admin.call(banUser, input, { idempotencyKey: "a ban that fails" });
    await app.pool.query("drop function fail cascade");
    expect(status).toBe(500);
    expect((await app.server.inject(picture)).statusCode).toBe(200);
  });
});

test("an admin signs a user out everywhere without a ban, which is in the audit log", async () => {
  const [user, other] = [await aSignedUpUser(app, "Stolen Phone"), await aUser(app)];
  const phone = browserOf(app, { ...user, cookie: await aSession(app, user.id) });
  const end = (id: string, by = admin) => by.call(endUserSessions, { params: { id } });
  expect((await end(user.id, other)).status).toBe(403);
  expect((await end("nobody")).status).toBe(404);
  expect((await end(user.id)).status).toBe(200);
  for (const one of [user, phone]) expect((await one.call(getCurrentUser)).status).toBe(401);
  expect((await other.call(getCurrentUser)).status).toBe(200);
  expect((await signIn(user)).status).toBe(200);
  expect(await linesAbout(user)).toMatchObject([{ action: "user.sign-out", user_id: admin.id }]);
});

describe("an admin", () => {
  test("can't ban themselves, an unknown user, or for no time", async () => {
    const user = await aUser(app);
    expect((await ban(admin, admin)).body.code).toBe("ban_yourself");
    expect((await ban(admin, { ...user, id: "nobody" })).status).toBe(404);
    expect((await ban(admin, user, 0)).body.code).toBe("invalid_input");
    expect((await user.call(getCurrentUser)).status).toBe(200);
  });

  test("stays when two ban each other at once", async () => {
    await app.pool.query(`update "user" set is_admin = false where id = $1`, [admin.id]);
    const [one, two] = [await aUser(app, { isAdmin: true }), await aUser(app, { isAdmin: true })];
    const answers = await Promise.all([ban(one, two), ban(two, one)]);
    expect(answers.map(({ status }) => status)).toContain(200);
    const open = await Promise.all([one, two].map((user) => user.call(getCurrentUser)));
    expect(countStatuses(open)).toEqual({ 200: 1, 401: 1 });
    await app.pool.query(`update "user" set is_admin = true where id = $1`, [admin.id]);
  });

  test("finds users by the beginning of a name or an email, and those who are banned", async () => {
    const user = await aUser(app, { username: "findable_one", email: "needle@example.com" });
    const find = async (search?: string) => {
      const { body } = await admin.call(listUsers, { query: search === undefined ? {} : { search } });
      return body.users.map(({ id }) => id);
    };
    expect(await find("findable")).toEqual([user.id]);
    expect(await find("NEEDLE@")).toEqual([user.id]);
    expect(await find("%")).toEqual([]);
    expect(await find()).not.toContain(user.id);
    await ban(admin, user);
    expect(await find()).toContain(user.id);
  });
});
