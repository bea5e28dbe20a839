import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getCurrentUser, setLanguage } from "#contract/account.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { aUser } from "#tests/support/sessions.ts";

let app: TestApp;

beforeAll(async () => {
  app = await makeTestApp();
});

afterAll(() => app.close());

let signedUp = 0;

/** Signs a user up from a browser that sends these headers. @returns the stored language */
async function languageAfterSignUp(headers: Readonly<Record<string, string>>): Promise<string | null> {
  signedUp += 1;
  const payload = {
    name: "Robin Fan",
    email: `robin${signedUp}@example.com`,
    password: "a long walk to Wembley",
  };
  const answer = await app.server.inject({
    method: "POST",
    url: "/api/auth/sign-up/email",
    headers,
    payload,
  });
  expect(answer.statusCode).toBe(200);
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; ");
  const user = await app.server.inject({ url: getCurrentUser.path, headers: { cookie } });
  return user.json<{ language: string | null }>().language;
}

describe("the language of a user", () => {
  test("is the one of the browser in which they sign up, until they choose", async () => {
    expect(await languageAfterSignUp({ "accept-language": "it-IT,it;q=0.9" })).toBe("it");
    expect(await languageAfterSignUp({ cookie: "panna-language=es", "accept-language": "it" })).toBe("es");
    expect(await languageAfterSignUp({ "x-panna-language": "it" })).toBe("en");
  });

  test("is what they chose, on every device", async () => {
    const user = await aUser(app);
    expect((await user.call(setLanguage, { body: { language: "it" } })).status).toBe(200);
    expect((await user.call(getCurrentUser)).body.language).toBe("it");
  });

  test("is one of ours", async () => {
    const user = await aUser(app);
    const { status } = await user.call(setLanguage, { body: { language: "xx" as "it" } });
    expect(status).toBe(400);
  });
});
