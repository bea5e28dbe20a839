import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getCurrentUser, getSignInMethods } from "#contract/account.ts";
import { type HonestProvider, startHonestProvider } from "#tests/support/honest-provider.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { browserOf, visitor } from "#tests/support/test-user.ts";

const publicUrl = "http://localhost:3000";
const person = {
  sub: "person-7",
  email: "Grace.Hopper@example.com",
  given_name: "Grace Brewster",
  family_name: "Hopper",
  name: "Grace Brewster Hopper",
};

let provider: HonestProvider;
let app: TestApp;

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
});

afterAll(async () => {
  await app.close();
  await provider.close();
});

type Jar = Map<string, string>;

function keep(jar: Jar, cookies: readonly string[]): void {
  for (const cookie of cookies) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (/max-age=0|expires=thu, 01 jan 1970/i.test(cookie)) jar.delete(name);
    else jar.set(name, value);
  }
}

const sent = (jar: Jar): string => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");

/** A page of Panna, with the browser's cookies for it. */
async function visit(jar: Jar, url: string) {
  const answer = await app.server.inject({ url, headers: { cookie: sent(jar) } });
  keep(jar, [answer.headers["set-cookie"] ?? []].flat());
  return { status: answer.statusCode, location: answer.headers.location ?? "", body: answer.body };
}

/** Follows the provider's own redirects until it sends the browser back. */
async function signInAtProvider(url: string): Promise<string> {
  const jar: Jar = new Map();
  let next = url;
  while (next.startsWith(provider.issuer)) {
    const answer = await fetch(next, { redirect: "manual", headers: { cookie: sent(jar) } });
    keep(jar, answer.headers.getSetCookie());
    const location = answer.headers.get("location");
    if (location === null) throw new Error(`${answer.status} ${await answer.text()}`);
    next = new URL(location, next).href;
  }
  return next;
}

async function signIn(): Promise<Jar> {
  const jar: Jar = new Map();
  const sentOff = await visit(jar, "/api/login");
  const back = await signInAtProvider(sentOff.location);
  const returned = await visit(jar, back.slice(publicUrl.length));
  expect(returned).toMatchObject({ status: 302, location: "/" });
  return jar;
}

describe("signing in with a provider", () => {
  // shows: 7.9
  test("sends the browser to the provider with a state and a code challenge", async () => {
    const { status, location } = await visit(new Map(), "/api/login");
    expect(status).toBe(302);
    const { origin, searchParams } = new URL(location);
    expect(origin).toBe(provider.issuer);
    expect(searchParams.get("redirect_uri")).toBe(`${publicUrl}/api/auth/callback/oidc`);
    expect(searchParams.get("code_challenge_method")).toBe("S256");
    expect(searchParams.get("state")).toMatch(/.{16}/);
    expect(searchParams.get("scope")?.split(" ").toSorted()).toEqual(["email", "openid", "profile"]);
  });

  test("makes the account with the provider's e-mail and names, once", async () => {
    const first = browserOf(app, { id: "", email: "", cookie: sent(await signIn()) });
    const { body: made } = await first.call(getCurrentUser);
    expect(made).toMatchObject({
      email: "grace.hopper@example.com",
      firstName: "Grace Brewster",
      lastName: "Hopper",
      username: null,
      isAdmin: true,
    });
    const again = browserOf(app, { id: "", email: "", cookie: sent(await signIn()) });
    const { body: found } = await again.call(getCurrentUser);
    expect(found.id).toBe(made.id);
  });

  test("refuses an answer whose state this browser was not given", async () => {
    const sentOff = await visit(new Map(), "/api/login");
    const back = await signInAtProvider(sentOff.location);
    const stranger: Jar = new Map();
    const returned = await visit(stranger, back.slice(publicUrl.length));
    expect(returned.status).toBe(302);
    expect(stranger.has("better-auth.session_token")).toBe(false);
  });

  test("is then the only way: e-mail and password are off", async () => {
    const { body } = await visitor(app).call(getSignInMethods);
    expect(body).toEqual({ emailAndPassword: false, provider: true });
    for (const way of ["sign-up", "sign-in"]) {
      const payload = { name: "Alice", email: "alice@example.com", password: "correct horse battery" };
      const answer = await app.server.inject({ method: "POST", url: `/api/auth/${way}/email`, payload });
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
        // The discard port of this machine, where nobody listens.
        OIDC_ISSUER: "http://127.0.0.1:9",
        OIDC_CLIENT_ID: provider.clientId,
        OIDC_CLIENT_SECRET: provider.clientSecret,
      },
    });
    const answer = await away.server.inject("/api/login");
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBeDefined();
    expect(answer.json()).toMatchObject({ code: "busy" });
    const out = await away.server.inject("/api/logout");
    expect(out.headers.location).toBe("/");
    await away.close();
  });
});
