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
    const user = await aUser(app);
    for (const answer of [await check(user, username), await set(user, username)]) {
      expect(answer).toMatchObject({ status: 400, body: { code } });
    }
    expect((await user.call(getCurrentUser)).body.username).toBeNull();
  });

  // shows: 7.11, 7.12
  test.each(["abc", "a".repeat(20), "under_score_9"])("%s is available and can be set", async (username) => {
    const user = await aUser(app);
    expect((await check(user, username)).body).toEqual({ available: true });
    expect(await set(user, username)).toMatchObject({ status: 200, body: { ok: true } });
    expect((await user.call(getCurrentUser)).body.username).toBe(username);
  });

  // shows: 7.11
  test("is kept in lower case, so that Carol and carol are one name", async () => {
    const [carol, other] = [await aUser(app), await aUser(app)];
    await set(carol, "CaRoL");
    expect((await carol.call(getCurrentUser)).body.username).toBe("carol");
    expect((await check(other, "CAROL")).body).toEqual({ available: false });
    expect(await set(other, "carol")).toMatchObject({
      status: 409,
      body: { code: "username_taken", message: "Username is already taken" },
    });
  });

  test("of one's own is available to oneself and can be set again", async () => {
    const user = await aUser(app, { username: "my_own_name" });
    expect((await check(user, "my_own_name")).body).toEqual({ available: true });
    expect((await set(user, "my_own_name")).status).toBe(200);
  });

  test("that its owner has left is free again", async () => {
    const [user, other] = [await aUser(app, { username: "left_behind" }), await aUser(app)];
    await set(user, "somewhere_else");
    expect((await check(other, "left_behind")).body).toEqual({ available: true });
  });

  test("claimed by fifty users at once gets one owner, and 49 are told that it is taken", async () => {
    const users = await Promise.all(Array.from({ length: 50 }, () => aUser(app)));
    const answers = await Promise.all(users.map((user) => set(user, "everybodys")));
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 49 });
    const { rows } = await app.pool.query(
      `select count(*)::int as n from "user" where username = 'everybodys'`,
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  test("in another case cannot be written past the rules either", async () => {
    const { id } = await aUser(app);
    const write = app.pool.query(`update "user" set username = 'Everybodys' where id = $1`, [id]);
    await expect(write).rejects.toThrow("user_username_form");
  });
});
