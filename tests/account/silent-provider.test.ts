import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getSignInMethods } from "#contract/account.ts";
import { CALLS_AT_WORK } from "#server/platform/http/limits/limit-calls-at-work.ts";
import { type Jar, providerWay, sent } from "#tests/support/provider-way.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { visitor } from "#tests/support/test-user.ts";

/** The paths at which the provider takes requests and answers none. */
const silentAt = new Set<string>();
let onAsked: (path: string) => void = () => undefined;
let issuer = "";
let app: TestApp;

const server = createServer(({ url = "" }, response) => {
  onAsked(url);
  if (silentAt.has(url)) return;
  const endpoints = { authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` };
  const document = { issuer, jwks_uri: `${issuer}/keys`, ...endpoints };
  response.setHeader("content-type", "application/json").end(JSON.stringify(document));
});

const DOCUMENT = "/.well-known/openid-configuration";
const browser = { accept: "text/html" };

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  app = await makeTestApp({
    env: {
      PUBLIC_URL: "http://localhost:3000",
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: "panna",
      OIDC_CLIENT_SECRET: "a-secret-that-only-the-tests-know",
    },
  });
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await app.close();
});

// Each waits ten seconds for an answer that doesn't come.
describe("a provider that takes requests and doesn't answer", { timeout: 60_000 }, () => {
  test("keeps nobody else out, and who wants to sign in hears within ten seconds that it's away", async () => {
    silentAt.add(DOCUMENT);
    const asked = new Promise<void>((settle) => (onAsked = () => settle()));
    const ways = Array.from({ length: CALLS_AT_WORK }, () =>
      app.server.inject({ url: "/api/login", headers: browser }),
    );
    await asked;
    const askedAt = performance.now();
    expect((await visitor(app).call(getSignInMethods)).status).toBe(200);
    const signedOut = await app.server.inject({ method: "POST", url: "/api/auth/sign-out" });
    expect(signedOut.statusCode).toBe(503);

    const pages = await Promise.all(ways);
    expect(performance.now() - askedAt).toBeLessThan(15_000);
    expect(new Set(pages.map(({ headers }) => headers.location))).toEqual(
      new Set(["/sign-in?error=unavailable"]),
    );

    silentAt.clear();
    const back = await app.server.inject({ url: "/api/login", headers: browser });
    expect(new URL(String(back.headers.location)).origin).toBe(issuer);
  });

  test("is given up by who comes back from it, too", async () => {
    const way = providerWay(app, { issuer });
    const jar: Jar = new Map();
    const away = await way.visit(jar, "/api/login");
    const state = new URL(away.location).searchParams.get("state");
    silentAt.add("/token");
    const back = await app.server.inject({
      url: `/api/auth/callback/oidc?code=a&state=${state}`,
      headers: { ...browser, cookie: sent(jar) },
    });
    expect(back.headers.location).toBe("/sign-in?error=unavailable");
    silentAt.clear();
  });
});
