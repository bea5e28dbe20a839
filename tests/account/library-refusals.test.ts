import { BASE_ERROR_CODES } from "better-auth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refusals } from "#contract/refusals.ts";
import { failureBody } from "#server/platform/http/error-handler.ts";
import { refusalOf } from "#server/account/library-refusals.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { PASSWORD, signUp, type TestUser } from "#tests/support/test-user.ts";

const library = Object.values(BASE_ERROR_CODES);
const theirWords = new Set(library.map(({ message }) => message));
const NEW = "correct horse battery two";

let app: TestApp;
let provided: TestApp;
let alice: TestUser;

beforeAll(async () => {
  app = await makeTestApp();
  provided = await makeTestApp({
    env: {
      PUBLIC_URL: "http://localhost:3000",
      OIDC_ISSUER: "http://127.0.0.1:9",
      OIDC_CLIENT_ID: "panna",
      OIDC_CLIENT_SECRET: "a-secret-that-only-the-tests-know",
    },
  });
  alice = await signUp(app, "Alice");
});

afterAll(async () => {
  await app.close();
  await provided.close();
});

async function post(of: TestApp, path: string, payload: object | undefined, cookie = "") {
  const url = `/api/auth/${path}`;
  const { statusCode, json, headers } = await of.server.inject({
    method: "POST",
    url,
    headers: { cookie },
    ...(payload && { payload }),
  });
  const { code = "", message = "" } = json<{ code?: string; message?: string }>();
  return { status: statusCode, code, message, retryAfter: headers["retry-after"] };
}

/** The refusal, and whether its wording is ours. */
function told({ status, code, message }: { status: number; code: string; message: string }) {
  return { status, code, areWordsOurs: message !== "" && !theirWords.has(message) };
}

const ours = (code: keyof typeof refusals) => ({ status: refusals[code].status, code, areWordsOurs: true });

describe("what better-auth refuses", () => {
  test.each([
    ["sign-up/email", undefined, "invalid_input"],
    ["sign-up/email", [], "invalid_input"],
    ["sign-up/email", { name: 1, email: "bob@example.com", password: PASSWORD }, "invalid_input"],
    ["sign-up/email", { name: "Bob", email: "bob", password: PASSWORD }, "email_invalid"],
    ["sign-up/email", { name: "Bob", email: "", password: PASSWORD }, "email_invalid"],
    ["sign-up/email", { name: "Bob", email: "alice@example.com", password: PASSWORD }, "email_taken"],
    ["sign-up/email", { name: "Bob", email: "bob@example.com", password: "short" }, "password_too_short"],
    [
      "sign-up/email",
      { name: "Bob", email: "bob@example.com", password: "x".repeat(129) },
      "password_too_long",
    ],
    ["sign-in/email", undefined, "invalid_input"],
    ["sign-in/email", { email: "alice@example.com" }, "invalid_input"],
    ["sign-in/email", { email: "nonsense", password: PASSWORD }, "email_invalid"],
    ["sign-in/email", { email: "alice@example.com", password: "x" }, "wrong_credentials"],
    ["sign-in/email", { email: "alice@example.com", password: "x".repeat(10_000) }, "password_too_long"],
    ["sign-in/email", { email: "nobody@example.com", password: PASSWORD }, "wrong_credentials"],
    ["change-password", { currentPassword: PASSWORD, newPassword: NEW }, "unauthorized"],
  ] as const)("at %s for %j is told in our words: %s", async (path, payload, code) => {
    const answer = await post(app, path, payload);
    expect(told(answer)).toEqual(ours(code));
  });

  test.each([
    [undefined, "invalid_input"],
    [{ currentPassword: PASSWORD }, "invalid_input"],
    [{ currentPassword: "x", newPassword: NEW }, "current_password_wrong"],
    [{ currentPassword: PASSWORD, newPassword: "short" }, "password_too_short"],
    [{ currentPassword: PASSWORD, newPassword: "x".repeat(129) }, "password_too_long"],
  ] as const)("at a change of the password for %j is told in our words: %s", async (payload, code) => {
    const answer = await post(app, "change-password", payload, alice.cookie);
    expect(told(answer)).toEqual(ours(code));
  });

  test.each(["sign-up/email", "sign-in/email"])(
    "at %s with a provider is that passwords are off",
    async (path) => {
      const payload = { name: "Bob", email: "bob@example.com", password: PASSWORD };
      expect(told(await post(provided, path, payload))).toEqual(ours("passwords_off"));
    },
  );

  test("is told in our words, whichever refusal it is", async () => {
    expect(library.length).toBeGreaterThan(40);
    for (const { code, message } of library) {
      for (const status of [400, 401, 403, 404, 422, 500]) {
        const { refusal } = await refusalOf(Response.json({ code, message }, { status }));
        expect(theirWords).not.toContain(failureBody(refusal, "an id").message);
      }
    }
  });
});

describe("what fails by no fault of the caller", () => {
  test.each([
    ["disk_full", 507, "storage_full"],
    ["serialization_failure", 503, "busy"],
    ["data_exception", 500, "internal_error"],
  ] as const)("is a sign-up that says so (%s), and works once that is over", async (reason, status, code) => {
    await app.pool.query(`
      create function fail() returns trigger language plpgsql as $$
        begin raise exception 'could not' using errcode = '${reason}'; end $$`);
    await app.pool.query('create trigger fail before insert on "user" execute function fail()');
    const payload = { name: "Carol", email: `${reason}@example.com`, password: PASSWORD };
    const answer = await post(app, "sign-up/email", payload);
    await app.pool.query("drop function fail cascade");
    expect(told(answer)).toEqual(ours(code));
    expect(answer.status).toBe(status);
    expect((await post(app, "sign-up/email", payload)).status).toBe(200);
  });

  test("is a sign-in on a full disk too", async () => {
    await app.pool.query(`
      create function fail() returns trigger language plpgsql as $$
        begin raise exception 'could not' using errcode = 'disk_full'; end $$`);
    await app.pool.query("create trigger fail before insert on session execute function fail()");
    const payload = { email: alice.email, password: PASSWORD };
    const answer = await post(app, "sign-in/email", payload);
    await app.pool.query("drop function fail cascade");
    expect(told(answer)).toEqual(ours("storage_full"));
    expect((await post(app, "sign-in/email", payload)).status).toBe(200);
  });
});
