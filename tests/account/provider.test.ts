import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getCurrentUser, getSignInMethods } from "#contract/account.ts";
import { type HonestProvider, startHonestProvider } from "#tests/support/honest-provider.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { type Jar, type ProviderWay, providerWay, sent } from "#tests/support/provider-way.ts";
import { browserOf, visitor } from "#tests/support/test-user.ts";

const publicUrl = "http://localhost:3000";
const person = {
  sub: "person-7",
  email: "Grace.Hopper@example.com",
  given_name: "Grace Brewster",
  family_name: "Hopper",
  name: "Grace Brewster Hopper",
  picture: "http://pictures.example/grace.png",
};

let provider: HonestProvider;
let app: TestApp;
let way: ProviderWay;

beforeAll(async () => {
  provider = await startHonestProvider(person, `${publicUrl}/api/auth/callback/oidc`);
  app = await makeTestApp({
    env: {
      PUBLIC_URL: publicUrl,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: provider.clientId,
      OIDC_CLIENT_SECRET: provider.clientSecret,
    },
  });
  way = providerWay(app, provider);
});

afterAll(async () => {
  await app.close();
  await provider.close();
});

describe("signing in with a provider", () => {
  // shows: 7.9
  test("sends the browser to the provider with a state, a nonce and a code challenge", async () => {
    const { status, location } = await way.visit(new Map(), "/api/login");
    expect(status).toBe(302);
    const { origin, searchParams } = new URL(location);
    expect(origin).toBe(provider.issuer);
    expect(searchParams.get("redirect_uri")).toBe(`${publicUrl}/api/auth/callback/oidc`);
    expect(searchParams.get("code_challenge_method")).toBe("S256");
    expect(searchParams.get("state")).toMatch(/.{16}/);
    expect(searchParams.get("nonce")).toMatch(/.{16}/);
    expect(searchParams.get("scope")?.split(" ").toSorted()).toEqual(["email", "openid", "profile"]);
  });

  test("comes back to the address that the documents tell operators to register", async () => {
    const { location } = await way.visit(new Map(), "/api/login");
    const sentBack = new URL(location).searchParams.get("redirect_uri") ?? "";
    for (const file of ["README.md", "docs/operating.md"]) {
      const text = readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
      const named = [...text.matchAll(/PUBLIC_URL(\/api\/auth\/[\w/-]+)/g)].map(
        ([, path]) => `${publicUrl}${path}`,
      );
      expect([file, new Set(named)]).toEqual([file, new Set([sentBack])]);
    }
  });

  test("makes the account with the provider's e-mail and names, once", async () => {
    const first = browserOf(app, { id: "", email: "", cookie: sent(await way.signIn()) });
    const { body: made } = await first.call(getCurrentUser);
    expect(made).toMatchObject({
      email: "grace.hopper@example.com",
      firstName: "Grace Brewster",
      lastName: "Hopper",
      username: null,
      isAdmin: true,
    });
    const again = browserOf(app, { id: "", email: "", cookie: sent(await way.signIn()) });
    const { body: found } = await again.call(getCurrentUser);
    expect(found.id).toBe(made.id);
  });

  test("keeps none of the provider's tokens, nor those that were kept before", async () => {
    await way.signIn();
    const stored = "select access_token, refresh_token, id_token from account where provider_id = 'oidc'";
    const nothing = [{ access_token: null, refresh_token: null, id_token: null }];
    expect((await app.pool.query(stored)).rows).toEqual(nothing);
    await app.pool.query("update account set access_token = 'a', refresh_token = 'b', id_token = 'c'");
    await way.signIn();
    expect((await app.pool.query(stored)).rows).toEqual(nothing);
  });

  test.each([
    ["/collection", "/collection"],
    ["/?join=ABCD2345", "/?join=ABCD2345"],
    ["/how-it-works#points", "/how-it-works#points"],
    ["//evil.example", "/"],
  ])("goes on to %s afterwards only if it is a screen of ours", async (to, location) => {
    const jar: Jar = new Map();
    const sentOff = await way.visit(jar, `/api/login?to=${encodeURIComponent(to)}`);
    const back = await way.signInAtProvider(sentOff.location);
    const returned = await way.visit(jar, back.slice(publicUrl.length));
    expect([returned.status, returned.location]).toEqual([302, location]);
    expect(jar.has("better-auth.session_token")).toBe(true);
  });

  test("leaves out a picture over http:, which no page would show", async () => {
    const user = browserOf(app, { id: "", email: "", cookie: sent(await way.signIn()) });
    expect((await user.call(getCurrentUser)).body.profileImageUrl).toBeNull();
  });

  test("refuses an answer with a state that this browser wasn't given", async () => {
    const sentOff = await way.visit(new Map(), "/api/login");
    const back = await way.signInAtProvider(sentOff.location);
    const stranger: Jar = new Map();
    const returned = await way.visit(stranger, back.slice(publicUrl.length));
    expect(returned.status).toBe(302);
    expect(stranger.has("better-auth.session_token")).toBe(false);
    expect(returned.location).toBe("/sign-in?error=failed");
  });

  test("refuses a token that was made for another sign-in", async () => {
    const jar: Jar = new Map();
    const sentOff = new URL((await way.visit(jar, "/api/login")).location);
    sentOff.searchParams.set("nonce", "the-nonce-of-another-sign-in");
    const back = await way.signInAtProvider(sentOff.href);
    const returned = await way.visit(jar, back.slice(publicUrl.length));
    expect([returned.status, returned.location]).toEqual([302, "/sign-in?error=failed"]);
    expect(jar.has("better-auth.session_token")).toBe(false);
  });

  test("is then the only way: e-mail and password are off", async () => {
    const { body } = await visitor(app).call(getSignInMethods);
    expect(body).toEqual({ emailAndPassword: false, provider: true, setupCode: false });
    for (const path of ["sign-up", "sign-in"]) {
      const payload = { name: "Alice", email: "alice@example.com", password: "correct horse battery" };
      const answer = await app.server.inject({ method: "POST", url: `/api/auth/${path}/email`, payload });
      expect(answer.statusCode).toBe(400);
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
  });
});

describe("a provider that cannot be reached", () => {
  test("makes signing in say so, and does not keep anybody from signing out", async () => {
    const away = await makeTestApp({
      env: {
        PUBLIC_URL: publicUrl,
        // This machine's discard port, where nothing listens.
        OIDC_ISSUER: "http://127.0.0.1:9",
        OIDC_CLIENT_ID: provider.clientId,
        OIDC_CLIENT_SECRET: provider.clientSecret,
      },
    });
    const answer = await away.server.inject("/api/login");
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBeDefined();
    expect(answer.json()).toMatchObject({ code: "busy" });
    const headers = { accept: "text/html,*/*" };
    const page = await away.server.inject({ url: "/api/login", headers });
    expect([page.statusCode, page.headers.location]).toEqual([302, "/sign-in?error=unavailable"]);
    const out = await away.server.inject("/api/logout");
    expect(out.headers.location).toBe("/");
    await away.close();
  });
});
