import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aSession, aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { makeWebFolder, type WebFolder } from "#tests/support/web-folder.ts";
import { askFrom, statuses } from "./ask-from.ts";
import { readPastLimit } from "./read-limit.ts";

let app: TestApp;
let web: WebFolder;

beforeAll(async () => {
  web = makeWebFolder();
  app = await makeTestApp({ webDir: web.path });
});

afterAll(async () => {
  await app.close();
  web.remove();
});

const ask = (from: string, url: string, payload?: object) => askFrom(app, from, url, payload);

let guessed = 0;
/** Uses another account each time, because accounts have their own limit. */
const aGuess = () => ({ email: `alice.${(guessed += 1)}@example.com`, password: "a guess" });

describe("the rate limit", () => {
  test("lets an address try to sign in twenty times a minute, then says when to come again", async () => {
    const found = await statuses(25, () => ask("203.0.113.1", "/api/auth/sign-in/email", aGuess()));
    expect(found).toEqual(
      new Map([
        [401, 20],
        [429, 5],
      ]),
    );
    const answer = await ask("203.0.113.1", "/api/auth/sign-in/email", aGuess());
    expect(answer.json()).toEqual({
      code: "too_many_requests",
      message: "Too many requests. Wait a moment and try again.",
    });
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(answer.headers["retry-after"])).toBeLessThanOrEqual(60);
  });

  test("lets an account call 2,400 times a minute, from however many addresses and sessions", async () => {
    const [alice, bob] = [await aUser(app), await aUser(app)];
    const cookies = [alice.cookie, await aSession(app, alice.id)];
    const call = (cookie: string, from: string) =>
      app.server.inject({ url: "/api/verification-code", headers: { "x-forwarded-for": from, cookie } });
    let turn = 0;
    const found = await statuses(2410, () =>
      call(cookies[(turn += 1) % 2] ?? "", `203.0.113.${100 + (turn % 3)}`),
    );
    expect(found).toEqual(
      new Map([
        [200, 2400],
        [429, 10],
      ]),
    );
    const refused = await call(alice.cookie, "203.0.113.110");
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused.json().code).toBe("too_many_requests");
    expect((await call(bob.cookie, "203.0.113.110")).statusCode).toBe(200);
    // The machine itself stays exempt.
    const own = await app.server.inject({
      url: "/api/verification-code",
      headers: { cookie: alice.cookie },
    });
    expect(own.statusCode).toBe(200);
  });

  test.each([
    ["users' pictures", "203.0.113.12", "/avatars/AAAAAAAAAAAAAAAAAAAAAA/small.webp", 404],
    ["shared links", "203.0.113.13", "/?card=AAAAAAAAAAAAAAAAAAAAAA", 200],
  ])(
    "lets an address read %s three thousand times a minute, without a session",
    async (_, from, url, status) => {
      const { reads, retryAfter, others } = await readPastLimit(app, from, url);
      expect(reads).toEqual({ [status]: 3000, 429: 10 });
      expect(retryAfter).toBeGreaterThan(0);
      expect(others).toEqual([200, 200, status]);
    },
  );
});
