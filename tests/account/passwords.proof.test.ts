import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { PASSWORD } from "#tests/support/test-user.ts";

let app: TestApp;

beforeAll(async () => {
  app = await makeTestApp();
});

afterAll(() => app.close());

async function post(path: string, payload: object, cookie = "") {
  const url = `/api/auth/${path}`;
  const answer = await app.server.inject({ method: "POST", url, payload, headers: { cookie } });
  return { status: answer.statusCode, body: answer.json(), cookies: answer.cookies };
}

describe("a password that is easily guessed", () => {
  test.each([
    ["iloveyou", "password_common"],
    ["Qwertyuiop", "password_common"],
    ["gracehopper", "password_personal"],
    ["grace.hopper.07@example.com", "password_personal"],
  ])("%s is refused at sign-up and at a change, and says why", async (password, code) => {
    const person = { name: "Grace Hopper", email: "grace.hopper.07@example.com" };
    const refused = await post("sign-up/email", { ...person, password });
    expect(refused).toMatchObject({ status: 400, body: { code }, cookies: [] });
    expect(refused.body.message).toMatch(/Choose another/);
    const made = await post("sign-up/email", { ...person, password: PASSWORD });
    const known = made.status === 200 ? made : await post("sign-in/email", { ...person, password: PASSWORD });
    const cookie = known.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; ");
    const change = { currentPassword: PASSWORD, newPassword: password };
    expect(await post("change-password", change, cookie)).toMatchObject({ status: 400, body: { code } });
  });
});
