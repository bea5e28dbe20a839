import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { choosePassword } from "./choose-password.ts";

let app: TestApp;

beforeAll(async () => {
  app = await makeTestApp();
});

afterAll(() => app.close());

describe("a password that is easily guessed", () => {
  test.each([
    ["iloveyou", "password_common"],
    ["Qwertyuiop", "password_common"],
    ["gracehopper", "password_personal"],
    ["grace.hopper.07@example.com", "password_personal"],
  ])("%s is refused at sign-up and at a change, and says why", async (password, code) => {
    const { signedUp, changed } = await choosePassword(app, password);
    expect(signedUp).toMatchObject({ status: 400, body: { code }, cookies: [] });
    expect(signedUp.body.message).toMatch(/Choose another/);
    expect(changed).toMatchObject({ status: 400, body: { code } });
  });
});
