import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getCurrentUser, setName } from "#contract/account.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { signUp } from "#tests/support/test-user.ts";

let app: TestApp;

beforeAll(async () => {
  app = await makeTestApp();
});

afterAll(() => app.close());

describe("a user's own name", () => {
  test("can be changed, tidied and cleared", async () => {
    const user = await signUp(app, "Grace Hopper");
    const rename = (firstName: string, lastName: string) =>
      user.call(setName, { body: { firstName, lastName } });
    const own = async () => {
      const { body } = await user.call(getCurrentUser);
      return [body.firstName, body.lastName];
    };
    expect(await own()).toEqual(["Grace", "Hopper"]);
    expect((await rename("  Ada\u202e ", "King\nLovelace")).status).toBe(200);
    expect(await own()).toEqual(["Ada", "King Lovelace"]);
    expect((await rename("A".repeat(200), "")).status).toBe(200);
    expect(await own()).toEqual(["A".repeat(80), null]);
  });

  test("isn't kept once it's cleared", async () => {
    const user = await signUp(app, "Quentin Xavierson");
    expect((await user.call(setName, { body: { firstName: "", lastName: "" } })).status).toBe(200);
    const { rows } = await app.pool.query(
      `select name, first_name as "firstName", last_name as "lastName" from "user" where id = $1`,
      [user.id],
    );
    expect(rows).toEqual([{ name: "", firstName: null, lastName: null }]);
  });

  test.each([
    ["Panna", "Support"],
    ["Αdmin", ""],
    ["", "M0derator"],
  ])("can't be made to look official: %s %s", async (firstName, lastName) => {
    const user = await aUser(app);
    const before = (await user.call(getCurrentUser)).body;
    const refused = await user.call(setName, { body: { firstName, lastName } });
    expect(refused).toMatchObject({ status: 400, body: { code: "name_reserved" } });
    expect((await user.call(getCurrentUser)).body).toEqual(before);
  });

  test("is left out if it looks official at the sign-up", async () => {
    const user = await signUp(app, "Panna Support");
    expect((await user.call(getCurrentUser)).body).toMatchObject({ firstName: null, lastName: null });
  });
});
