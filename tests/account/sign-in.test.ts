import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getCurrentUser, getSignInMethods } from "#contract/account.ts";
import { aSession, aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { browserOf, signUp, visitor } from "#tests/support/test-user.ts";
import { postAuth } from "./post-auth.ts";

const password = "correct horse battery";

let app: TestApp;

beforeAll(async () => {
  app = await makeTestApp();
  await signUp(app, "Alice Archer");
});

afterAll(() => app.close());

/** The answer without its headers, which differ for every request. */
async function signIn(email: string, typed: string) {
  const { status, body, cookies } = await postAuth(app, "sign-in/email", { email, password: typed });
  return { status, body, cookies };
}

describe("signing up", () => {
  test("with an e-mail address that is taken, in whatever case, is refused", async () => {
    const payload = { name: "Another", email: "ALICE.Archer@example.com", password };
    const { status, body, cookies } = await postAuth(app, "sign-up/email", payload);
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: "email_taken",
      message: "There's already an account with this email. Sign in to it, or use another email.",
    });
    expect(cookies).toEqual([]);
  });

  test("with a password of seven characters is refused, with one of eight it is not", async () => {
    const short = await postAuth(app, "sign-up/email", {
      name: "Short",
      email: "short@example.com",
      password: "1234567",
    });
    expect(short).toMatchObject({ status: 400, body: { code: "password_too_short" } });
    const enough = await postAuth(app, "sign-up/email", {
      name: "Short",
      email: "short@example.com",
      password: "rfq8-2kx",
    });
    expect(enough.status).toBe(200);
  });

  test("with something that is no e-mail address is refused", async () => {
    expect((await postAuth(app, "sign-up/email", { name: "No", email: "nobody", password })).status).toBe(
      400,
    );
  });

  test.each([
    [254, 200],
    [255, 400],
    [5000, 400],
  ])("with an e-mail address of %i characters is answered with %i", async (length, status) => {
    const email = `${"a".repeat(length - "@example.com".length)}@example.com`;
    const answer = await postAuth(app, "sign-up/email", { name: "Long", email, password });
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.body).toMatchObject({ code: "email_invalid" });
  });

  test.each(["isAdmin", "username"])("does not let anybody set %s", async (field) => {
    const payload = { name: "Mallory", email: `mallory.${field}@example.com`, password };
    const { status } = await postAuth(app, "sign-up/email", {
      ...payload,
      [field]: field === "isAdmin" ? true : "mallory",
    });
    expect(status).toBe(400);
  });

  test("cuts names that are none, and takes no picture that is no web address", async () => {
    const payload = {
      name: "x".repeat(5000),
      email: "long@example.com",
      password,
      image: "javascript:alert(1)",
    };
    expect((await postAuth(app, "sign-up/email", payload)).status).toBe(200);
    const { rows } = await app.pool.query(
      `select length(name) as name, length(first_name) as first, image from "user" where email = 'long@example.com'`,
    );
    expect(rows).toEqual([{ name: 80, first: 80, image: null }]);
  });

  test("refuses a picture over http:, which no page would show, and makes no account", async () => {
    const payload = { name: "Robin", email: "http.picture@example.com", password };
    for (const image of ["http://pictures.example/robin.png", " HTTP://pictures.example/robin.png"]) {
      const answer = await postAuth(app, "sign-up/email", { ...payload, image });
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({
        code: "picture_insecure",
        message: "Use a profile picture with an address that starts with https://.",
      });
    }
    const { rows } = await app.pool.query(`select id from "user" where email = 'http.picture@example.com'`);
    expect(rows).toEqual([]);
  });

  test.each([
    ["as it is", "localhost:80", "localhost:80"],
    ["at another port, which gets the same cookies", "localhost", "localhost:80"],
    ["though a proxy passes on another name, which the client made up", "localhost:80", "evil.example"],
  ])(
    "takes no picture at an address of its own, which everyone who sees it would call: %s",
    async (...row) => {
      const [how, host, forwarded] = row;
      const email = `own.picture.${how.length}@example.com`;
      const payload = { name: "Robin", email, password, image: `https://${host}/api/logout` };
      const headers = { "x-forwarded-host": forwarded };
      expect((await postAuth(app, "sign-up/email", payload, headers)).status).toBe(200);
      const { rows } = await app.pool.query(`select image from "user" where email = $1`, [email]);
      expect(rows).toEqual([{ image: null }]);
    },
  );

  test("takes a picture over https:, and shows its address", async () => {
    const image = "https://pictures.example/robin.png";
    const payload = { name: "Robin", email: "https.picture@example.com", password, image };
    const { cookies } = await postAuth(app, "sign-up/email", payload);
    const cookie = cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; ");
    const shown = await browserOf(app, { id: "", email: "", cookie }).call(getCurrentUser);
    expect(shown.body.profileImageUrl).toBe(image);
  });
});

describe("a name", () => {
  test("is what others can read of the one that was given, and its first word is the first name", async () => {
    const name = "\u202e Nina\n\u200bvan  Dyk\u2069";
    expect((await postAuth(app, "sign-up/email", { name, email: "nina@example.com", password })).status).toBe(
      200,
    );
    const { rows } = await app.pool.query(
      `select name, first_name as first, last_name as last from "user" where email = 'nina@example.com'`,
    );
    expect(rows).toEqual([{ name: "Nina van Dyk", first: "Nina", last: "van Dyk" }]);
  });

  test("is invalid if nothing of it can be read", async () => {
    const typed = { name: "\u200b", email: "unseen@example.com", password };
    expect((await postAuth(app, "sign-up/email", typed)).status).toBe(200);
    const { rows } = await app.pool.query(
      `select name, first_name as first, last_name as last from "user" where email = 'unseen@example.com'`,
    );
    expect(rows).toEqual([{ name: "", first: null, last: null }]);
  });
});

describe("signing in", () => {
  test("with the right password gives a session of the same user", async () => {
    const { status, cookies } = await signIn("alice.archer@example.com", password);
    expect(status).toBe(200);
    const cookie = cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; ");
    const { body } = await browserOf(app, { id: "", email: "", cookie }).call(getCurrentUser);
    expect(body.email).toBe("alice.archer@example.com");
  });

  test("answers a wrong password and an unknown address alike", async () => {
    const wrong = await signIn("alice.archer@example.com", "wrong horse battery");
    const unknown = await signIn("nobody@example.com", password);
    expect(wrong.status).toBe(401);
    expect(wrong.cookies).toEqual([]);
    expect(unknown).toEqual(wrong);
  });

  test("works for programs that send fetch metadata but no origin", async () => {
    const headers = { "sec-fetch-mode": "cors" };
    const typed = { email: "program@example.com", password };
    const made = await postAuth(app, "sign-up/email", { ...typed, name: "Program" }, headers);
    const cookie = made.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; ");
    expect(made.status).toBe(200);
    expect((await postAuth(app, "sign-out", {}, { ...headers, cookie })).status).toBe(200);
    expect((await postAuth(app, "sign-in/email", typed, headers)).status).toBe(200);
  });

  test("is by e-mail and password unless a provider is configured", async () => {
    const { body } = await visitor(app).call(getSignInMethods);
    expect(body).toEqual({ emailAndPassword: true, provider: false, setupCode: false });
  });

  // shows: 2.35, 7.9
  test("begins at the built-in page", async () => {
    const answer = await app.server.inject("/api/login");
    expect([answer.statusCode, answer.headers.location]).toEqual([302, "/sign-in"]);
  });

  test.each([
    ["/collection", "/sign-in?to=%2Fcollection"],
    ["/?join=ABCD2345", "/sign-in?to=%2F%3Fjoin%3DABCD2345"],
    ["/", "/sign-in"],
    ["https://evil.example/", "/sign-in"],
    ["//evil.example/collection", "/sign-in"],
    ["/nowhere", "/sign-in"],
  ])("remembers %s as a screen to go on to, if it is one of ours", async (to, location) => {
    const answer = await app.server.inject(`/api/login?to=${encodeURIComponent(to)}`);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, location]);
  });
});

describe("the session's cookie", () => {
  test("is for this server's requests alone: HttpOnly, SameSite=Lax, the whole site", async () => {
    const { cookies } = await signIn("alice.archer@example.com", password);
    expect(cookies).toEqual([
      expect.objectContaining({
        name: "better-auth.session_token",
        httpOnly: true,
        sameSite: "Lax",
        path: "/",
      }),
    ]);
    expect(cookies[0]?.maxAge).toBe(180 * 86_400);
  });

  test("is Secure behind https", async () => {
    const secure = await makeTestApp({ env: { PUBLIC_URL: "https://panna.example" } });
    const answer = await secure.server.inject({
      method: "POST",
      url: "/api/auth/sign-up/email",
      headers: { host: "panna.example", origin: "https://panna.example" },
      payload: { name: "Alice Archer", email: "alice@example.com", password },
    });
    expect(answer.cookies).toEqual([
      expect.objectContaining({ name: "__Host-better-auth.session_token", secure: true, httpOnly: true }),
    ]);
    await secure.close();
  });
});

describe("signing out", () => {
  // shows: 7.10
  test("with /api/logout goes to / and ends this session, and no other of the user", async () => {
    const alice = await aUser(app);
    const phone = browserOf(app, { ...alice, cookie: await aSession(app, alice.id) });
    const answer = await app.server.inject({ url: "/api/logout", headers: { cookie: alice.cookie } });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, "/"]);
    expect(answer.cookies).toContainEqual(
      expect.objectContaining({ name: "better-auth.session_token", value: "" }),
    );
    expect((await alice.call(getCurrentUser)).status).toBe(401);
    expect((await phone.call(getCurrentUser)).status).toBe(200);
  });

  test("isn't done by asking for the headers alone", async () => {
    const alice = await aUser(app);
    const headers = { cookie: alice.cookie };
    const answer = await app.server.inject({ method: "HEAD", url: "/api/logout", headers });
    expect(answer.statusCode).toBe(404);
    expect((await alice.call(getCurrentUser)).status).toBe(200);
  });

  test("without a session goes to / too", async () => {
    const answer = await app.server.inject("/api/logout");
    expect([answer.statusCode, answer.headers.location]).toEqual([302, "/"]);
  });

  test("is effective on the next request, also while others are under way", async () => {
    const bob = await aUser(app);
    const before = Promise.all(Array.from({ length: 20 }, () => bob.call(getCurrentUser)));
    await app.server.inject({
      method: "POST",
      url: "/api/auth/sign-out",
      headers: { cookie: bob.cookie },
      payload: {},
    });
    expect((await bob.call(getCurrentUser)).status).toBe(401);
    for (const { status } of await before) expect([200, 401]).toContain(status);
  });
});
