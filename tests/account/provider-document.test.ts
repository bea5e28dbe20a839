import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";

/** What the provider's discovery document says besides its endpoints; tests change it. */
let said: object = {};
let issuer = "";
let app: TestApp;
let written = "";

const server = createServer((_, response) => {
  const endpoints = { authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` };
  const document = { issuer, jwks_uri: `${issuer}/keys`, ...endpoints, ...said };
  response.setHeader("content-type", "application/json").end(JSON.stringify(document));
});

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  app = await makeTestApp({
    env: {
      PUBLIC_URL: "http://localhost:3000",
      LOG_LEVEL: "error",
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: "panna",
      OIDC_CLIENT_SECRET: "a-secret-that-only-the-tests-know",
    },
    logTo: { write: (line: string) => void (written += line) },
  });
});

afterAll(async () => {
  await app.close();
  server.close();
});

const callback = "/api/auth/callback/oidc?code=a&state=b";
const browser = { accept: "text/html" };

describe("a provider's discovery document", () => {
  test.each([
    ["another issuer", { issuer: "https://somebody-else.example" }, "names another issuer"],
    ["no issuer", { issuer: undefined }, "issuer"],
    ["no keys for its tokens", { jwks_uri: undefined }, "jwks_uri"],
  ])("with %s lets nobody in, and the log says why", async (_, document, reason) => {
    said = document;
    written = "";
    const sentOff = await app.server.inject("/api/login");
    expect([sentOff.statusCode, sentOff.json().code]).toEqual([503, "busy"]);
    const page = await app.server.inject({ url: "/api/login", headers: browser });
    expect(page.headers.location).toBe("/sign-in?error=unavailable");
    const back = await app.server.inject({ url: callback, headers: browser });
    expect(back.headers.location).toMatch(/^\/sign-in\?error=/);
    expect(written).toContain(reason);
  });

  test("with this issuer, with a slash at its end or without, sends people there", async () => {
    said = { issuer: `${issuer}/` };
    const { statusCode, headers } = await app.server.inject("/api/login");
    expect([statusCode, new URL(String(headers.location)).origin]).toEqual([302, issuer]);
  });
});
