import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aSignedUpUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { PASSWORD } from "#tests/support/test-user.ts";
import { agePauses, guess, tryPassword } from "./guess-passwords.ts";

let app: TestApp;

beforeAll(async () => {
  app = await makeTestApp();
});

afterAll(() => app.close());

describe("wrong passwords for one account", () => {
  test("are forgotten with the right one", async () => {
    const { email } = await aSignedUpUser(app, "Bob");
    await guess(app, 9, email);
    expect((await tryPassword(app, email, PASSWORD)).status).toBe(200);
    await guess(app, 10, email);
    await agePauses(app, 30);
    expect((await tryPassword(app, email, PASSWORD)).status).toBe(200);
  });
});
