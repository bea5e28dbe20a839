import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aSignedUpUser } from "#tests/support/sessions.ts";
import { anotherInstance } from "#tests/support/another-instance.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { PASSWORD } from "#tests/support/test-user.ts";

let app: TestApp;
let other: TestApp;
let written = "";

beforeAll(async () => {
  const logTo = { write: (line: string) => void (written += line) };
  app = await makeTestApp({ env: { LOG_LEVEL: "warn" }, logTo });
  other = await anotherInstance(app);
});

afterAll(async () => {
  await other.close();
  await app.close();
});

async function post(path: string, payload: object, { on = app, cookie = "" } = {}) {
  const answer = await on.server.inject({
    method: "POST",
    url: `/api/auth/${path}`,
    payload,
    headers: { cookie },
  });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}

const tryPassword = (email: string, password: string, on = app) =>
  post("sign-in/email", { email, password }, { on });

async function guess(times: number, email: string): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) {
    expect((await tryPassword(email, "a wrong guess")).status).toBe(401);
  }
}

/** Ages the running pauses by this many seconds. */
const pass = async (seconds: number) =>
  app.pool.query("update password_guess set paused_until = paused_until - make_interval(secs => $1)", [
    seconds,
  ]);

describe("wrong passwords for one account", () => {
  test("are forgotten with the right one", async () => {
    const { email } = await aSignedUpUser(app, "Bob");
    await guess(9, email);
    expect((await tryPassword(email, PASSWORD)).status).toBe(200);
    await guess(10, email);
    await pass(30);
    expect((await tryPassword(email, PASSWORD)).status).toBe(200);
  });
});
