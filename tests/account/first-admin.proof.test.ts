import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { signUp } from "#tests/support/test-user.ts";

let app: TestApp;

beforeAll(async () => {
  app = await makeTestApp();
});

afterAll(() => app.close());

const twenty = Array.from({ length: 20 }, (_, number) => `Person ${number}`);

describe("the first account of a fresh database", () => {
  test("is admin, and it is exactly one when twenty sign up at once", async () => {
    await Promise.all(twenty.map((name) => signUp(app, name)));
    const { rows } = await app.pool.query(`select email from "user" where is_admin`);
    expect(rows).toHaveLength(1);
  });
});
