import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkUsername, getCurrentUser, setUsername } from "#contract/account.ts";
import { aUser } from "#tests/support/sessions.ts";
import { countStatuses } from "#tests/support/statuses.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

let app: TestApp;

beforeAll(async () => {
  app = await makeTestApp();
});

afterAll(() => app.close());

const nameless = { username: null };

const set = (user: TestUser, username: string) => user.call(setUsername, { body: { username } });
const check = (user: TestUser, username: string) => user.call(checkUsername, { body: { username } });

describe("a username", () => {
  test.each([
    ["ab", "username_too_short"],
    ["", "username_too_short"],
    ["a".repeat(21), "username_too_long"],
    ["with space", "username_characters"],
    ["dash-ed", "username_characters"],
    ["ümlaut", "username_characters"],
    ["<script>", "username_characters"],
  ])("%j is refused with %s, when checked and when set", async (username, code) => {
    const user = await aUser(app, nameless);
    for (const answer of [await check(user, username), await set(user, username)]) {
      expect(answer).toMatchObject({ status: 400, body: { code } });
    }
    expect((await user.call(getCurrentUser)).body.username).toBeNull();
  });

  // shows: 7.11, 7.12
  test.each(["abc", "a".repeat(20), "under_score_9"])("%s is available and can be set", async (username) => {
    const user = await aUser(app, nameless);
    expect((await check(user, username)).body).toEqual({ available: true });
    expect(await set(user, username)).toMatchObject({ status: 200, body: { ok: true } });
    expect((await user.call(getCurrentUser)).body.username).toBe(username);
  });

  // shows: 7.11
  test("is stored in lower case, so Carol and carol are one name", async () => {
    const [carol, other] = [await aUser(app, nameless), await aUser(app, nameless)];
    await set(carol, "CaRoL");
    expect((await carol.call(getCurrentUser)).body.username).toBe("carol");
    expect((await check(other, "CAROL")).body).toEqual({ available: false });
    expect(await set(other, "carol")).toMatchObject({
      status: 409,
      body: { code: "username_taken", message: "Username is already taken" },
    });
  });

  test("of a user is available to that user and can be set again", async () => {
    const user = await aUser(app, { username: "my_own_name" });
    expect((await check(user, "my_own_name")).body).toEqual({ available: true });
    expect((await set(user, "my_own_name")).status).toBe(200);
  });

  test("claimed by fifty users at once gets one owner, and 49 refusals", async () => {
    const users = await Promise.all(Array.from({ length: 50 }, () => aUser(app, nameless)));
    const answers = await Promise.all(users.map((user) => set(user, "everybodys")));
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 49 });
    const { rows } = await app.pool.query(
      `select count(*)::int as n from "user" where username = 'everybodys'`,
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  test("in another case cannot be written past the rules either", async () => {
    const { id } = await aUser(app, nameless);
    const write = app.pool.query(`update "user" set username = 'Everybodys' where id = $1`, [id]);
    await expect(write).rejects.toThrow("user_username_form");
  });
});

describe("a name that would be taken for Panna's own", () => {
  test.each(["admin", "Panna", "support", "panna_support", "admin_1", "moderator", "anonymous", "null"])(
    "%s is available to nobody",
    async (username) => {
      const user = await aUser(app, nameless);
      expect((await check(user, username)).body).toEqual({ available: false });
      expect(await set(user, username)).toMatchObject({ status: 409, body: { code: "username_taken" } });
    },
  );

  test.each(["ada_admin", "pannacotta", "supporter"])("%s is another one", async (username) => {
    expect((await check(await aUser(app, nameless), username)).body).toEqual({ available: true });
  });
});

describe("another name", () => {
  const DAY = 24;
  /** Ages everything stored about a user's names by this many hours. */
  async function pass(hours: number): Promise<void> {
    const older = (column: string) => `${column} = ${column} - make_interval(hours => $1)`;
    await app.pool.query(
      `update "user" set ${older("username_chosen_at")}, ${older("username_changed_at")}`,
      [hours],
    );
    await app.pool.query(`update former_username set ${older("expires_at")}`, [hours]);
  }

  test("can be taken as often as wanted on the first day, then once in thirty days", async () => {
    const user = await aUser(app, nameless);
    for (const name of ["first_choice", "second_try", "third_try"])
      expect((await set(user, name)).status).toBe(200);
    await pass(DAY);
    expect((await set(user, "a_new_life")).status).toBe(200);
    await pass(30 * DAY - 1);
    const { status, body } = await set(user, "once_more");
    expect([status, body.code]).toEqual([409, "username_changed_recently"]);
    const { freeAt } = body.details as { freeAt: string };
    expect(body.message).toContain(
      new Date(freeAt).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" }),
    );
    expect((await set(user, "a_new_life")).status).toBe(200);
    expect((await user.call(getCurrentUser)).body.username).toBe("a_new_life");
    await pass(1);
    expect((await set(user, "once_more")).status).toBe(200);
  });

  test("keeps the former one from others for ninety days, and from its owner never", async () => {
    const [user, other] = [await aUser(app, nameless), await aUser(app, nameless)];
    await set(user, "left_behind");
    await set(user, "somewhere_else");
    expect((await check(user, "left_behind")).body).toEqual({ available: true });
    await pass(90 * DAY - 1);
    expect((await check(other, "left_behind")).body).toEqual({ available: false });
    expect(await set(other, "left_behind")).toMatchObject({ status: 409, body: { code: "username_taken" } });
    await pass(1);
    expect((await check(other, "left_behind")).body).toEqual({ available: true });
    expect((await set(other, "left_behind")).status).toBe(200);
  });

  test("keeps the former one from a user who asks for it at the same moment", async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const [user, other] = [await aUser(app, { username: `wanted_${turn}` }), await aUser(app, nameless)];
      const [left, taken] = await Promise.all([set(user, `leaving_${turn}`), set(other, `wanted_${turn}`)]);
      expect([left.status, taken.status]).toEqual([200, 409]);
    }
  });

  test("keeps the last five of one person's names, and no more", async () => {
    const [user, other] = [await aUser(app, nameless), await aUser(app, nameless)];
    for (let turn = 0; turn < 7; turn += 1) await set(user, `squatted_${turn}`);
    const kept = await Promise.all(
      Array.from({ length: 7 }, async (_, turn) => (await check(other, `squatted_${turn}`)).body.available),
    );
    expect(kept).toEqual([true, false, false, false, false, false, false]);
  });
});
