import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getCurrentUser } from "#contract/account.ts";
import { type HonestProvider, startHonestProvider } from "#tests/support/honest-provider.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { browserOf, PASSWORD } from "#tests/support/test-user.ts";

const publicUrl = "https://panna.example";
const headers = { host: "panna.example", origin: publicUrl };
const person = { sub: "p", email: "p@example.com", given_name: "P", family_name: "Q", name: "P Q" };

let app: TestApp;
let withProvider: TestApp;
let provider: HonestProvider;

beforeAll(async () => {
  app = await makeTestApp({ env: { PUBLIC_URL: publicUrl } });
  provider = await startHonestProvider(person, `${publicUrl}/api/auth/callback/oidc`);
  const { issuer, clientId, clientSecret } = provider;
  const oidc = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret };
  withProvider = await makeTestApp({ env: { PUBLIC_URL: publicUrl, ...oidc } });
});

afterAll(async () => {
  await app.close();
  await withProvider.close();
  await provider.close();
});

async function post(path: string, payload: object, cookie = "") {
  const url = `/api/auth/${path}`;
  return app.server.inject({ method: "POST", url, payload, headers: { ...headers, cookie } });
}

/** The response's Set-Cookie lines. */
const linesOf = (answer: { headers: Record<string, unknown> }): string[] =>
  [answer.headers["set-cookie"] ?? []].flat().map(String);

const valueOf = (cookie: string): string => cookie.slice(cookie.indexOf("=") + 1);

describe("every cookie behind https", () => {
  test("is held to this host by its name, and kept from scripts and other sites", async () => {
    const typed = { email: "alice@example.com", password: PASSWORD };
    const signedUp = await post("sign-up/email", { ...typed, name: "Alice Archer" });
    const cookie = linesOf(signedUp)[0]?.split(";")[0] ?? "";
    const change = { currentPassword: PASSWORD, newPassword: "another horse battery" };
    const answers = [
      signedUp,
      await post("sign-in/email", typed),
      await post("passkey/sign-in-options", {}),
      await post("change-password", change, cookie),
      await post("sign-out", {}, cookie),
      await app.server.inject({ url: "/api/logout", headers: { ...headers, cookie } }),
      await withProvider.server.inject({ url: "/api/login", headers }),
      await withProvider.server.inject({ url: "/api/auth/callback/oidc?code=a&state=b", headers }),
    ];
    for (const answer of answers.slice(0, 7)) expect(linesOf(answer).length).toBeGreaterThan(0);
    for (const line of answers.flatMap(linesOf)) {
      const [name = "", ...attributes] = line.split(/; */u);
      expect(name).toMatch(/^__Host-better-auth\.\w+=/);
      const lower = attributes.map((one) => one.toLowerCase());
      expect(lower).toEqual(expect.arrayContaining(["path=/", "httponly", "secure", "samesite=lax"]));
      expect(lower.filter((one) => one.startsWith("domain"))).toEqual([]);
    }
  });
});

describe("a cookie that another host of the same domain has set", () => {
  test.each(["better-auth.session_token", "__Secure-better-auth.session_token"])(
    "is not ours under the name %s, however valid its session",
    async (name) => {
      const [victim, attacker] = [await aUser(app), await aUser(app)];
      const tossed = `${name}=${valueOf(attacker.cookie)}`;
      const alone = browserOf(app, { ...victim, cookie: tossed });
      expect((await alone.call(getCurrentUser, {}, { headers })).status).toBe(401);
      const both = browserOf(app, { ...victim, cookie: `${tossed}; ${victim.cookie}` });
      expect((await both.call(getCurrentUser, {}, { headers })).body.id).toBe(victim.id);
      await app.server.inject({ url: "/api/logout", headers: { ...headers, cookie: both.cookie } });
      expect((await victim.call(getCurrentUser, {}, { headers })).status).toBe(401);
      expect((await attacker.call(getCurrentUser, {}, { headers })).body.id).toBe(attacker.id);
    },
  );
});

describe("a junk cookie of the right name beside a good one", () => {
  test.each(["", "junk", "%", "a.b", "%00", '"quoted"'])(
    "%j signs nobody out, wherever it is",
    async (junk) => {
      const user = await aUser(app);
      const name = user.cookie.slice(0, user.cookie.indexOf("="));
      for (const cookie of [`${name}=${junk}; ${user.cookie}`, `${user.cookie}; ${name}=${junk}; x`]) {
        const browser = browserOf(app, { ...user, cookie });
        expect((await browser.call(getCurrentUser, {}, { headers })).body.id).toBe(user.id);
      }
    },
  );

  test("leaves better-auth with the same session as our own calls", async () => {
    const user = await aUser(app);
    const cookie = `${user.cookie.replace(/=.*/u, "=junk")}; ${user.cookie}`;
    expect((await post("sign-out", {}, cookie)).statusCode).toBe(200);
    expect((await user.call(getCurrentUser, {}, { headers })).status).toBe(401);
  });
});
