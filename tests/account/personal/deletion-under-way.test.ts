import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setLanguage, setName, setTimeZone, setUsername } from "#contract/account.ts";
import { MINUTE_MS } from "#game/milliseconds.ts";
import { eraseAccounts } from "#server/account/deletion/erase-accounts.ts";
import { personalData } from "#server/personal-data.ts";
import { statementsWait } from "#tests/account/statements-wait.ts";
import { tablesSaying } from "#tests/account/tables-saying.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { PASSWORD, type TestUser } from "#tests/support/test-user.ts";
import { aPerson, askDeletion } from "./belongings.ts";

let app: TestApp;

beforeAll(async () => {
  app = await makeTestApp();
});

afterAll(() => app.close());

async function rowOf({ id }: TestUser) {
  const { rows } = await app.pool.query(
    `select name, first_name, last_name, username, language, time_zone from "user" where id = $1`,
    [id],
  );
  return rows[0];
}

const EMPTY = {
  name: "",
  first_name: null,
  last_name: null,
  username: null,
  language: null,
  time_zone: null,
};

describe("a call that is past the session gate when its account is deleted", () => {
  test.each([
    ["name", (user: TestUser) => user.call(setName, { body: { firstName: "Quirinia", lastName: "Z" } })],
    ["username", (user: TestUser) => user.call(setUsername, { body: { username: "quirinia_again" } })],
    ["language", (user: TestUser) => user.call(setLanguage, { body: { language: "es" } })],
    ["time zone", (user: TestUser) => user.call(setTimeZone, { body: { timeZone: "Europe/Madrid" } })],
  ])("is refused, and writes no %s into the empty row", async (_, change) => {
    const { user } = await aPerson(app);
    const holder = await app.pool.connect();
    await holder.query("begin");
    await holder.query("select from session where user_id = $1 for update", [user.id]);
    const deletion = askDeletion(app, user, { password: PASSWORD });
    await statementsWait(app, 1);
    const changing = change(user);
    await statementsWait(app, 2);
    await holder.query("rollback");
    holder.release();
    expect((await deletion).status).toBe(200);
    expect(await changing).toMatchObject({ status: 401, body: { code: "unauthorized" } });
    expect(await rowOf(user)).toEqual(EMPTY);
  });
});

test("erasing empties the row once more", async () => {
  const { user } = await aPerson(app);
  await askDeletion(app, user, { password: PASSWORD });
  await app.pool.query(`update "user" set last_name = 'Zabrodsky', language = 'es' where id = $1`, [user.id]);
  app.clock.pass(11 * MINUTE_MS);
  await eraseAccounts(app.deps, personalData);
  expect(await rowOf(user)).toEqual(EMPTY);
  expect(await tablesSaying(app, "Zabrodsky")).toEqual([]);
});
